# Traîtres à bord in English: what happened, why not, what one may do, what things are called, what can be said.

## What it is

game-line = Fill the chest together, lie about it, push traitors overboard.
game-lead = The crew fills its chest, card by card and face down. Whoever lays a card says what it is worth, true or not; for mutineers are aboard, and nobody knows who.
game-credit = Jean-Xia Chou, art by Laura Bazzoni
filter-example = lay

## What happened

role-dealt = { $seat } is dealt a role.
role-dealt-own = { $seat } is dealt a role: { $role_name }.
mates-told = { $seat } is told what mutineers may know.
mate-own = { $seat } and { $to } are mutineers.
no-mate-own = { $seat } is no mutineer and learns nothing.
dealt = { $seat } is dealt { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
dealt-own = { $seat } is dealt { $cards }.
first-drawn = { $seat } begins, by lot.
laid = { $seat } lays a card on the chest and says: { $claim_name }. That makes { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
laid-own = { $seat } lays { $loot_name } on the chest and says: { $claim_name }. That makes { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
used-spyglass = { $seat } uses a Spyglass{ $number ->
    [0] ; the chest is empty, and nothing happens
    [one] {" "}on the only card of the chest
   *[other] {" "}on the top { $number } cards of the chest
}.
used-pockets = { $seat } uses Empty Your Pockets on { $to }.
used-riddance = { $seat } uses Good Riddance{ $number ->
    [0] ; the chest is empty, and nothing happens
    [one] : the only card of the chest is thrown out
   *[other] : the top { $number } cards of the chest are thrown out
}.
used-catch = { $seat } uses a Miraculous Catch.
used-plank = { $seat } puts a plank in front of { $to }{ $number ->
    [1] , the first
    [2] , the second
   *[other] , the third
}.
looked = { $seat } looks at { $number ->
    [one] it
   *[other] them and mixes them
}.
looked-own = { $seat } sees { $cards }.
put-back = { $seat } puts a card back, { $left } left.
put-back-own = { $seat } puts { $loot_name } back, { $left } left.
returned = { $seat } puts a card on top of the draw pile{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
returned-own = { $seat } puts { $card_name } on top of the draw pile{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
thrown-away = { $seat } throws { $number ->
    [one] the last card
   *[other] all { $number } cards
} away.
thrown-away-own = { $seat } throws away { $cards }.
drew = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
}.
drew-own = { $seat } draws { $cards }.
overboard = { $seat } goes overboard and was a { $role_name }.
opened-chest = { $seat } is a pirate and opens the chest.
chest-full = The chest, from the bottom: { $cards }. It holds { $total }; the target is { $target }.
chest-short = The chest, from the bottom: { $cards }. It holds only { $total }; the target is { $target }.
mutineers-gone = All mutineers are overboard.
sides-even = { $number ->
    [one] 1 mutineer and 1 pirate are
   *[other] { $number } mutineers and as many pirates are
} aboard.
pile-empty = The draw pile is empty.
role-opened = { $seat } was a { $role_name }.
hand-opened = { $seat } held { $cards }.
chest-left = In the chest lay, from the bottom: { $cards }; worth { $total }.
piles-opened = Left in the draw pile: { $cards }. Thrown away unseen: { $thrown }.
team-won = { $role ->
    [pirate] The pirates have won
   *[mutineer] The mutineers have won
}.
won = { $seat } wins.

## Why not

game-over = The game is over.
not-your-turn = It is { $seat }’s turn.
you-are-overboard = You are overboard: you may talk, but not play.
no-such-action = There is no action number { $number }.
turn-first = First lay a loot card or use an action card.
put-first = First put the cards of the chest back.
return-first = First put cards back on top of the draw pile.
not-held = You hold no { $card_name }.
not-seen = { $card_name } is none of the cards you look at.
not-yourself = { $card ->
    [plank] You cannot put a plank in front of yourself
   *[other] You cannot use { $card_name } on yourself
}.
target-overboard = { $to } is overboard.
mutineer-may-not-open = Only a pirate may open the chest.

## What one may do

action-lay = Lay { $loot_name } and say { $claim_name }
action-spyglass = Use the Spyglass
action-pockets = Empty { $to }’s pockets
action-riddance = Use Good Riddance
action-catch = Use the Miraculous Catch
action-plank = Put a plank in front of { $to }
action-open = Open the chest: this ends the game
action-put = Put { $loot_name } back next
action-return = Put { $card_name } on top of the draw pile

decide-turn = { $pirate ->
    [true] lay a loot card, use an action card, or open the chest
   *[false] lay a loot card or use an action card
}
decide-spyglass = put the { $number } cards back on the chest, the lowest first
decide-catch = put { $number ->
    [one] 1 card
   *[other] { $number } cards
} on top of the draw pile; the last one will be drawn first
hint-pile = { $number ->
    [one] 1 card is
   *[other] { $number } cards are
} left in the draw pile; when it is empty, the mutineers have won
hint-last-plank = one more plank sends { $seat } overboard

## What things are called

name-plus = +1
name-zero = 0
name-minus = −2
name-spyglass = Spyglass
name-pockets = Empty Your Pockets
name-riddance = Good Riddance
name-catch = Miraculous Catch
name-plank = plank
name-pirate = pirate
name-mutineer = mutineer
option-mutineers_know = Mutineers
option-mutineers_know-false = do not know each other
option-mutineers_know-true = know each other
option-planks = Planks
option-planks-book = as in the rulebook
option-planks-light = fewer, as in another printing
option-empty_pile = An empty draw pile ends the game
option-empty_pile-after_effect = when the effect of a card is complete
option-empty_pile-instant = at once, even within a Miraculous Catch

## What can be said, true or not

statement-hand = I hold { $cards }.
statement-laid = The card I laid last is { $loot_name }.
statement-saw = With the Spyglass I saw { $cards }.
statement-trust = I trust { $to }.
statement-suspect = I suspect { $to }.

## What one may type, and the headings of the list

verb-lay = Lay
verb-spyglass = Spyglass
verb-pockets = Empty the pockets of
verb-riddance = Good Riddance
verb-catch = Miraculous Catch
verb-plank = Plank for
verb-open = Open the chest
verb-put = Put back next
verb-return = On top of the pile

typed-lay = lay { $loot ->
    [plus] +1
    [zero] 0
   *[minus] -2
} saying { $claim ->
    [plus] +1
    [zero] 0
   *[minus] -2
}
typed-spyglass = spyglass
typed-pockets = pockets { $to }
typed-riddance = riddance
typed-catch = catch
typed-plank = plank { $to }
typed-open = open
typed-put = put { $loot ->
    [plus] +1
    [zero] 0
   *[minus] -2
}
typed-return = return { $card ->
    [plus] +1
    [zero] 0
    [minus] -2
   *[other] { $card }
}
typed-statement-hand = hand { $cards }
typed-statement-laid = laid { $loot }
typed-statement-saw = saw { $cards }
typed-statement-trust = trust { $to }
typed-statement-suspect = suspect { $to }

## Ends in short

end-T7_1 = all mutineers overboard
end-T7_2 = as many mutineers as pirates
end-T7_3 = the draw pile is empty
end-T8_2 = the chest was opened

## What a simulation counts

counted-laid = loot cards laid
counted-used-spyglass = Spyglasses
counted-used-pockets = pockets emptied
counted-used-riddance = Good Riddances
counted-used-catch = Miraculous Catches
counted-used-plank = planks
counted-overboard = players overboard
counted-chest-full = chests opened full
counted-chest-short = chests opened too early
counted-mutineers-gone = games with all mutineers overboard
counted-sides-even = games with as many mutineers as pirates
counted-pile-empty = games with an empty draw pile

## The drawing

piles-now = Draw pile: { $pile }{ $top ->
    [0] {""}
   *[other] {" "}(put on top: { $top })
} · Discard: { $discards }
column-planks = planks
column-cards = cards
role-own = You are a { $role_name }
role-now = { $role_name }
overboard-now = overboard
hand-own = Your cards
hand-of = { $seat }’s cards
chest-now = Chest: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, target { $target }
chest-worth = It holds { $total }; the target is { $target }
chest-row = From the top
chest-empty = nothing in it yet
thrown-row = Thrown out
legend-lay = laid by that player, who said so
legend-mixed = mixed: laid by one of them
legend-known = as you know
known-somewhere = You know of { $cards }: { $places }
seen-own = Seen with your Spyglass: { $cards } (laid by { $marks })
known-top = You know the top of the draw pile: { $cards }
known-away = Thrown away from your hand: { $cards }
place-hand = { $seat }’s hand
place-chest = chest, from the bottom { $numbers }
place-thrown = thrown out of the chest
place-pile = top of the draw pile
place-discard = hand { $seat } threw away
looked-at-own = You look at
used-now = Openly discarded
pile-opened-now = Left in the pile
to-decide = { $seat }: { $decision }

## For newcomers

goal =
    Pirates win by opening a chest that holds enough, or by pushing all mutineers overboard.
    Mutineers win if the chest is opened too early, if the draw pile runs out, or if as many
    mutineers as pirates are aboard. Nobody knows who is who.
guide =
    In your turn lay a loot card face down on the chest and say what it is, true or not, or
    use an action card; then draw. With a third plank in front of you you go overboard and
    show your role. A pirate may open the chest instead of playing: that ends the game. With
    say you state something to the others; statements prove nothing.
verbs = lay +1 saying 0 · spyglass · pockets 2 · riddance · catch · plank 2 · open · put -2 · return plank

## How to play, for the browser

lesson-goal = Most of you are pirates who want their pay; the others are mutineers who want to stop it. Nobody knows who is who, and everybody may lie.
lesson-1-title = Fill the chest
lesson-1 = In your turn lay a loot card face down on the chest and announce what it is: +1, 0 or −2. You need not tell the truth.
lesson-2-title = Or use an action card
lesson-2 = The Spyglass shows you the top three cards of the chest, Good Riddance throws two out, Empty Your Pockets gives somebody a new hand, and a Miraculous Catch lets you choose among five cards.
lesson-3-title = Planks
lesson-3 = Put a plank in front of somebody you do not trust. With the third one that player goes overboard, shows the role and plays no more, but may go on talking.
lesson-4-title = Talk
lesson-4 = Say what you hold, what you laid, what you saw, whom you trust. It may be true or not. Remember what the others said: sooner or later a lie shows.
lesson-5-title = Open the chest
lesson-5 = A pirate who believes that the chest holds enough may open it when the turn begins. If it does, the pirates have won; if it does not, the mutineers have.
lesson-6-title = Other ends
lesson-6 = The pirates also win when every mutineer is overboard; the mutineers when as many of them as pirates are aboard, or when the draw pile is empty.
