# Freibeuter in English: what happened, why not, what one may do, what things are called.

## What it is

game-verb = Encircle
game-subtitle = The Freebooters
game-line = Board ships, encircle them, and pay whoever helped.
game-lead = Ships lie where four regions of the sea meet. Board one, see the waters around it closed, and it is yours; whoever helped is paid.
game-credit = Reiner Stockhausen, Hans im Glück 1998
filter-example = C4
watched = You see the sea, the discards, and everybody’s money, debts and ships; of the hands, how many cards they hold.

## What happened

first-player = { $seat } goes first.
tokens-laid = { $number } tokens lie on the crossings.
dealt = { $seat } is dealt { $sea_cards ->
    [one] 1 sea card
   *[other] { $sea_cards } sea cards
} and { $dutchman_cards ->
    [one] 1 Dutchman card
   *[other] { $dutchman_cards } Dutchman cards
}.
dealt-own = { $seat } is dealt { $sea_count ->
    [0] no sea card
    [one] the sea card { $sea }
   *[other] the sea cards { $sea }
} and { $dutchman_count ->
    [0] no Dutchman card
    [one] the Dutchman card { $dutchman }
   *[other] the Dutchman cards { $dutchman }
}.
boarded = { $seat } boards the { $value }/{ $share } ship at { $crossing }.
placed = { $seat } plays { $region } and places a boat there.
cashed = { $seat } plays { $region } and takes { $money } money instead of placing a boat.
dutchman-sent = { $seat } plays the Dutchman card { $card } and sends the Dutchman to { $region }.
dutchman-left = The Dutchman leaves { $region }.
several-wait = { $number } tokens are encircled; { $seat } chooses which comes next.
order-chosen = { $seat } takes { $crossing } next.
escaped = The { $value }/{ $share } ship at { $crossing } is encircled, but nobody boarded it: it escapes.
captured = { $seat } captures the { $value }/{ $share } ship at { $crossing }.
boat-returned = { $seat } gets the boarding boat back.
paid = { $seat } pays { $to } { $money } for { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}.
store-encircled = The store at { $crossing } is encircled; { $number ->
    [0] it was the last one
    [one] 1 is left
   *[other] { $number } are left
}.
store-paid = { $seat } receives { $money } for { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
} around the store.
doubler-encircled = The doubler at { $crossing } is encircled: ships of { $value } count double at the end.
borrowed = { $seat } cannot pay in full and borrows { $money }.
debt-marked = One of { $seat }’s boats marks the debt, for good.
drew-sea = { $seat } draws a sea card.
drew-sea-own = { $seat } draws the sea card { $region }.
drew-dutchman = { $seat } draws a Dutchman card.
drew-dutchman-own = { $seat } draws the Dutchman card { $card }.
ended-1 = The last store is gone: the game is over.
ended-2 = A sea card had to be drawn and there is none: the game is over.
ended-3 = { $seat } has no boat left to begin the turn with: the game is over.
hand-opened = { $seat } held { $sea_count ->
    [0] no sea card
    [one] the sea card { $sea }
   *[other] the sea cards { $sea }
} and { $dutchman_count ->
    [0] no Dutchman card
    [one] the Dutchman card { $dutchman }
   *[other] the Dutchman cards { $dutchman }
}.
piles-opened = Left in the piles: { $sea_count ->
    [0] no sea card
    [one] the sea card { $sea }
   *[other] the sea cards { $sea }
} and { $dutchman_count ->
    [0] no Dutchman card
    [one] the Dutchman card { $dutchman }
   *[other] the Dutchman cards { $dutchman }
}.
wealth = { $seat }: { $money } money, { $ships } for ships{ $debt ->
    [0] {""}
   *[other] , { $debt } less for debts
}: { $wealth } in all.
won = { $seat } wins.

## Why not

game-over = The game is over.
not-your-turn = It is { $seat }’s turn.
no-such-action = There is no action number { $number }.
order-first = First say which encircled token comes next.
not-waiting = No encircled token waits at { $crossing }.
draw-first = First draw a card: sea or Dutchman.
nothing-waits = No encircled tokens wait for an order.
no-draw-due = No card is to be drawn now.
no-token = No token lies at { $crossing } any more.
no-ship = What lies at { $crossing } is no ship; only ships can be boarded.
ship-boarded = Somebody’s boat is already on the ship at { $crossing }.
no-sea-card = You hold no sea card { $region }.
region-empty = { $region } holds no boat yet, so you must place one there.
no-dutchman-card = You hold no Dutchman card { $card }.
completes-nothing = The Dutchman would not complete any encirclement at { $region }.

## Where the wealth comes from [later]

score-start = Money at the start
score-cashed = Sea cards cashed in instead of placing a boat, { $number ->
    [one] once
   *[other] { $number } times
}
score-helped = Shares of others’ ships, for { $number ->
    [one] 1 boat
   *[other] { $number } boats
}
score-helpers = Shares paid to helpers, for { $number ->
    [one] 1 boat
   *[other] { $number } boats
}
score-stores = Paid for encircled stores, for { $number ->
    [one] 1 boat
   *[other] { $number } boats
}
score-borrowed = Borrowed, { $number ->
    [one] once
   *[other] { $number } times
}
score-ships = { $number ->
    [one] 1 captured ship
   *[other] { $number } captured ships
} of { $value }
score-doubled = Counted double: { $number ->
    [one] 1 ship
   *[other] { $number } ships
} of { $value }
score-debt = A debt of { $debt }, subtracted { $factor ->
    [one] once
   *[other] { $factor } times
}
source-score-start = start
source-score-cashed = cards cashed in
source-score-helped = shares of others’ ships
source-score-helpers = paid to helpers
source-score-stores = stores
source-score-borrowed = borrowed
source-score-ships = ships
source-score-doubled = counted double
source-score-debt = debt

## What one may do

action-board = Board the ship at { $crossing }
action-place = Play { $region }: place a boat
action-cash = Play { $region }: take money instead
action-dutchman = { $line ->
    [row] Send the Dutchman to { $region } with its row card
   *[column] Send the Dutchman to { $region } with its column card
}
action-draw = { $pile ->
    [sea] Draw a sea card
   *[dutchman] Draw a Dutchman card
}
action-resolve = Resolve the token at { $crossing } next

decide-turn = { $may ->
    [board] board a ship
    [board-sea] board a ship or play a sea card
    [board-dutchman] board a ship or play a Dutchman card
    [sea] play a sea card
    [sea-dutchman] play a sea card or a Dutchman card
    [dutchman] play a Dutchman card
   *[board-sea-dutchman] board a ship, play a sea card or play a Dutchman card
}
dutchman-idle = your Dutchman cards would encircle nothing now
sea-short = { $cards ->
    [0] the sea pile is empty
    [one] 1 sea card left in the pile
   *[other] { $cards } sea cards left in the pile
}: the game ends when they run out
boats-short = { $boats ->
    [0] no boat left
    [one] 1 boat left
   *[other] { $boats } boats left
}: the game ends when you begin a turn with none
decide-order = choose which encircled token comes next
decide-draw = draw a sea card or a Dutchman card
term-decide-draw = It replaces the card you played: a sea card puts a boat into the region it names, a Dutchman card closes a region of its row or column for a moment, if that encircles something (F10.1).

## What things are called

option-sea_runs_out = When the sea cards run out
option-sea_runs_out-must_draw = the game ends when somebody must draw a sea card and cannot
option-sea_runs_out-pile_empty = the game ends at the first draw with an empty sea pile
option-last_store = The last store
option-last_store-resolve_all = everything encircled with it is still resolved
option-last_store-instant = the game ends on the spot

## What one may type, and the headings of the list

verb-board = Board a ship
verb-place = Card: place a boat
verb-cash = Card: take money
verb-dutchman = Dutchman
verb-draw = Draw a card
verb-resolve = Resolve next

typed-board = board { $crossing }
typed-place = place { $region }
typed-cash = cash { $region }
typed-dutchman = { $line ->
    [row] dutchman row { $region }
   *[column] dutchman column { $region }
}
typed-draw = { $pile ->
    [sea] draw sea
   *[dutchman] draw Dutchman
}
typed-resolve = resolve { $crossing }

## Ends in short [terminal]

end-F11_1 = the last store
end-F11_2 = no sea card
end-F11_3 = no boat

## What a simulation counts [terminal]

counted-captured = ships captured
counted-escaped = ships that escape
counted-store-encircled = stores encircled
counted-doubler-encircled = doublers encircled
counted-dutchman-sent = times the Dutchman is sent
counted-borrowed = loans

## The drawing and the board

column-money = money
column-boats = boats
wealth-now = wealth { $wealth }
debt-now = debt { $debt }, counts twice
stores-now = Stores left: { $number }
doubled-now = Counting double: { $offered }
hand-own = Your hand
hands-open = All hands, laid open
hand-of = { $seat }’s hand

## The drawing [terminal]

column-cards = cards
ships-none = no ships yet
piles-now = Piles: { $sea } sea, { $dutchman } Dutchman
legend-ship = value/share
legend-boarded = boarded
legend-store = store
legend-doubler = doubler
legend-card = card in hand
legend-dutchman = the Dutchman
legend-gone = emptied
hand-piles = Left in the piles
hand-sea = sea: { $sea }
hand-dutchman = Dutchman: { $dutchman }
to-decide = { $seat }: { $decision }

## The board in the browser

sea-name = The sea
sea-keys = Arrow keys go over the sea, Enter shows what lies there and what can be done, Escape closes.
at-region = Region { $region }
at-ship = { $crossing }: ship { $value }/{ $share }
at-store = { $crossing }: store
at-doubler = { $crossing }: doubler for ships of { $value }
at-nothing = { $crossing }: nothing left
card-sea = Sea card { $region }
card-dutchman = { $line ->
    [row] Dutchman card, row { $card }
   *[column] Dutchman card, column { $card }
}
fact-open = Open: no boat here
fact-boats = { $boats ->
    [one] A boat of { $seat }
   *[other] { $boats } boats of { $seat }
}
fact-dutchman = The Flying Dutchman lies here
fact-card = { $number ->
    [one] You hold its card
   *[other] You hold its card { $number } times
}
fact-boarded = Boarded by { $seat }
fact-unboarded = Nobody has boarded it
fact-sides = { $number } of 4 sides closed, open: { $regions }
fact-waiting = Encircled, waits to be resolved
fact-idle = It would encircle nothing now
explain-ship = Whoever has boarded it wins it, worth { $value }, once its four sides are closed, and pays { $share } for each boat of others around it.
explain-store = Pays everybody for each boat around it once its four sides are closed. With the last store the game ends.
explain-doubler = Once its four sides are closed, every captured ship of { $value } counts double at the end, for everybody.
effect-board = One of your boats goes aboard; you draw no card
effect-place = Your boat closes the region for good; then you draw a card
effect-join = Your boat joins the one there and earns shares as well; then you draw a card
effect-cash = You take 2 money and keep your boat; then you draw a card
effect-earn = You receive { $money }
effect-capture = { $seat } wins the { $value }/{ $share } at { $crossing } and pays { $money } in all
effect-escape = The { $value }/{ $share } at { $crossing } escapes: nobody has boarded it
effect-store = The store at { $crossing } pays everybody around it
effect-doubler = From then on, every captured { $value } counts double
effect-draw-sea = Names a region: there it places a boat of yours, or it is exchanged for money
effect-draw-dutchman = Names a row or a column: into it you can send the Dutchman, who closes a region while he lies there
touch-board = Board the { $value }/{ $share } at { $crossing }
touch-ship = Resolve the { $value }/{ $share } at { $crossing } next
touch-store = Resolve the store at { $crossing } next
touch-doubler = Resolve the doubler for ships of { $value } at { $crossing } next
may-do = You may: { $offered }
players-name = Players
purse-turn = to play
purse-debt = debt { $debt }
purse-money = { $money } money
purse-stock = { $boats ->
    [one] 1 boat left
   *[other] { $boats } boats left
}
purse-sea = { $number ->
    [one] 1 sea card
   *[other] { $number } sea cards
}
purse-dutchman = { $number ->
    [one] 1 Dutchman card
   *[other] { $number } Dutchman cards
}
purse-won = { $number ->
    [one] 1 ship of { $value }
   *[other] { $number } ships of { $value }
}{ $doubled ->
    [true] , counting double
   *[false] {""}
}
piles-name = Piles
pile-sea = Sea
pile-dutchman = Dutchman
pile-draw = draw one
pile-left = { $number ->
    [0] empty
    [one] 1 card left
   *[other] { $number } cards left
}
pile-played = { $number } played
pile-rest = Left in the pile: { $offered }
discards-sea = Sea cards played
discards-dutchman = Dutchman cards played
discards-none = None yet
stores-clock = { $number ->
    [0] No store left
    [one] 1 store left: the game ends with it
   *[other] { $number } stores left: the game ends with the last
}
doubled-none = Nothing counts double yet

## For newcomers [later]

goal =
    Be the richest pirate when the game ends. Ships lie where four regions of the sea
    meet: the ship at C4 lies between C4, D4, C5 and D5; 20/4 is worth 20. Board a ship
    with a boat, then close the four regions around it with boats, yours or anybody’s:
    the boarder wins it and pays its share (the 4) for each boat of others around it. A
    ship nobody boarded escapes. A closed store pays 2 for each boat around it; a closed
    doubler (2×10) makes every captured 10 count twice at the end, for everybody. The
    game ends with the last store, with an empty stock of boats, or when the sea cards
    run out.
guide =
    Each turn you do one thing: board a ship, play a sea card or play a Dutchman card. A
    sea card puts a boat into its region (where a boat lies already you may take 2 money
    instead). A Dutchman card closes a region of its row or column for a moment, if that
    encircles something. After a card you draw one. A region at the border holds one boat,
    one further in holds two, and boats in the sea stay there for ever. Debts count twice
    at the end.
example-1 = Moll has boarded the 15/3. Three of the four regions around it are closed: by her own boat, by one of Jack’s and by one of yours. The arrow shows the side that is still open.
example-2 = You play the sea card of that region and put a second boat of yours there. Now the ship is encircled.
example-3 = Moll, who boarded it, wins the ship, worth 15 at the end, and pays its share, 3, for each boat of others: 6 to you, 3 to Jack (F7.2).

## For newcomers at a terminal [terminal]

guide-drawing =
    Regions in brackets are those of your sea cards; a shape before a ship shows who
    boarded it. In the table, cards 4+1 means four sea cards and one Dutchman card, and
    wealth is what you would have if the game ended now.
verbs = board C4 · place C4 · cash C4 · dutchman column C4 · draw sea · resolve C4

## How to play, for the browser

lesson-goal = You are a pirate. Capture ships, get paid for helping others capture theirs, and end as the richest, in money and ships.
lesson-1-title = The sea
lesson-1 = The sea is a grid of regions, A1 to G7. A token lies wherever four regions meet. Most are ships: 20/4 is worth 20, and its share is 4.
lesson-2-title = Board a ship
lesson-2 = Set a boat on a ship. Now it can become yours, once it is encircled.
lesson-3-title = Encircle it
lesson-3 = A ship is encircled when all four regions around it hold a boat, no matter whose. A sea card places a boat: the card C4 in region C4. It stays there for good. An arrow at a ship points to the last open side.
lesson-4-title = Take it, and pay your helpers
lesson-4 = Whoever boarded the ship captures it and pays its share for each boat of other players around it. So a boat beside somebody else’s ship earns you money. A ship nobody boarded escapes.
lesson-5-title = Your turn: one thing
lesson-5 = Board a ship, play a sea card or play a Dutchman card. After a card you draw one. Where a boat lies already, a sea card can also bring you 2 money instead. A Dutchman card sends the Flying Dutchman to a region of its row or column: he closes it for a moment, if that encircles something.
lesson-6-title = Stores and doublers
lesson-6 = An encircled store pays 2 for each boat around it. An encircled doubler (2×10) makes every captured 10 count twice at the end, for everybody.
lesson-7-title = The end
lesson-7 = The game ends when the last store is gone, when somebody begins a turn without a boat, or when the sea cards run out. If you cannot pay, you borrow, and debts count twice.
