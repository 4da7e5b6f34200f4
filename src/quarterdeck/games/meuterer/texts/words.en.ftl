# Meuterer in English: what happened, why not, what one may do, what things are called.

## What it is

game-verb = Mutiny
game-subtitle = The Mutineers
game-line = Sell goods, take a secret role, keep the ship or seize it.
game-lead = One ship, one captain, and a crew that sells its goods wherever the ship calls. Stand by the captain, or join the mutiny: nobody knows until the cards are turned.
game-credit = Marcel-André Casasola Merkle, Adlung-Spiele 2000
filter-example = wine
watched = You see the islands, the ships, the goods shown and the points; of the hands, how many cards they hold, and of a role that was taken, that it was taken.

## What happened

islands-laid = The islands, clockwise: { $islands }.
captain-drawn = { $seat } is the first captain, by lot.
dealt = { $seat } is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
dealt-own = { $seat } is dealt: { $cards }.
round-begins = Round { $number } of { $rounds } begins; { $seat } is captain.
offered = { $seat } offers { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for the First Mate’s support.
showed = { $seat } shows { $card ->
    [conflict] a conflict card
    [pirates] the pirates card
    [rubies] rubies
    [salt] salt
    [wine] wine
    [cloth] cloth
   *[grain] grain
}.
pirates-sail = The pirates sail { $number ->
    [0] nowhere and stay at
    [one] 1 island back, to
   *[other] { $number } islands back, to
} { $island }, as many as { $seat } has cards in hand.
robbed = The pirates rob the ship; all shown cards are gone: { $cards }.
captain-left = { $seat } leaves with { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
} in hand: the captain’s destination is { $island }.
leaves = { $seat } leaves with { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
} in hand and looks at the action cards.
leaves-own = { $seat } leaves with { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
} in hand and finds { $actions } in the middle.
took = { $seat } takes an action card.
took-own = { $seat } takes the action card { $action_name }.
revealed = { $seat } is { $action ->
    [mutineer] the Mutineer
    [cabin-boy] the Cabin Boy
    [first-mate] the First Mate
    [merchant] the Merchant
   *[loader] the Loader
}.
mutineer-aims = { $seat } has { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
} in hand: the Mutineer’s destination is { $island }.
no-mutiny = Nobody is the Mutineer: there is no mutiny.
fought = { $seat } plays { $number ->
    [0] no conflict card
    [one] 1 conflict card
   *[other] { $number } conflict cards
}.
mutiny-failed = The mutiny fails, { $mutiny } against { $captain }.
mutiny-succeeded = The mutiny succeeds, { $mutiny } against { $captain }.
docked = { $seat } scores { $points } for docking at { $island }.
supported = { $seat } scores { $points } as First Mate{ $offer ->
    [0] {""}
   *[other] , of which { $to } pays { $offer }
}.
cabin-boy-scored = { $seat } scores { $points } as Cabin Boy.
new-captain = { $seat } is the new captain.
sale-chosen = { $seat } sells { $number } { $good_name } at { $island }.
nothing-sold = Nobody sells anything at { $island }.
sold = { $seat } sells most at { $island } with { $number } { $good_name }{ $tied ->
    [one] {""}
   *[other] , { $tied } being tied,
} and scores { $points }.
merchant-sold = { $seat }, the Merchant, is tied at { $island } with { $number } { $good_name } ({ $tied } players) and scores { $points } all the same.
sailed = The ship sails from { $behind } to { $island }.
stayed = The ship stays at { $island }, now the only active island.
renewed = All discards are shuffled: a new draw pile of { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
drew-own = { $seat } draws: { $cards }.
laid-aside = { $seat } lays aside a card to give back, number { $number }.
laid-aside-own = { $seat } lays aside { $card_name } to give back, number { $number }.
gave-back = { $seat } gives { $number ->
    [one] 1 card
   *[other] { $number } cards
} back, face down.
gave-back-own = { $seat } gives back, face down: { $cards }.
ended = The game is over after { $rounds } rounds.
hand-opened = { $seat } held: { $cards }.
pile-opened = Left in the draw pile: { $cards }.
rejects-opened = { $seat } gave back in round { $number }: { $cards }.
scored = { $seat } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
won = { $seat } wins.

## Why not

game-over = The game is over.
not-your-turn = It is { $seat }’s turn.
no-such-action = There is no action number { $number }.
offer-first = First offer 0 to 3 points for the First Mate’s support.
goods-first = First show a card, or leave.
action-first = First take one of the action cards.
mutiny-first = First say how many conflict cards you play, also none.
sales-first = First say what you sell there.
split-first = First say how many you sell at { $island }, { $least } to { $most }.
return-first = First choose which of the cards just drawn to give back.
not-held = You hold no { $card_name }.
action-taken = { $action ->
    [mutineer] The Mutineer
    [cabin-boy] The Cabin Boy
    [first-mate] The First Mate
    [merchant] The Merchant
   *[loader] The Loader
} is gone already.
too-few-conflicts = You cannot play { $number } conflict cards; you hold { $held }.
not-shown = You have shown no { $good_name }.
one-card-only = You have shown only one { $good_name }, and it is sold at the other island.
other-island = What is sold at { $island } must be decided now.
split-range = You may sell { $least } to { $most } at { $island }.
not-drawn = You have not just drawn { $card_name }; only cards just drawn can be given back.

## Where the points come from [later]

score-docked-captain = Docking as captain, { $number ->
    [one] once
   *[other] { $number } times
}
score-docked-mutineer = Docking as Mutineer, { $number ->
    [one] once
   *[other] { $number } times
}
score-mate = Support as First Mate, { $number ->
    [one] once
   *[other] { $number } times
}
score-offers = Offers paid to the First Mate, { $number ->
    [one] once
   *[other] { $number } times
}
score-cabin-boy = A mutiny that succeeds, as Cabin Boy, { $number ->
    [one] once
   *[other] { $number } times
}
score-sold = Selling most at an island, { $number ->
    [one] once
   *[other] { $number } times
}
score-sold-tied = Tied for selling most at an island, { $number ->
    [one] once
   *[other] { $number } times
}
score-merchant = Tied, but paid in full as Merchant, { $number ->
    [one] once
   *[other] { $number } times
}
source-score-docked-captain = docking as captain
source-score-docked-mutineer = docking as Mutineer
source-score-mate = support as First Mate
source-score-offers = offers paid
source-score-cabin-boy = Cabin Boy
source-score-sold = selling most
source-score-sold-tied = selling, tied
source-score-merchant = Merchant

## What one may do

action-offer = { $points ->
    [0] Offer nothing
    [1] Offer 1 point
   *[other] Offer { $points } points
}
action-show = Show { $card_name }
action-leave = Leave the offering of goods
action-take = { $action ->
    [mutineer] Take the Mutineer
    [cabin-boy] Take the Cabin Boy
    [first-mate] Take the First Mate
    [merchant] Take the Merchant
   *[loader] Take the Loader
}
action-fight = { $number ->
    [0] Play no conflict card
    [1] Play 1 conflict card
   *[other] Play { $number } conflict cards
}
action-sell = Sell { $good_name } at { $island_name }
action-put = Sell { $number } of them at { $island_name }, the others where the ship came from
action-return = Give back { $card_name }

decide-offer = offer 0 to 3 points for the First Mate’s support
term-decide-offer = Whoever secretly takes the First Mate this round fights on your side; if you stay captain, they score 1 point and your offer, which you pay (M6.2).
decide-goods = { $captain ->
    [true] show a card, or leave and set the captain’s destination
   *[false] show a card, or leave and take an action card
}
decide-action = take one of the action cards that remain
decide-mutiny = { $side ->
    [captain] play conflict cards against the mutiny, or none
   *[mutiny] play conflict cards for the mutiny, or none
}
decide-sales = say which kind is sold at { $island }
decide-split = say how many { $good_name } are sold at { $island }, { $least } to { $most }; the others are sold where the ship came from
decide-return = choose a card just drawn to give back; { $number ->
    [one] it is the last one
   *[other] { $number } are due
}
leaving-captain = leaving now sends the ship to { $island }
leaving-mutineer = leaving now, as Mutineer you would aim at { $island }
nothing-bought = the active islands buy none of your goods, only { $offered }
unarmed = you hold no conflict card: with none, a mutiny rests on the others
mutiny-lost = { $side ->
    [captain] the mutiny succeeds by what is open: your conflict cards change nothing
   *[mutiny] the mutiny fails by what is open: your conflict cards change nothing
}
mutiny-won = { $side ->
    [captain] the mutiny fails without them: keep your conflict cards
   *[mutiny] the mutiny succeeds without them: keep your conflict cards
}

## What things are called

name-rubies = rubies
name-salt = salt
name-wine = wine
name-cloth = cloth
name-grain = grain
name-conflict = conflict
name-pirates = pirates
name-any = any
name-mutineer = Mutineer
name-cabin-boy = Cabin Boy
name-first-mate = First Mate
name-merchant = Merchant
name-loader = Loader
option-layout = The islands
option-layout-shuffled = are shuffled
option-layout-example = lie as in the example round
option-shown_conflicts = Conflict cards shown in phase 2
option-shown_conflicts-count = count in the mutiny (English book)
option-shown_conflicts-ignore = do not count (French book)
option-loader_returns = What the Loader gives back
option-loader_returns-discard = goes to the discards (English book)
option-loader_returns-under_draw = goes under the draw pile (French book)
option-pirates = The pirates variant
option-pirates-false = without pirates
option-pirates-true = with the pirates card and the pirate ship
preset-french = The French book’s reading

## What one may type, and the headings of the list

verb-offer = Offer points
verb-show = Show a card
verb-leave = Leave
verb-take = Take an action card
verb-fight = Mutiny
verb-sell = Sell
verb-put = Split a sale
verb-return = Give back

typed-offer = offer { $points }
typed-show = show { $card_name }
typed-leave = leave
typed-take = take { $action_name }
typed-fight = fight { $number }
typed-sell = sell { $good_name } at { $island }
typed-put = put { $number } at { $island }
typed-return = return { $card_name }

## Ends in short [terminal]

end-M0_3 = the last round

## What a simulation counts [terminal]

counted-no-mutiny = rounds without a mutiny
counted-mutiny-failed = mutinies that fail
counted-mutiny-succeeded = mutinies that succeed
counted-supported = First Mates paid
counted-cabin-boy-scored = Cabin Boys rewarded
counted-merchant-sold = ties that a Merchant wins
counted-nothing-sold = islands where nobody sells
counted-stayed = rounds in which the ship stays
counted-renewed = draw piles made of discards
counted-robbed = robberies by pirates

## The drawing and the board

round-now = Round { $number } of { $rounds }
offer-now = Offer: { $points ->
    [-1] –
   *[other] { $points }
}
rejects-now = Given back: { $number }
hand-own = Your hand
hand-of = { $seat }’s hand
hand-pile = Left in the draw pile
hand-rejects = Given back
hand-remaining = You saw

## The drawing [terminal]

column-points = points
column-cards = cards
captain-now = Captain: { $seat }
pile-now = Draw pile: { $number }
discards-now = Discards: { $number }
shown-now = shows { $cards }
fought-now = plays { $number ->
    [one] 1 conflict
   *[other] { $number } conflicts
}
left-now = has left
legend-active = active
legend-ship = the ship
legend-captain = captain’s destination
legend-mutineer = Mutineer’s destination
legend-pirates = pirates
hand-discards = Discards
to-decide = { $seat }: { $decision }

## The board in the browser

ring-name = The ring of islands
ring-keys = Arrow keys go around the ring, Enter tells about an island, Escape closes.
fact-buys = { $buys ->
    [any] Buys any one kind from each player
   *[other] Buys { $buys_name }
}
fact-prices = Whoever sells most here scores { $alone }; two tied { $two } each, three tied { $three } each
fact-docking = Docking here scores { $points }
fact-active = Active: goods are sold here in this round
fact-inactive = Not active
fact-ship = The ship lies here
fact-pirates = The pirate ship lies here
fact-captains-goal = The captain’s destination
fact-mutineers-goal = The Mutineer’s destination
fact-recon = Reconstructed from one public source: { $cells }
fact-sells = { $seat } sells { $number } { $good_name }
name-Karge-Zunge = Karge Zunge
name-Kalte-Klippe = Kalte Klippe
name-Rotes-Riff = Rotes Riff
name-buys = what it buys
name-alone = first price
name-two = second price
name-three = third price
name-docking = docking
may-do = You may: { $offered }
players-name = Players
sailor-captain = captain
sailor-turn = to play
sailor-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sailor-cards = { $number ->
    [0] no card in hand
    [one] 1 card in hand
   *[other] { $number } cards in hand
}
sailor-shows = shows { $cards }
sailor-fought = { $number ->
    [one] plays 1 conflict card
   *[other] plays { $number } conflict cards
}
sailor-left = has left
sailor-secret = has an action card, face down
sailor-role = { $action ->
    [mutineer] is the Mutineer
    [cabin-boy] is the Cabin Boy
    [first-mate] is the First Mate
    [merchant] is the Merchant
   *[loader] is the Loader
}
sailor-sells = sells { $number } { $good_name } at { $island }
explain-mutineer = Leads a mutiny against the captain. If it succeeds, you score for docking at your own destination and become captain.
explain-cabin-boy = Fights for the mutiny; 2 points if it succeeds.
explain-first-mate = Fights for the captain and counts as one conflict; 1 point and the offer unless a mutiny succeeds.
explain-merchant = Where you are tied for most sales you score the first price.
explain-loader = Draws three more cards and gives three of those drawn back.
preview-captain = Leave now, and the ship’s destination is { $island }.
preview-mutineer = Leave now, and as Mutineer you would aim at { $island }.
preview-show-captain = Show { $card_name }, then leave: the ship’s destination is { $island }.
preview-show-mutineer = Show { $card_name }, then leave: as Mutineer you would aim at { $island }.
effect-offer = { $points ->
    [0] A First Mate gets 1 point, and nothing from you
    [1] A First Mate gets 1 point more, and you lose it, unless a mutiny succeeds
   *[other] A First Mate gets { $points } points more, and you lose them, unless a mutiny succeeds
}
effect-show-sold = Counts for your sales at { $islands }
effect-show-unsold = No active island buys it
effect-show-conflict = No island buys it. Everybody sees it, and in a mutiny it counts for your side (not if you are Merchant or Loader, nor by the French book)
effect-leave = You show nothing more in this round, and take an action card in secret
effect-leave-captain = You show nothing more in this round
effect-take = Secret until everybody has left
effect-fight = { $number ->
    [0] You add nothing to your side
    [1] It counts for your side and is discarded after the round
   *[other] They count for your side and are discarded after the round
}
effect-sell = You have shown { $number }, each of the others { $others } at most
effect-put = What is not sold here is sold at the other island
effect-return = It leaves your hand, and only you know which it was
preview-pirates = The pirates would sail to { $island } and { $robs ->
    [true] rob the ship: all shown cards would be gone
   *[false] rob nobody
}.
stage-offer = Your offer to the First Mate
stage-goods = or show a card of your hand
stage-action = Take one, in secret
stage-mutiny = Your conflict cards
stage-sales = What do you sell at { $island }?
stage-split = Where do you sell your { $good_name }?
stage-return = { $number ->
    [one] Give back one more of the cards just drawn
   *[other] Give back { $number } of the cards just drawn
}
split-at = { $number } at { $island }
hand-held = Held before
hand-drawn = Just drawn
hand-aside = To give back
side-captain = Captain
side-mutiny = Mutiny
tally-now = Mutiny { $mutiny } against { $captain }
tally-tie = A tie goes to the mutiny.
report-title = Round { $number }
report-now = The roles are revealed
report-open = Last round
report-roles = Roles
report-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
piles-name = Piles
pile-draw = Draw pile
pile-discards = Discards
pile-left = { $number ->
    [0] empty
    [one] 1 card
   *[other] { $number } cards
}
discards-none = None yet
rejects-of = { $seat } gave back in round { $number }, face down: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hands-open = All hands, laid open

## For newcomers [later]

goal =
    Have the most victory points after the last round. Every round, goods are sold at the
    ship’s island and at the one it came from; whoever sells most there scores. The
    captain scores for where the ship goes next, unless a mutiny puts somebody else in
    charge; those who help the winning side score too.
guide =
    The captain offers points to the First Mate. Then, in turn, you show one card or
    leave. Whoever leaves takes an action card in secret; the captain sets a destination:
    as many islands further as cards are left in hand. The Mutineer does the same once the
    action cards are revealed. In the mutiny conflict cards are counted, a tie goes to the
    mutiny. Merchant: first price when tied. Loader: draws three more cards and gives
    three back.
example-1 = Bernhard, the captain, leaves with two cards in hand: his destination lies two islands on. Steffi leaves with four and secretly takes the Mutineer: hers will lie four islands on.
example-2 = In the mutiny two conflict cards stand against two. A tie goes to the mutiny: Steffi is captain, the ship sails her way, and docking there brings her 5 (M5.5).
example-3 = At Hochland three sell two cards each. Tied by three they score 2; but Florian is the Merchant, and scores 4 as if he were alone (M7.4).

## For newcomers at a terminal [terminal]

guide-drawing =
    In the ring an island shows what it buys, what whoever sells most scores alone, two
    tied, three tied, and what docking there scores.
    Most numbers are reconstructed: rules M1.1.
verbs = offer 1 · show wine · leave · take merchant · fight 2 · sell wine at Hochland · put 2 at Affeninsel · return wine

## How to play, for the browser

lesson-goal = Merchants on one ship, and only one of them is captain. Sell goods where the ship lies, help the captain or overthrow him, and have the most points after the last round.
lesson-1-title = The ring
lesson-1 = The ship sails clockwise around twelve islands. Goods are sold at the lit ones: where the ship lies, and where it came from. An island shows what it buys, what whoever sells most there scores (alone, two tied, three tied), and beside the anchor what docking scores.
lesson-2-title = Show goods, or leave
lesson-2 = In turn, everybody shows one card or leaves for this round. What you have shown is what you sell. What stays in your hand is how far you would sail.
lesson-3-title = Leave, and take a role
lesson-3 = The captain who leaves names the ship’s destination: as many islands on as cards are left in hand. Everybody else who leaves takes one of the remaining action cards, in secret.
lesson-4-title = Five roles
lesson-4 = The Mutineer wants the ship, the Cabin Boy helps him, the First Mate helps the captain for 1 point and the offer. The Merchant gets the first price when tied; the Loader sees three more cards when drawing.
lesson-5-title = Mutiny
lesson-5 = If somebody is the Mutineer, both sides count conflict cards; the First Mate counts as one, a tie goes to the mutiny. Who wins scores for docking at the own destination and is captain now.
lesson-6-title = Sell, sail, draw
lesson-6 = At each lit island whoever sells most scores. Then the ship sails to the destination, everybody draws up to five cards, and the next round begins.
