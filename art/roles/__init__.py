"""The twelve Taoists: each is a figure in a module of its own and a row in `art.roles.people`."""
