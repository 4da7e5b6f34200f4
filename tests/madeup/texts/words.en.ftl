# Smugglers' Cove in English.

## What happened

first-player = { $seat } goes first.
role-dealt = { $seat } is dealt a role.
role-dealt-own = { $seat } is a { $role }.
dealt = { $seat } is dealt { $number } cards.
dealt-own = { $seat } is dealt { $cards }.
loaded = { $number } cards are loaded unseen.
shuffled = The pile is shuffled.
chose = { $seat } has chosen.
chose-own = { $seat } has chosen { $card }.
stowed = { $number } cards are mixed and stowed.
looked = { $seat } looks at crate { $crate }.
looked-own = { $seat } looks at crate { $crate }: { $card }.
laid = { $seat } lays a card and says { $claim }.
laid-own = { $seat } lays { $card } and says { $claim }.
fished = { $seat } draws { $number } cards.
fished-own = { $seat } draws { $cards }.
put-under = { $seat } puts a card under the pile.
put-under-own = { $seat } puts { $card } under the pile.
put-top = { $seat } puts a card on the pile.
put-top-own = { $seat } puts { $card } on the pile.
drew = { $seat } draws a card.
drew-own = { $seat } draws { $card }.
accused = { $seat } accuses { $to }.
opened = { $seat } said { $claim }, and it is { $card }.
ashore = { $seat } goes ashore: a { $role }.
ended-1 = That was the last round.
ended-2 = Too few are left in play.
hold-opened = In the hold: { $cards }, worth { $worth }.
pile-opened = In the pile: { $cards }; sunk: { $sunk }.
hand-opened = { $seat }, a { $role }, held { $cards }.
won = { $seat } wins.
nobody-won = Nobody wins.

## Why not

no-such-action = There is no action number { $number }.
game-over = The game is over.
not-asked = You have nothing to decide now.
not-now = That is not what you have to decide now.
no-such-card = You hold no { $card }.
no-such-crate = There is no crate { $crate }.
pile-too-small = There are not two cards in the pile.
not-to-accuse = { $to } cannot be accused now.

## What one may do

action-stow = Stow { $card }
action-look = Look at crate { $crate }
action-lay = Lay { $card } and say { $claim }
action-fish = Fish
action-accuse = Accuse { $seat }
action-under = Put { $card } under the pile
action-top = Put { $card } on the pile

## Statements

statement-trust = I trust { $seat }.
statement-suspect = I suspect { $seat }.
statement-hold = I hold { $card }.

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
typed-accuse = accuse { $seat }
typed-under = under { $card }
typed-top = top { $card }
decide-now = decide now

## At a terminal [terminal]

goal = Bring the hold home, or bring it down.
guide = All stow a card at once; then each has a turn.
verbs = stow rum · look 0 · lay rum saying silk · fish · accuse 1
typed-statement-trust = trust { $seat }
typed-statement-suspect = suspect { $seat }
typed-statement-hold = hold { $card }

## In a list of games

game-line = Crates, claims and a spy.
game-lead = Stow, look, lay and lie, until somebody goes ashore.
game-credit = made up for the tests
filter-example = rum

## Options

option-wrong_accuser = Who accuses an honest player
option-wrong_accuser-ashore = goes ashore
option-wrong_accuser-stays = stays in play
option-accuser_draws = An accuser draws a card
option-accuser_draws-true = yes
option-accuser_draws-false = no
