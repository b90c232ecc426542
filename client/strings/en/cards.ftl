### Cards: names, short names, and the words needed to read a card (what cards do stands in the rulebook)

## Spells

card-C-S01-name = Spirit Gathering
card-C-S01-short = Spirit Gathering
card-C-S02-name = Spirit Loan
card-C-S02-short = Spirit Loan
card-C-S03-name = Invoke
card-C-S03-short = Invoke
card-C-S04-name = Five Thunders
card-C-S04-short = Five Thunders
card-C-S05-name = Alms
card-C-S05-short = Alms
card-C-S06-name = Heavenly Eye
card-C-S06-short = Heavenly Eye
card-C-S07-name = Truth Mirror
card-C-S07-short = Truth Mirror
card-C-S08-name = Spell Breaker
card-C-S08-short = Spell Breaker
card-C-S09-name = Stand-In
card-C-S09-short = Stand-In
card-C-S10-name = Soul Shift
card-C-S10-short = Soul Shift
card-C-S11-name = Soul Pin
card-C-S11-short = Soul Pin
card-C-S12-name = Ward
card-C-S12-short = Ward
card-C-S13-name = Binding
card-C-S13-short = Binding
card-C-S14-name = Augury
card-C-S14-short = Augury
card-C-S15-name = Amulet
card-C-S15-short = Amulet

## Artifacts

card-C-A01-name = Peachwood Sword
card-C-A01-short = Peachwood
card-C-A02-name = Three-Purities Bell
card-C-A02-short = Bell
card-C-A03-name = Soul Banner
card-C-A03-short = Soul Banner
card-C-A04-name = Cinnabar Brush
card-C-A04-short = Cinnabar Brush
card-C-A05-name = Diamond Ring
card-C-A05-short = Diamond Ring
card-C-A06-name = Thunder Tally
card-C-A06-short = Thunder Tally
card-C-A07-name = Seven-Star Sword
card-C-A07-short = Star Sword
card-C-A08-name = Whisk
card-C-A08-short = Whisk
card-C-A09-name = Purple-Gold Gourd
card-C-A09-short = Gourd
card-C-A10-name = Geomancer’s Compass
card-C-A10-short = Compass
card-C-A11-name = Law Seal
card-C-A11-short = Law Seal
card-C-A12-name = Yin-Yang Parasol
card-C-A12-short = Parasol

## Expansion

card-C-X01-name = Eight Trigrams
card-C-X01-short = Eight Trigrams
card-C-X02-name = Five Ghosts’ Fortune
card-C-X02-short = Five Ghosts
card-C-X03-name = Spirit Ride
card-C-X03-short = Spirit Ride
card-C-X04-name = Origin Breaker
card-C-X04-short = Origin Breaker
card-C-X05-name = Inferno
card-C-X05-short = Inferno
card-C-X06-name = Soul Lure
card-C-X06-short = Soul Lure

## Ghosts

card-C-G01-name = Hanged Ghost
card-C-G01-short = Hanged
card-C-G02-name = Hungry Ghost
card-C-G02-short = Hungry
card-C-G03-name = Red-Haired Ghost
card-C-G03-short = Red Haired
card-C-G04-name = Burnt Ghost
card-C-G04-short = Burnt
card-C-G05-name = Blood-Robed Ghost
card-C-G05-short = Blood Robed
card-C-G06-name = Headless Ghost
card-C-G06-short = Headless
card-C-G07-name = Vengeful Ghost
card-C-G07-short = Vengeful
card-C-G08-name = Painted Skin
card-C-G08-short = Painted Skin
card-C-G09-name = Red-Robed Fiend
card-C-G09-short = Red Fiend
card-C-G10-name = Drowned Ghost
card-C-G10-short = Drowned
card-C-G11-name = Pauper Ghost
card-C-G11-short = Pauper
card-C-G12-name = Night Wanderer
card-C-G12-short = Wanderer
card-C-G13-name = Ice-Bone Ghost
card-C-G13-short = Ice Bone
card-C-G14-name = Long-Tongued Ghost
card-C-G14-short = Long Tongued
card-C-G15-name = Blue-Faced Ghost
card-C-G15-short = Blue Faced
card-C-G16-name = Hundred-Eyed Ghost
card-C-G16-short = Hundred Eyed
card-C-G17-name = Treasure Thief
card-C-G17-short = Thief
card-C-G18-name = Cold-River Fiend
card-C-G18-short = River Fiend
card-C-G19-name = Wuchang Ghost
card-C-G19-short = Wuchang
card-C-G20-name = Shadow Ghost
card-C-G20-short = Shadow
card-C-G21-name = Ghost Bailiff
card-C-G21-short = Bailiff

## Events

card-C-V01-name = Eclipse
card-C-V01-short = Eclipse
card-C-V02-name = The Gate Opens
card-C-V02-short = Gate Opens
card-C-V03-name = Ghost Festival
card-C-V03-short = Festival
card-C-V04-name = Yin Wind
card-C-V04-short = Yin Wind
card-C-V05-name = Thunder Trial
card-C-V05-short = Trial
card-C-V06-name = Night Parade
card-C-V06-short = Night Parade
card-C-V07-name = The Immortal Appears
card-C-V07-short = Immortal
card-C-V08-name = Plague
card-C-V08-short = Plague

## Ghost kings

card-C-K1-name = Blood Tiger
card-C-K1-short = Blood Tiger
card-C-K2-name = Baleful
card-C-K2-short = Baleful
card-C-K3-name = Thousand Eyes
card-C-K3-short = Thousand Eyes
card-C-K4-name = Burning Face
card-C-K4-short = Burning Face
card-C-K5-name = Nine-Tailed Fox
card-C-K5-short = Fox
card-C-K6-name = Ghost Mother
card-C-K6-short = Ghost Mother
card-C-K7-name = Stone Bearer
card-C-K7-short = Stone Bearer
card-C-K8-name = Venomous
card-C-K8-short = Venomous
card-C-K9-name = Beast Eater
card-C-K9-short = Beast Eater

## Roles

card-C-R01-name = Talisman Scribe
card-C-R01-short = Scribe
card-C-R02-name = Sword Immortal
card-C-R02-short = Sword
card-C-R03-name = Elixir Master
card-C-R03-short = Elixir
card-C-R04-name = Diviner
card-C-R04-short = Diviner
card-C-R05-name = Zither Maiden
card-C-R05-short = Zither
card-C-R06-name = Woodman
card-C-R06-short = Axe
card-C-R07-name = Drunken Beggar
card-C-R07-short = Beggar
card-C-R08-name = Healer
card-C-R08-short = Healer
card-C-R09-name = Thunder Priest
card-C-R09-short = Thunder
card-C-R10-name = Yin-Yang Guest
card-C-R10-short = Yin-Yang
card-C-R11-name = Spirit Smith
card-C-R11-short = Smith
card-C-R12-name = Grave Keeper
card-C-R12-short = Keeper

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
told-timing = { $timing }
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
haunt-die = the player the die points to
haunt-rolled = { $direction ->
    [left] left { $value }
   *[right] right { $value }
}

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
step-before-full = Before the apparition
step-apparition = Apparition
step-after = After
step-after-full = After the apparition
step-exorcism = Exorcism
step-heretic = Heretics’ moment
step-king_check = King rises?
step-end = End
step-over = Game over

identity-taiping = Taiping
identity-tianshi = Tianshi
identity-heretic_king = Heretic King
identity-classic-heretic_king = Heretic
identity-heretic_follower = Heretic Follower
identity-taiping_elder = Taiping Elder
identity-tianshi_elder = Tianshi Elder
identity-unknown = Unknown identity
identity-taiping-short = Taiping
identity-tianshi-short = Tianshi
identity-heretic_king-short = H. King
identity-classic-heretic_king-short = Heretic
identity-heretic_follower-short = Follower
identity-taiping_elder-short = Elder
identity-tianshi_elder-short = Elder
identity-unknown-short = Unknown

side-taiping = Taiping
side-tianshi = Tianshi
side-heretics = Heretics
side-king = Ghost king
