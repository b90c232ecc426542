"""The twelve Taoists: each is a row in `art.roles.people`."""
