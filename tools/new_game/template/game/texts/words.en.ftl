# Smugglers' Cove in English.

## What happened

first-player = { $seat } goes first.
role-dealt = { $seat } is dealt a role.
role-dealt-own = { $seat } is a { $role_name }.
dealt = { $seat } is dealt { $number } cards.
dealt-own = { $seat } is dealt { $cards }.
loaded = { $number } cards are loaded unseen.
shuffled = The pile is shuffled.
chose = { $seat } has chosen.
chose-own = { $seat } has chosen { $card_name }.
stowed = { $number } cards are mixed and stowed.
looked = { $seat } looks at crate { $crate }.
looked-own = { $seat } looks at crate { $crate }: { $card_name }.
laid = { $seat } lays a card and says { $claim_name }.
laid-own = { $seat } lays { $card_name } and says { $claim_name }.
fished = { $seat } draws { $number } cards.
fished-own = { $seat } draws { $cards }.
put-under = { $seat } puts a card under the pile.
put-under-own = { $seat } puts { $card_name } under the pile.
put-top = { $seat } puts a card on the pile.
put-top-own = { $seat } puts { $card_name } on the pile.
drew = { $seat } draws a card.
drew-own = { $seat } draws { $card_name }.
accused = { $seat } accuses { $to }.
opened = { $seat } said { $claim_name }, and it is { $card_name }.
ashore = { $seat } goes ashore: a { $role_name }.
ended-1 = That was the last round.
ended-2 = Too few are left in play.
hold-opened = In the hold: { $cards }, worth { $worth }.
pile-opened = In the pile: { $cards }; sunk: { $sunk }.
hand-opened = { $seat }, a { $role_name }, held { $cards }.
won = { $seat } wins.
nobody-won = Nobody wins.
winners-smuggler = The smugglers have won.
winners-spy = The spies have won.

## Why not

no-such-action = There is no action number { $number }.
game-over = The game is over.
not-asked = You have nothing to decide now.
not-now = That is not what you have to decide now.
no-such-card = You hold no { $card_name }.
no-such-crate = There is no crate { $crate }.
not-to-say = Nobody says { $claim_name } by these rules.
pile-too-small = There are not two cards in the pile.
not-to-accuse = { $to } cannot be accused now.

## What one may do

action-stow = Stow { $card_name }
action-look = Look at crate { $crate }
action-lay = Lay { $card_name } and say { $claim_name }
action-fish = Fish
action-accuse = Accuse { $to }
action-under = Put { $card_name } under the pile
action-top = Put { $card_name } on the pile

## Statements

statement-trust = I trust { $seat }.
statement-suspect = I suspect { $seat }.
statement-hold = I hold { $card_name }.

## At a terminal

verb-stow = Stow
verb-look = Look
verb-lay = Lay
verb-fish = Fish
verb-accuse = Accuse
verb-under = Put under
verb-top = Put on top
typed-stow = stow { $card }
typed-look = look { $crate }
typed-lay = lay { $card } saying { $claim }
typed-fish = fish
typed-accuse = accuse { $to }
typed-under = under { $card }
typed-top = top { $card }

## At a terminal [terminal]

player-now = { $seat }: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
to-decide = { $seat }: { $decision }
claim-now = ({ $seat } says { $claim_name })
pile-now = { $number ->
    [one] 1 card in the pile
   *[other] { $number } cards in the pile
}
goal = Bring the hold home, or bring it down.
guide = All stow a card at once; then each has a turn.
guide-drawing = Crates are numbered from the left.
verbs = stow rum · look 0 · lay rum saying silk · fish · accuse 1
typed-statement-trust = trust { $seat }
typed-statement-suspect = suspect { $seat }
typed-statement-hold = hold { $card }

## In a list of games

game-verb = Stow
game-subtitle = Crates and claims
game-line = Crates, claims and a spy.
game-lead = Stow, look, lay and lie, until somebody goes ashore.
game-credit = made up for the tests
filter-example = rum
watched = You see the pile, what was laid and what was said; of the hands, how many cards they hold.

## Options

option-wrong_accuser = Who accuses an honest player
option-wrong_accuser-ashore = goes ashore
option-wrong_accuser-stays = stays in play
option-accuser_draws = An accuser draws a card
option-accuser_draws-true = yes
option-accuser_draws-false = no

## What is decided

decide-stow = choose a card to stow
decide-turn = look, lay, fish or accuse
decide-under = put a card under the pile
decide-top = put a card on the pile
hint-claims = { $number ->
    [one] 1 claim of another player can be doubted.
   *[other] { $number } claims of other players can be doubted.
}

## What things are called

name-rum = rum
name-silk = silk
name-powder = powder
name-smuggler = smuggler
name-spy = spy
field-round = rounds played
field-first = first player
field-turn = whose turn
field-done = have had their turn
field-players = players
field-cards = cards
field-ashore = ashore
field-role = role
field-crates = the hold
field-by = laid by
field-claim = said to be
field-top = put on the pile
field-middle = the pile
field-under = put under the pile
field-sunk = sunk
field-jetsam = opened and gone
field-glances = who has seen what
field-places = where
field-most = at most
field-hand = your hand
field-chosen = your choice
field-notes = what you remember
field-opened = what was hidden
field-hands = hands
field-hold = in the hold
field-spare-role = role not dealt

## How to play

lesson-goal = Fill the hold with goods, if you are a smuggler; with powder, if you are a spy.
lesson-1-title = Stow
lesson-1 = All choose a card at the same time. The cards are mixed and lie face down in the hold.
lesson-2-title = Your turn
lesson-2 = Look at a crate, lay a card and say what it is, fish in the pile, or accuse somebody of a lie.
lesson-3-title = The end
lesson-3 = Who is caught lying goes ashore. In the end the hold is opened, and its worth says which side wins.

## What a simulation counts [terminal]

counted-looked = looks into the hold
counted-laid = cards laid with a claim
counted-fished = times fished
counted-accused = accusations
counted-ashore = players set ashore
