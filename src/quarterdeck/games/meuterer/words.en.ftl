# Meuterer in English: what happened, why not, what one may do, what things are called.

## What it is

game-line = Sell goods, take a secret role, keep the ship or seize it.
game-lead = One ship, one captain, and a crew that sells its goods wherever the ship calls. Stand by the captain, or join the mutiny: nobody knows until the cards are turned.
game-credit = Marcel-André Casasola Merkle, Adlung-Spiele 2000
filter-example = wine

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
showed = { $seat } shows { $card_name }.
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
action-sell = Sell { $good_name } at { $island }
action-put = Sell { $number } of them at { $island }, the others where the ship came from
action-return = Give back { $card_name }

decide-offer = offer 0 to 3 points for the First Mate’s support
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

## Ends in short

end-M0_3 = the last round

## The drawing

column-points = points
column-cards = cards
round-now = Round { $number } of { $rounds }
offer-now = Offer: { $points ->
    [-1] –
   *[other] { $points }
}
captain-now = Captain: { $seat }
pile-now = Draw pile: { $number }
rejects-now = Given back: { $number }
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
legend-recon = reconstructed
hand-own = Your hand
hand-of = { $seat }’s hand
hand-pile = Left in the draw pile
hand-rejects = Given back
hand-discards = Discards
hand-remaining = You saw
to-decide = { $seat }: { $decision }

## For newcomers

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
    mutiny. Merchant: first price when tied. Loader: draws three more cards and gives three
    back. In the ring an island shows what it buys, what whoever sells most scores alone,
    two tied, three tied, and what docking there scores; ~ marks reconstructed numbers.
verbs = offer 1 · show wine · leave · take merchant · fight 2 · sell wine at Hochland · put 2 at Affeninsel · return wine
