# Cartagena in English: what happened, why not, what one may do, what things are called.

## What it is

game-verb = Knock
game-subtitle = The Mutiny
game-line = Knock at cabin doors, choose a side in secret, win the mutiny rich.
game-lead = Two captains and a mutiny on the horizon. Gather gold and fighters behind the cabin doors, declare for one side in secret, and be the richest among those who win.
game-credit = Michael Rieneck, Winning Moves 2009
filter-example = knock
watched = You see the row of doors, the ship’s voyage, the letters, and who has declared; of the hands, how many cards they hold, and never whose side somebody is on.

## What happened

dealer-drawn = { $seat } deals first, by lot.
dealt = { $seat } begins with { $cards }, a monkey and a coin.
round-begins = Round { $number }: { $seat } deals { $doors } doors.
opened = { $seat } knocks: { $pirate_name }{ $left ->
    [0] , behind the last door
   *[other] {""}
}.
haunted = The Ghost ends { $seat }’s turn.
used = { $seat } uses { $pirate_name }.
no-effect = { $pirate_name } can do nothing for { $seat }.
drew = { $seat } draws { $number ->
    [one] 1 combat card
   *[other] { $number } combat cards
}.
drew-own = { $seat } draws { $cards }.
drew-gold = { $seat } takes a gold card.
drew-gold-own = { $seat } takes { $card_name }.
got-coins = { $seat } gets { $number ->
    [one] 1 coin
   *[other] { $number } coins
}.
looked-diaz = { $seat } looks at the top gold card and the top combat card.
looked-diaz-own = { $seat } looks at { $gold_name } and { $card_name }.
chose = { $seat } keeps { $supply ->
    [gold] the gold card; the combat card goes under its pile
   *[combat] the combat card; the gold card goes under its pile
}.
chose-own = { $seat } keeps { $card_name }; { $under_name } goes under its pile.
looked-tembo = { $seat } looks at the top two combat cards.
looked-tembo-own = { $seat } looks at { $cards }.
kept = { $seat } keeps one of them; the other goes under the pile.
kept-own = { $seat } keeps { $card_name }; { $under_name } goes under the pile.
put-under = { $seat } puts a combat card under the pile, number { $number }.
put-under-own = { $seat } puts { $card_name } under the pile, number { $number }.
sold = { $seat } sells a combat card for a coin, number { $number }.
sold-own = { $seat } sells { $card_name } for a coin, number { $number }.
bought = { $seat } buys a combat card for a coin, number { $number }.
bought-own = { $seat } buys { $card_name } for a coin, number { $number }.
robbed = { $seat } takes a coin from { $to }.
declared = { $seat } lays an allegiance card face down.
declared-own = { $seat } declares for { $side_name }.
spied = { $seat } looks at { $to }’s allegiance.
spied-own = { $seat } looks at { $to }’s allegiance: { $side_name }.
took-sailors = { $seat } takes two sailors for { $letter } and looks at them.
took-sailors-own = { $seat } takes two sailors for { $letter }: { $sailors }.
placed = { $seat } places the two sailors on { $letter }.
placed-own = { $seat } places sailors on { $letter }: { $valverde } for Valverde, { $diaz } for Díaz.
inspected = { $seat } looks at the sailors of { $letter }.
inspected-own = { $seat } looks at the sailors of { $letter }: { $valverde } for Valverde, { $diaz } for Díaz.
arranged = { $seat } puts the sailors of { $letter } back, exchanged or not.
arranged-own = { $seat } puts the sailors of { $letter } back: { $valverde } for Valverde, { $diaz } for Díaz.
left-it = { $seat } leaves it at that.
sailed = The ship sails { $number ->
    [one] 1 square
   *[other] { $number } squares
} to square { $square }; { $left ->
    [0] that is the mutiny
    [one] 1 more to the mutiny
   *[other] { $left } more to the mutiny
}.
stayed = All doors are open: the ship stays on square { $square }.
storm = A storm: { $pirate_name } goes into the lifeboat.
landed = The ship has reached the mutiny on square { $square }.
shortage = { $supply ->
    [gold] The gold pile is empty
    [combat] The combat pile is empty
   *[coin] The coin island is empty
}: the voyage is over.
mutiny-begins = The mutiny begins; { $number ->
    [0] nobody takes part
    [one] 1 player takes part
   *[other] { $number } players take part
}.
out-undeclared = { $seat } has not declared, takes no part and cannot win.
duel-begins = Duel { $letter }: { $valverde } for Valverde against { $diaz } for Díaz.
laid = { $seat } lays a card in bout { $bout }.
laid-own = { $seat } lays { $card_name } in bout { $bout }.
revealed = Bout { $bout }: { $cards_count ->
    [0] no combat card
   *[other] { $cards }
}. Valverde { $valverde }, Díaz { $diaz }.
monkey = { $seat } played the monkey.
excluded = { $seat } had no combat card and is excluded from the game.
refilled = The coin island cannot pay: { $number ->
    [0] nobody has a coin to give
    [one] 1 coin is given to it
   *[other] { $number } coins are given to it
}.
paid = { $seat }’s monkey gets a coin from the coin island.
unpaid = There is no coin left for { $seat }’s monkey.
duel-won = { $side_name } wins duel { $letter }, { $valverde } to { $diaz }{ $tied ->
    [true] , with more from cards
   *[false] {""}
}.
mutiny-won = { $side_name }’s side wins the mutiny.
ended-empty = Nobody is left in the mutiny.
side-opened = { $seat } stood with { $side_name }.
hand-opened = { $seat } held: { $cards }; gold: { $golds }.
sailors-opened = On { $letter } stood { $valverde } for Valverde, { $diaz } for Díaz.
piles-opened = Left in the piles: { $cards }; gold: { $golds }.
scored = { $seat } owns { $points } in gold.
tie-broken = { $seat } is tied and has { $points } in cards of the winning colour.
won = { $seat } wins.
all-lost = All have lost.

## Why not

game-over = The game is over.
not-your-turn = It is { $seat }’s turn.
already-laid = You have laid your card; it cannot be taken back.
out-of-duel = You are not in this duel.
no-such-action = There is no action number { $number }.
turn-first = First use a pirate, or knock at the next door.
storm-first = First choose who goes into the lifeboat.
choose-first = First take the gold card or the combat card.
keep-first = First keep one of the two cards.
put-first = First put cards under the pile, or finish.
trade-first = First sell or buy, or finish.
take-first = First take a combat card or a coin.
rob-first = First say whom you rob, or finish.
declare-first = First declare for Valverde or for Díaz.
ojo-first = First declare for a side, or finish.
spy-first = First say at whose allegiance you look, or finish.
place-first = First say which sailor stands on Valverde’s side.
inspect-first = First say which letter you look at, or finish.
lay-first = First lay a card.
not-here = { $pirate_name } does not lie there to be used.
passed-over = You have knocked since: { $pirate_name } is out of your reach in this turn.
all-open = There is no closed door to knock at.
in-lifeboat = Already in the lifeboat: { $pirate_name }.
not-held = You hold no { $card_name }.
not-seen = { $card_name } is none of the two cards you look at.
sailor-not-seen = Sailor { $number } is none of the two.
one-direction = Either you sell or you buy; the first exchange has decided it.
cannot-sell = Selling takes a combat card of yours and a coin on the coin island.
cannot-buy = Buying takes a coin of yours and a card in the combat pile.
nothing-to-rob = You cannot take a coin from { $to }.
not-declared = You cannot look at an allegiance of { $to }.
no-such-letter = There is no letter { $letter }.
monkey-too-early = In the first bout of a duel the monkey may not be played.

## Where the gold comes from [later]

score-start = The coin of the start
score-coins = Coins by { $pirate_name }, { $number ->
    [one] once
   *[other] { $number } times
}
score-sold = Combat cards sold, { $number ->
    [one] once
   *[other] { $number } times
}
score-bought = Combat cards bought, { $number ->
    [one] once
   *[other] { $number } times
}
score-robbed = Coins robbed, { $number ->
    [one] once
   *[other] { $number } times
}
score-was-robbed = Robbed by others, { $number ->
    [one] once
   *[other] { $number } times
}
score-monkey = Coins for the monkey, { $number ->
    [one] once
   *[other] { $number } times
}
score-refilled = Given so that the coin island could pay, { $number ->
    [one] once
   *[other] { $number } times
}
score-gold = { $number ->
    [one] 1 gold card
   *[other] { $number } gold cards
} of { $value }
source-score-start = start
source-score-coins = coins by pirates
source-score-sold = cards sold
source-score-bought = cards bought
source-score-robbed = robbed
source-score-was-robbed = robbed by others
source-score-monkey = the monkey
source-score-refilled = given to the coin island
source-score-gold = gold cards

## What one may do

action-knock = Knock at the next door
action-use = Use { $pirate_name }
action-embark = Put { $pirate_name } into the lifeboat
action-take = { $supply ->
    [gold] Take the gold card
    [combat] Take the combat card
   *[coin] Take a coin
}
action-keep = Keep { $card_name }
action-put = Put { $card_name } under the pile
action-sell = Sell { $card_name } for a coin
action-buy = Buy a combat card for a coin
action-finish = Leave it at that
action-rob = Take a coin from { $to }
action-declare = Declare for { $side_name }
action-spy = Look at the allegiance of { $to }
action-place = { $sailor } on Valverde’s side
action-inspect = Look at the sailors of { $letter }
action-lay = { $card ->
    [monkey] Lay the monkey and leave the duel
   *[other] Lay { $card_name }
}

decide-turn = { $pirate ->
    [none] { $left ->
        [0] use a pirate who lies face up
       *[other] use a pirate who lies face up, or knock
    }
   *[other] use { $pirate_name }, or knock again
}
decide-storm = choose who goes into the lifeboat{ $number ->
    [one] {""}
   *[other] ; { $number } storms break
}
decide-diaz = keep the gold card or the combat card
decide-tembo = keep one of the two combat cards
decide-wessel-jan = put a combat card under the pile, { $number } more at most, or finish
decide-dean-nero = { $trade ->
    [sell] sell another combat card, { $number } more at most, or finish
    [buy] buy another combat card, { $number } more at most, or finish
   *[both] sell combat cards or buy some, up to { $number }, or finish
}
decide-pang = take a combat card or a coin
decide-chang-ye = take a coin from an opponent, or finish
decide-bijoux = { $declared ->
    [true] lay your allegiance again: the other side, or the same as a bluff
   *[false] declare for a side
}
decide-ojo-declare = declare for a side, or finish
decide-ojo = look at an opponent’s allegiance, or finish
decide-place = say which of the two sailors stands on Valverde’s side of { $letter }
decide-inspect = look at the sailors of a letter, or finish
decide-lay = lay a card: duel { $letter }, bout { $bout }
decide-monkey = your monkey may take a coin from another player in the mutiny
hint-undeclared = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} to the mutiny, and you have not declared: who has not then cannot win
hint-last-door = one door is left: whoever is behind it must be used
hint-few-cards = you have { $number ->
    [one] 1 combat card
   *[other] { $number } combat cards
    } for up to { $duels } duels; each needs one to begin with
hint-sold = that leaves you { $number ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $number } combat cards
    } for up to { $duels } duels; each needs one to begin with
hint-excluded-soon = your last combat card: without one you are out when duel { $letter } begins

## What things are called

name-valverde = Valverde
name-diaz = Díaz
name-crackpott = Crackpott
name-tembo = Tembo
name-wessel-jan = Wessel-Jan
name-dean-nero = Dean Nero
name-pang = Pang
name-chang-ye = Chang Ye
name-sate = Sate
name-bijoux = Bijoux
name-ojo = Ojo
name-cambivalute = Cambivalute
name-ghost = the Ghost
name-pink-1 = pink 1
name-pink-2 = pink 2
name-pink-3 = pink 3
name-grey-1 = grey 1
name-grey-2 = grey 2
name-grey-3 = grey 3
name-monkey = the monkey
name-gold-1 = gold 1
name-gold-2 = gold 2
name-gold-3 = gold 3
name-gold = gold
name-combat = combat
name-coin = coin
option-track = The track (reconstructed)
option-track-volcano_first = begins at the volcano
option-track-coin_first = begins at the coin island
option-storm = In a storm
option-storm-random = chance puts a pirate into the lifeboat
option-storm-dealer_chooses = the dealer chooses who goes into the lifeboat
option-shortage = A supply that is used up ends the voyage
option-shortage-end_of_round = at the end of the round
option-shortage-immediate = at once

## What one may type, and the headings of the list

verb-knock = Knock
verb-use = Use
verb-embark = Into the lifeboat
verb-take = Take
verb-keep = Keep
verb-put = Put under the pile
verb-sell = Sell
verb-buy = Buy
verb-finish = Finish
verb-rob = Take a coin from
verb-declare = Declare
verb-spy = Look at the allegiance of
verb-place = On Valverde’s side
verb-inspect = Look at
verb-lay = Lay

typed-knock = knock
typed-use = use { $pirate_name }
typed-embark = embark { $pirate_name }
typed-take = take { $supply_name }
typed-keep = keep { $card_name }
typed-put = put { $card_name }
typed-sell = sell { $card_name }
typed-buy = buy
typed-finish = finish
typed-rob = rob { $to }
typed-declare = declare { $side_name }
typed-spy = spy { $to }
typed-place = place { $sailor }
typed-inspect = inspect { $letter }
typed-lay = lay { $card_name }

## Ends in short [terminal]

end-C8_1 = the richest
end-C8_2 = a tie in gold
end-C8_3 = nobody on the winning side
end-C6_4 = nobody left in the mutiny

## What a simulation counts [terminal]

counted-round-begins = rounds
counted-haunted = turns that the Ghost ends
counted-stayed = rounds in which the ship stays
counted-storm = storms
counted-landed = voyages to the mutiny square
counted-shortage = voyages ended by a supply
counted-out-undeclared = players who never declare
counted-duel-begins = duels
counted-excluded = players excluded
counted-refilled = times the coin island cannot pay
counted-mutiny-won = mutinies fought to the end
counted-all-lost = games nobody wins

## The drawing and the board

round-now = Round { $number }, { $seat } deals
sate-now = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
legend-storm = storm
legend-mutiny = mutiny
declared-now = declared
undeclared-now = not declared
hand-own = Your combat cards
golds-own = Your gold cards
hand-of = { $seat }’s cards
known-under = You know under the piles
out-cards = Out of the game
pile-opened-now = Left in the piles

## The drawing [terminal]

track-now = Square { $square } of { $mutiny }
storms-now = Storms to come: { $number }
row-now = Doors
lifeboat-now = In the lifeboat: { $pirate_name }
supplies-now = Combat pile: { $combat }   Gold pile: { $gold }   Coin island: { $coins }
under-now = (put under: { $combat } combat, { $gold } gold)
legend-islands = volcano, treasure and coin island
legend-used = cannot be used any more
column-cards = cards
column-golds = gold
column-coins = coins
side-now = for { $side_name }
out-now = out of the mutiny
laid-now = has laid
left-duel-now = out of this duel
known-now = has at least { $cards }
known-or-under-now = has or put under the pile at least { $cards }
letters-now = Duels (Valverde:Díaz)
letter-won = → { $side_name }
duel-now = Duel { $letter }, bout { $bout }: Valverde { $valverde }, Díaz { $diaz }
played-now = Played: { $cards }
looked-own = You look at
taken-own = Sailors in your hand
laid-card-own = You have laid
to-decide = { $seat }: { $decision }
all-decide = All in the duel: { $decision }

## The board in the browser

track-name = The ship’s way
track-told = The ship is on square { $square }, the mutiny on square { $mutiny }. Storms still ahead, by square: { $storms }.
track-left = { $number ->
    [0] the mutiny
    [one] 1 square to the mutiny
   *[other] { $number } squares to the mutiny
}
island-volcano = Volcano
island-treasure = Treasure island
island-coin = Coin island
would-sail = { $number ->
    [0] All doors are open: the ship will stay
    [one] The ship will sail 1 square at most
   *[other] The ship will sail { $number } squares at most
}
row-name = Cabins
door-closed = Cabin { $number }, closed
door-open = Cabin { $number }: { $pirate_name }
door-used = used
door-passed = passed over
door-acting = at work
lifeboat-name = Lifeboat
lifeboat-empty = empty
does-valverde = a gold card and a coin
does-diaz = see a gold and a combat card, keep one
does-crackpott = two combat cards
does-tembo = see two combat cards, keep one
does-wessel-jan = exchange up to three combat cards
does-dean-nero = sell or buy up to three combat cards
does-pang = a combat card or a coin
does-chang-ye = take a coin from somebody
does-sate = a coin, and one for each turn he was passed over
does-bijoux = declare for a side, or lay yours again
does-ojo = declare for a side, or look at another’s
does-cambivalute = place two sailors, or look at two
does-ghost = ends the turn
may-do = You may: { $offered }
players-name = Players
player-cards = { $number ->
    [0] no combat card
    [one] 1 combat card
   *[other] { $number } combat cards
}
player-golds = { $number ->
    [0] no gold card
    [one] 1 gold card
   *[other] { $number } gold cards
}
player-coins = { $number ->
    [0] no coin
    [one] 1 coin
   *[other] { $number } coins
}
player-declared = has declared, in secret
player-undeclared = has not declared
player-side = stands with { $side_name }
player-side-own = stands with { $side_name }, in secret
player-side-seen = stands with { $side_name }, as you have seen
player-spied = whose side is known to { $names }
player-dealer = deals
player-turn = to play
player-monkey = holds the monkey
player-laid = has laid a card
player-chooses = chooses a card
player-left = has left this duel
player-out = not in the mutiny
player-knows = has at least { $cards }
player-knows-under = has, or has put under the pile, at least { $cards }
piles-name = Supplies
pile-combat = Combat cards
pile-gold = Gold cards
pile-coin = Coin island
pile-under = { $number ->
    [one] 1 put under
   *[other] { $number } put under
}
letters-name = Duels
letter-empty = Duel { $letter }: no sailors yet
letter-hidden = Duel { $letter }: two sailors nobody showed you
letter-known = Duel { $letter }: { $valverde } for Valverde, { $diaz } for Díaz
letter-pair = Duel { $letter }: { $low } and { $high }, on sides you are not sure of
letter-secret = seen only by who looked
letter-doubt = looked at by others since
letter-seen = known to { $names }
letter-winner = won by { $side_name }, { $valverde } for Valverde to { $diaz } for Díaz
duel-title = Duel { $letter }, bout { $bout }
duel-wins = Duels won: Valverde { $valverde }, Díaz { $diaz }; { $needed } win the mutiny
duel-side = { $side_name }: { $strength }, of which the sailor { $sailor }
duel-last = Last bout
duel-fighters = In the mutiny
wealth-own = { $points } in all with your coins
side-own = You stand with { $side_name }, in secret.
side-none = You have not declared.
sheet-storm = A storm: who goes into the lifeboat?
sheet-place = Who stands where in duel { $letter }?
sheet-monkey = Your monkey may take a coin
sheet-hand = Choose in your hand
effect-knock = { $left ->
    [1] The last door: whoever is behind it is turned face up and must be used; all others are out of your reach. With all doors open the ship stays where it is.
   *[other] Whoever is behind it is turned face up: then you use him, or knock once more; all others are out of your reach. For each door still shut at the end of the round the ship sails one square.
    }
effect-use = Nobody else can use him in this round
effect-embark = As long as he sits there nobody can use him
effect-take = { $supply ->
    [gold] Counts at the end, if your side wins
    [combat] Makes a side stronger in one of the duels
   *[coin] Counts 1 at the end, if your side wins
}
effect-keep = The other one goes face down under its pile
effect-put = It goes face down under the pile, and you draw another for it
effect-sell = It goes face down under the pile; from now on you only sell
effect-buy = You draw the top card of the pile; from now on you only buy
effect-finish = You do nothing more with it
effect-rob = One coin goes from this player to you, and everybody sees it
effect-declare = Only if { $side_name }’s side wins the mutiny can you win
effect-change = You change to { $side_name }’s side
effect-bluff = You stay on { $side_name }’s side
effect-declare-secret = The others see that you declare, not for whom
effect-spy = Only you see it, and everybody sees that you look
effect-inspect = Only you see them, and you may exchange them
effect-place = In duel { $letter } Valverde begins with { $valverde }, Díaz with { $diaz }; only you know
effect-lay = { $side_name }’s side gets stronger by { $number }
effect-lay-secret = All cards are revealed together, and nobody sees which was yours
effect-monkey = You leave this duel and keep the cards you have left
effect-monkey-coin = You leave this duel and keep the cards you have left; a monkey of the second bout brings a coin
hands-open = All hands, laid open

## For newcomers [later]

goal =
    Stand on the side that wins the mutiny, Valverde’s or Díaz’s, and be the richest there.
    During the voyage, pirates behind cabin doors give you combat cards, gold and
    secrets; Bijoux and Ojo let you declare for a side. Who has not declared when the
    mutiny begins cannot win.
guide =
    In your turn use a pirate who lies face up, or knock at the next door: after that,
    only the pirate just revealed can be used. The Ghost ends your turn. At the end of a
    round the ship sails one square for each door still closed. In the mutiny, sailors
    fight duels A to E; in each bout everyone in the duel lays a card, pink for Valverde,
    grey for Díaz, and nobody sees whose it was. From the second bout on, the monkey lets
    you leave; in the second it also earns a coin. Keep a combat card for the start of
    each duel: without one you are excluded.
example-1 = You knock, and Tembo opens. Use him, and you keep one of two combat cards; or leave him to the others and knock at the next door.
example-2 = Duel A: the sailor of Valverde’s side is worth 6, that of Díaz’s 4. You lay pink 1, Moll lays grey 3: 7 against 7. Díaz’s cards brought more, so his side wins the duel (C7.8).
example-3 = Díaz’s side wins three duels of five. Jack has 14 gold but stood with Valverde; Moll has 13 and stood with Díaz. Moll wins.

## For newcomers at a terminal [terminal]

guide-drawing =
    A pirate in brackets cannot be used any more; V, T and C on the track are the volcano,
    the treasure island and the coin island.
    What is reconstructed: rules C1.
verbs = knock · use tembo · keep pink 2 · take gold · put grey 1 · sell grey 1 · buy · rob 2 · declare diaz · spy 2 · place 7 · inspect C · lay monkey · finish

## How to play, for the browser

lesson-goal = Two captains, one mutiny. Stand on the side that wins it, Valverde’s or Díaz’s, and be the richest there.
lesson-1-title = Knock at doors
lesson-1 = In your turn use a pirate who lies face up, or knock at the next door. After knocking only the pirate just revealed can be used, unless you knock again. The Ghost ends your turn.
lesson-2-title = Combat cards, gold and coins
lesson-2 = Each pirate does one thing for you; his door says what. Gold cards and coins count at the end, combat cards decide the duels. A pirate who was used is gone for the round.
lesson-3-title = The ship sails
lesson-3 = After everybody’s turn the ship sails one square for each door still closed. In a storm a pirate goes into the lifeboat. The voyage ends at the mutiny, or when a supply is used up.
lesson-4-title = Choose a side, in secret
lesson-4 = Bijoux and Ojo let you declare for Valverde or Díaz. Nobody sees for whom. Whoever has not declared when the mutiny begins cannot win.
lesson-5-title = Five duels
lesson-5 = Sailors fight for both sides. In each bout everybody in the duel lays a card face down: pink makes Valverde stronger, grey Díaz, and nobody learns whose card it was. Three duels won win the mutiny.
lesson-6-title = The monkey
lesson-6 = From the second bout on, your monkey lets you leave a duel; in the second bout it also earns a coin. But every duel begins with a combat card: without one you are excluded.
