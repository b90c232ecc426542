### Cards: names, short names, rules texts, and the words needed to read a card

## Spells

card-C-S01-name = Spirit Gathering
card-C-S01-short = Spirit Gather
card-C-S01-text = Gain 3 spirit.
card-C-S02-name = Spirit Loan
card-C-S02-short = Spirit Loan
card-C-S02-text = Choose another player: take up to 2 of their spirit.
card-C-S03-name = Invocation
card-C-S03-short = Invoke
card-C-S03-text = Draw 2 cards.
card-C-S04-name = Five Thunders
card-C-S04-short = Five Thunders
card-C-S04-text = Choose another player: they discard 2 cards at random.
card-C-S05-name = Alms
card-C-S05-short = Alms
card-C-S05-text = Choose another player: they give you 1 card of their choice and 1 spirit (whatever they have of these).
card-C-S06-name = Heavenly Eye
card-C-S06-short = Heavenly Eye
card-C-S06-text = Choose another player: look at their hand, then draw 1 card.
card-C-S07-name = Mirror of Truth
card-C-S07-short = Truth Mirror
card-C-S07-text = Pay 2 spirit. Choose another player: look at their identity. If it is open, or there are no identities, look at their hand and take 1 card instead.
card-C-S08-name = Spell-Breaker
card-C-S08-short = Spell Breaker
card-C-S08-text = Choose a used card or skill that has not taken effect yet: it has no effect (a spell is still discarded, a cost stays paid).
card-C-S09-name = Substitute
card-C-S09-short = Stand-In
card-C-S09-text = Choose a used card or skill whose only target is you: name another target that is legal for its user.
card-C-S10-name = Soul-Shift
card-C-S10-short = Soul Shift
card-C-S10-text = Choose a ghost that is no king’s life: it moves to a neighbour of its bearer, left or right as you choose, but not to the ghost king.
card-C-S11-name = Soul-Pin
card-C-S11-short = Soul Pin
card-C-S11-text = Choose a ghost: its requirement is +1 this turn.
card-C-S12-name = Ward
card-C-S12-short = Ward
card-C-S12-text = Choose a ghost: its requirement is −1 this turn.
card-C-S13-name = Binding
card-C-S13-short = Binding
card-C-S13-text = Choose a player other than the turn player: they can’t vote this turn.
card-C-S14-name = Divination
card-C-S14-short = Omens
card-C-S14-text = Look at the top 3 cards of the ghost deck and put them back in any order.
card-C-S15-name = Amulet
card-C-S15-short = Amulet
card-C-S15-text = Choose a player: a ghost that would haunt them this turn haunts the next player in turn order without an Amulet instead. If everyone has one, it haunts them after all.

## Artifacts

card-C-A01-name = Peachwood Sword
card-C-A01-short = Peach Sword
card-C-A01-text = Red ghosts you host against have requirement −1.
card-C-A02-name = Three-Purities Bell
card-C-A02-short = Purity Bell
card-C-A02-text = Gain 1 more spirit in your draw phase.
card-C-A03-name = Soul Banner
card-C-A03-short = Soul Banner
card-C-A03-text = After the apparition, once per turn, pay 2 spirit: a ghost that haunted this turn and is no king’s life moves to you, or from you to a neighbour.
card-C-A04-name = Cinnabar Brush
card-C-A04-short = Cinnabar Brush
card-C-A04-text = When you vote you may mark one of your votes, unseen: it counts as the other colour.
card-C-A05-name = Diamond Ring
card-C-A05-short = Diamond Ring
card-C-A05-text = Your hand limit is 7.
card-C-A06-name = Thunder Tally
card-C-A06-short = Thunder Tally
card-C-A06-text = Day, once per turn, discard 1 card: draw 1 card and gain 1 spirit.
card-C-A07-name = Seven-Star Sword
card-C-A07-short = Star Sword
card-C-A07-text = Each challenge you win draws you 1 card.
card-C-A08-name = Whisk
card-C-A08-short = Whisk
card-C-A08-text = Other players’ cards and skills can’t make you discard.
card-C-A09-name = Purple-Gold Gourd
card-C-A09-short = Gourd
card-C-A09-text = Each time you banish a ghost, draw 1 card.
card-C-A10-name = Geomancer’s Compass
card-C-A10-short = Compass
card-C-A10-text = Before the apparition, in your own turn: look at the top card of the ghost deck; you may pay 1 spirit to put it at the bottom.
card-C-A11-name = Seal of Law
card-C-A11-short = Law Seal
card-C-A11-text = To challenge you the host must pay 2 spirit, and can’t challenge you without.
card-C-A12-name = Yin-Yang Parasol
card-C-A12-short = Parasol
card-C-A12-text = While you bear 2 or more ghosts you draw 1 more card in your draw phase.

## Expansion

card-C-X01-name = Eight Trigrams
card-C-X01-short = Eight Trigrams
card-C-X01-text = As a vote: counts as two of its colour (but as one card towards the host’s limit for challenging). As a spell: draw 1 card.
card-C-X02-name = Five Ghosts’ Fortune
card-C-X02-short = Five Ghosts
card-C-X02-text = Gain 1 spirit for each ghost on the table, a king’s lives included, at most 4.
card-C-X03-name = Riding the Spirit
card-C-X03-short = Spirit Ride
card-C-X03-text = Draw 1 card. All your LV skills are open to you this turn, unless a ghost closes them.
card-C-X04-name = Origin-Breaker
card-C-X04-short = Origin Breaker
card-C-X04-text = Ghosts of this card’s colour have requirement −2 this turn.
card-C-X05-name = Purgatory
card-C-X05-short = Inferno
card-C-X05-text = Pay 2 spirit. In turn order every other player either discards 1 card of their choice or loses 2 spirit (or what they have).
card-C-X06-name = Soul-Lure
card-C-X06-short = Soul Lure
card-C-X06-text = Choose another player’s ghost that is no king’s life: if you aren’t the ghost king, it moves to you. Draw 2 cards.

## Ghosts (what they do to their bearer; they don’t touch a ghost king)

card-C-G01-name = Hanged Ghost
card-C-G01-short = Hanged
card-C-G01-text = No effect on its bearer.
card-C-G02-name = Hungry Ghost
card-C-G02-short = Hungry
card-C-G02-text = When the bearer’s day begins they discard 1 card at random.
card-C-G03-name = Red-Haired Ghost
card-C-G03-short = Red Hair
card-C-G03-text = The bearer draws 1 card fewer in their draw phase.
card-C-G04-name = Burnt Ghost
card-C-G04-short = Burnt
card-C-G04-text = On haunting, the bearer loses 2 spirit.
card-C-G05-name = Blood-Robed Ghost
card-C-G05-short = Blood Robe
card-C-G05-text = The bearer can’t challenge.
card-C-G06-name = Headless Ghost
card-C-G06-short = Headless
card-C-G06-text = The bearer’s role skills are closed.
card-C-G07-name = Vengeful Ghost
card-C-G07-short = Vengeful
card-C-G07-text = The bearer lays at most 2 votes.
card-C-G08-name = Painted Skin
card-C-G08-short = Painted Skin
card-C-G08-text = The bearer’s artifact has no effect.
card-C-G09-name = Red-Robed Fiend
card-C-G09-short = Red Fiend
card-C-G09-text = The bearer’s hand limit is −1.
card-C-G10-name = Drowned Ghost
card-C-G10-short = Drowned
card-C-G10-text = No effect on its bearer.
card-C-G11-name = Pauper Ghost
card-C-G11-short = Pauper
card-C-G11-text = The bearer gains no spirit in their draw phase.
card-C-G12-name = Night Wanderer
card-C-G12-short = Night Walker
card-C-G12-text = Each day draw costs the bearer 1 spirit more.
card-C-G13-name = Ice-Bone Ghost
card-C-G13-short = Ice Bones
card-C-G13-text = The bearer’s hand limit is −1.
card-C-G14-name = Long-Tongued Ghost
card-C-G14-short = Long Tongue
card-C-G14-text = Each spell the bearer uses costs 1 spirit more.
card-C-G15-name = Blue-Faced Ghost
card-C-G15-short = Blue Face
card-C-G15-text = The bearer draws 1 card fewer in their draw phase.
card-C-G16-name = Hundred-Eyed Ghost
card-C-G16-short = Hundred Eyes
card-C-G16-text = The bearer’s hand is open to all.
card-C-G17-name = Treasure Thief
card-C-G17-short = Thief
card-C-G17-text = On haunting, the bearer’s artifact is discarded.
card-C-G18-name = Cold-River Fiend
card-C-G18-short = River Fiend
card-C-G18-text = The bearer lays at most 2 votes.
card-C-G19-name = Impermanence
card-C-G19-short = Wuchang
card-C-G19-text = At the end of their turn the bearer loses 1 spirit.
card-C-G20-name = Shadow Ghost
card-C-G20-short = Shadow
card-C-G20-text = The bearer can’t challenge.
card-C-G21-name = Ghost Bailiff
card-C-G21-short = Bailiff
card-C-G21-text = The bearer’s role skills are closed.

## Events

card-C-V01-name = Eclipse
card-C-V01-short = Eclipse
card-C-V01-text = All requirements are +1 this turn.
card-C-V02-name = The Gate Opens
card-C-V02-short = Open Gate
card-C-V02-text = Another ghost card is turned up at once, if there is one.
card-C-V03-name = Ghost Festival
card-C-V03-short = Festival
card-C-V03-text = Each player draws 1 card.
card-C-V04-name = Yin Wind
card-C-V04-short = Yin Wind
card-C-V04-text = All at the same time, each player passes 1 card of their choice to their left.
card-C-V05-name = Tribulation
card-C-V05-short = Trial
card-C-V05-text = Each player with an artifact pays 3 spirit or discards it.
card-C-V06-name = Night Parade
card-C-V06-short = Night Parade
card-C-V06-text = Each ghost that is no king’s life moves to the next player on its bearer’s left who is not the ghost king.
card-C-V07-name = The Immortal Appears
card-C-V07-short = Immortal
card-C-V07-text = Each player without a ghost gains 2 spirit.
card-C-V08-name = Pestilence
card-C-V08-short = Plague
card-C-V08-text = Each player with more than 4 cards discards 1 of their choice.

## Ghost kings (text is the power, goal the condition of victory)

card-C-K1-name = Blood Tiger
card-C-K1-short = Blood Tiger
card-C-K1-text = When he summons with a red vote he may count red 1 more.
card-C-K1-goal = he has { $need } lives.
card-C-K2-name = Baleful
card-C-K2-short = Baleful
card-C-K2-text = After the apparition, once per turn, pay 1 spirit: the ghost that haunted another player in this apparition moves to a third player of his choice.
card-C-K2-goal = { $need } other players bear 3 or more ghosts each.
card-C-K3-name = Thousand Eyes
card-C-K3-short = Thousand Eyes
card-C-K3-text = In his own night, once: he looks at one hand.
card-C-K3-goal = in his own night, once, he names every other player’s identity (with 8 players: all but two of his choice) and all are right. If not, he loses a life of his choice (not his last). With 5 or 6 players from his second own night on.
card-C-K4-name = Burning Face
card-C-K4-short = Burning Face
card-C-K4-text = A player whom a ghost haunts discards 1 card at random.
card-C-K4-goal = from the turn after he appears, all others together hold at most { $need } cards.
card-C-K5-name = Nine-Tailed Fox
card-C-K5-short = Fox
card-C-K5-text = Once per round one of his votes counts as the other colour.
card-C-K5-goal = he has { $need } tails. He starts with 3; one more when an exorcism of a life of his that he voted in fails, one more when he summons.
card-C-K6-name = Ghost Mother
card-C-K6-short = Ghost Mother
card-C-K6-text = In his own night, once, pay 1 spirit: turn up one more ghost card.
card-C-K6-goal = { $need } ghosts are on the table, his lives included.
card-C-K7-name = Stone-Bearer
card-C-K7-short = Stone Bearer
card-C-K7-text = His lives have requirement +1.
card-C-K7-goal = own turn number { $need } as king begins.
card-C-K8-name = Venomous
card-C-K8-short = Venomous
card-C-K8-text = When an exorcism fails, each player who took part loses 1 spirit and he gains 1 in all.
card-C-K8-goal = { $need } exorcisms with a vote in them have failed since he appeared.
card-C-K9-name = Beast-Devourer
card-C-K9-short = Beast Eater
card-C-K9-text = In his own night, up to twice, free: he devours another player’s ghost, which leaves the game; that player draws 2 cards.
card-C-K9-goal = he has devoured { $need } ghosts.

## Roles (1 and 2 are LV1 and LV2, k is the Ghost Way)

card-C-R01-name = Talismanist
card-C-R01-short = Scribe
card-C-R01-1 = Day, once per turn: swap 1 card from your hand for the top card of the spell discard pile.
card-C-R01-2 = Once per round a spell you used returns to your hand (pay 1 spirit).
card-C-R01-k = Your spells can’t be answered.
card-C-R02-name = Sword Immortal
card-C-R02-short = Sword
card-C-R02-1 = Your first won challenge each turn draws you 1 card.
card-C-R02-2 = When you host, other players’ ghosts have requirement −1.
card-C-R02-k = One of your votes on your own lives counts twice.
card-C-R03-name = Alchemist
card-C-R03-short = Elixir
card-C-R03-1 = Your first day draw each turn costs 1 spirit.
card-C-R03-2 = After your end-phase discard, gain 1 spirit for every 2 cards in hand.
card-C-R03-k = In your own night, once, discard 1 card: draw 2 cards.
card-C-R04-name = Diviner
card-C-R04-short = Seer
card-C-R04-1 = Before the apparition, once per round: look at the top 2 cards of the ghost deck and put them back in either order.
card-C-R04-2 = After using LV1 you may pay 1 spirit to put one of the two at the bottom.
card-C-R04-k = In your own night, once, before the apparition, pay 1 spirit: you choose whom this apparition haunts.
card-C-R05-name = Zither Maiden
card-C-R05-short = Zither
card-C-R05-1 = After the apparition, once per round, pay 2 spirit: a ghost of yours moves to a neighbour.
card-C-R05-2 = Any time, once per round, pay 1 spirit: a player can’t use responses this turn.
card-C-R05-k = Each life you gain draws you 1 card.
card-C-R06-name = Woodcutter
card-C-R06-short = Axe
card-C-R06-1 = Draw phase: you may take 4 spirit instead of the cards.
card-C-R06-2 = Your day draws give 2 cards for 3 spirit.
card-C-R06-k = Your summonings need 1 less.
card-C-R07-name = Drunken Beggar
card-C-R07-short = Beggar
card-C-R07-1 = Day, once per turn: a player with more cards than you gives you 1 at random; you give 1 back.
card-C-R07-2 = Your hand limit is 7.
card-C-R07-k = In your own night draw 1 card more.
card-C-R08-name = Healer
card-C-R08-short = Healer
card-C-R08-1 = Any time, once per round, pay 1 spirit: ghost effects don’t touch a player until the end of their next turn.
card-C-R08-2 = When a ghost is banished from you, draw 2 cards.
card-C-R08-k = Once as king, in your own night, discard 2 cards: a ghost of another player becomes a life of yours.
card-C-R09-name = Thunder Priest
card-C-R09-short = Thunder
card-C-R09-1 = Day, once per turn, pay 2 spirit: a player discards 1 card at random.
card-C-R09-2 = Your LV1 costs 1 spirit; your Five Thunders discards 1 card more.
card-C-R09-k = The host of an exorcism of your life discards 1 card at random after the count.
card-C-R10-name = Yin-Yang Guest
card-C-R10-short = Yinyang
card-C-R10-1 = When you vote, once per round: one of your votes counts as the other colour, unseen.
card-C-R10-2 = Day, once per turn: pay 1 spirit to draw 1 card, or discard 1 card to gain 1 spirit.
card-C-R10-k = After a count you voted in, take 1 of the votes counted.
card-C-R11-name = Artificer
card-C-R11-short = Smith
card-C-R11-1 = Equipping an artifact draws you 1 card.
card-C-R11-2 = Day, once per turn, pay 3 spirit: take an artifact from the discard pile.
card-C-R11-k = You keep your artifact as king and may equip one in your own night.
card-C-R12-name = Gravekeeper
card-C-R12-short = Sexton
card-C-R12-1 = A ghost that haunts you gives you 1 spirit.
card-C-R12-2 = Day, once per turn, pay 2 spirit: a ghost of yours moves to a player who bears fewer.
card-C-R12-k = When you become king, draw 2 cards for each ghost you had banished.

## Words for reading a card

kind-spell = Spell
kind-artifact = Artifact
kind-ghost = Ghost
kind-event = Event
kind-king = Ghost king
kind-role = Role

skill-1 = LV1
skill-2 = LV2
skill-k = Ghost Way
named-skill = { $card } { $skill }
told-skill = { $skill }: { $text }

ghost-haunts = Haunts: { $haunt }.
ghost-reward = { $draw ->
    [0] Reward: voters share { $pool } spirit.
    [one] Reward: voters share { $pool } spirit and draw 1 card each.
   *[other] Reward: voters share { $pool } spirit and draw { $draw } cards each.
}
king-goal = Wins when { $goal }
king-power = Power: { $power }

haunt-left = the turn player’s left neighbour
haunt-right = the turn player’s right neighbour
haunt-opposite = the player opposite the turn player
haunt-most_hand = most cards in hand
haunt-fewest_hand = fewest cards in hand
haunt-most_spirit = most spirit
haunt-least_spirit = least spirit
haunt-most_banished = most ghosts banished
haunt-fewest_ghosts = fewest ghosts borne
haunt-most_ghosts = most ghosts borne
haunt-artifact = who has an artifact, else the turn player
haunt-die = whom the die points to

timing-day = in your own day
timing-any = any time
timing-before = before the apparition
timing-after = after the apparition
timing-response = only in answer
timing-night = in the king’s own night
timing-passive = always on

suit-red = red
suit-blue = blue
suit-any = X

phase-draw = Draw
phase-day = Day
phase-night = Night
phase-end = End

step-draw = Draw
step-day = Day
step-day_close = Day closing
step-night = Nightfall
step-before = Before
step-apparition = Apparition
step-after = After
step-exorcism = Exorcism
step-heretic = Heretics’ moment
step-king_check = King rises?
step-end = End
step-over = Game over

identity-taiping = Taiping
identity-tianshi = Tianshi
identity-heretic_king = Heretic King
identity-heretic_follower = Heretic Follower
identity-unknown = Unknown identity
identity-taiping-short = Taiping
identity-tianshi-short = Tianshi
identity-heretic_king-short = H. King
identity-heretic_follower-short = H. Foll.
identity-unknown-short = Unknown

side-taiping = Taiping
side-tianshi = Tianshi
side-heretics = Heretics
side-king = Ghost king
