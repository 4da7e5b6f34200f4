# Traîtres à bord in English: what happened, why not, what one may do, what things are called, what can be said.

## What it is

game-verb = Lie
game-subtitle = Traitors on board
game-line = Fill the chest together, lie about it, push traitors overboard.
game-lead = The crew fills its chest, card by card and face down. Whoever lays a card says what it is worth, true or not; for mutineers are aboard, and nobody knows who.
game-credit = Jean-Xia Chou, art by Laura Bazzoni
filter-example = lay
watched = You see who lays cards and what is said of them, the planks, and the sizes of all piles and hands. Roles and loot stay hidden until they are turned up.

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
hint-last-plank = the third plank: { $seat } goes overboard
hint-chest-empty = the chest is empty: nothing would happen
hint-cannot-be-full = the chest holds { $number } at most, and { $target } are needed
hint-said-too-little = by what was announced the chest holds { $number }, and { $target } are needed

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
option-planks-light = fewer, as in another printing (reconstructed)
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

## What one may type, and the headings of the list [terminal]

typed-statement-hand = hand { $cards }
typed-statement-laid = laid { $loot }
typed-statement-saw = saw { $cards }
typed-statement-trust = trust { $to }
typed-statement-suspect = suspect { $to }

## Ends in short [terminal]

end-T7_1 = all mutineers overboard
end-T7_2 = as many mutineers as pirates
end-T7_3 = the draw pile is empty
end-T8_2 = the chest was opened

## What a simulation counts [terminal]

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

## The drawing and the board

role-own = You are a { $role_name }
overboard-now = overboard
hand-own = Your cards
hand-of = { $seat }’s cards
chest-now = Chest: { $number ->
    [one] 1 card
   *[other] { $number } cards
}, target { $target }
chest-worth = It holds { $total }; the target is { $target }
place-hand = { $seat }’s hand
place-chest = chest, from the bottom { $numbers }
place-thrown = thrown out of the chest
place-pile = top of the draw pile
place-discard = hand { $seat } threw away
pile-opened-now = Left in the pile

## The drawing [terminal]

piles-now = Draw pile: { $pile }{ $top ->
    [0] {""}
   *[other] {" "}(put on top: { $top })
} · Discard: { $discards }
column-planks = planks
column-cards = cards
role-now = { $role_name }
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
looked-at-own = You look at
used-now = Openly discarded
to-decide = { $seat }: { $decision }

## The board in the browser

players-name = Players around the chest
player-planks = { $number ->
    [0] no plank
    [one] 1 plank
   *[other] { $number } planks
}
player-cards = { $number ->
    [0] no card
    [one] 1 card
   *[other] { $number } cards
}
player-overboard = overboard
player-turn = to play
player-role = { $role_name }
player-role-secret = { $role_name }, in secret
player-knows = holds, as you know: { $cards }
player-knows-perhaps = may hold, as you know: { $cards }
chest-name = The chest
chest-order = Cards in the chest, the uppermost first
chest-top = top
chest-none = The chest is empty.
chest-target = Target: { $target }
chest-said = Announced: { $total }
chest-said-between = Announced: { $low } to { $high }
chest-total = In it: { $total }
loot-claim = { $seat } said { $claim_name }
loot-mixed = { $number ->
    [one] One card, mixed
   *[other] { $number } cards, mixed
}, from: { $claims }
loot-of = { $number } of:
term-mixed = Mixed?
term-mixed-is = A frame holds cards that were mixed: so many cards lie there, each is one of the announcements beside them, and nobody can tell which (T3.3).
loot-known = you know: { $cards }
loot-among = your { $card_name } is here
loot-perhaps = your { $card_name } may be here
loot-seen = looked at by { $names }
loot-lie = { $seat } lied
loot-true = { $seat } told the truth
pile-name = Pile
pile-top = { $number ->
    [one] 1 card put on top
   *[other] { $number } cards put on top, the uppermost first
}
discard-name = Discard
crew-aboard = Aboard: { $pirates ->
    [one] 1 pirate
   *[other] { $pirates } pirates
}, { $mutineers ->
    [one] 1 mutineer
   *[other] { $mutineers } mutineers
}
planks-light = Fewer planks: reconstructed numbers
goal-pirate = Fill the chest to { $target } and open it, or push every mutineer overboard.
goal-mutineer = Let the pile run out, have a short chest opened, or push pirates overboard.
menu-turn = Choose a card of your hand
menu-lay = Lay { $loot_name } and say:
claim-said = “{ $text }”
menu-truth = true
menu-lie = a lie
menu-spyglass = Put back { $number } cards: choose the lowest first
menu-catch = { $number ->
    [one] Put 1 card on the pile: choose it in your hand
   *[other] Put { $number } cards on the pile: choose in your hand, the lower one first
}
menu-back = Back
does-plus = loot, worth 1
does-zero = loot, worth nothing
does-minus = loot that takes 2 away
does-spyglass = Look at the top three cards of the chest, mixed, and put them back in any order.
does-pockets = Somebody discards the whole hand and draws three cards.
does-riddance = The top two cards of the chest are thrown out, unseen.
does-catch = Draw three cards, then put two of your hand on top of the pile.
does-plank = Lay it before somebody. Whoever gets a third one goes overboard.
effect-plank = Plank { $number } of 3; the third sends this player overboard
effect-plank-last = The third plank: this player goes overboard, and the role is revealed
effect-pockets = { $number ->
    [one] The only card of this hand goes, and three new ones come
   *[other] All { $number } cards of this hand go, and three new ones come
}
effect-lay = Announced in the chest with it: { $total } of { $target }
effect-lay-between = Announced in the chest with it: { $low } to { $high } of { $target }
effect-put = It lies under all that you put back after it
effect-return = It lies under what you put there after it; the last one is drawn first
may-do = You may: { $offered }
claims-name = Who claimed what
claim-true = true
claim-lie = a lie
confirm-open = The game ends with it: if the chest holds its target or more, the pirates win; if not, the mutineers do. It cannot be taken back.
winners-pirate = The pirates have won.
winners-mutineer = The mutineers have won.
hands-open = All hands, laid open
say-name = Say something, true or not
say-hand = My hand
say-laid = I laid
say-saw = I saw
say-trust = I trust
say-suspect = I suspect
say-add = Name { $card_name }
say-remove = Take { $card_name } away
say-more = Choose what you say.
say-it = Say it

## For newcomers [later]

goal =
    Pirates win by opening a chest that holds enough, or by pushing all mutineers overboard.
    Mutineers win if the chest is opened too early, if the draw pile runs out, or if as many
    mutineers as pirates are aboard. Nobody knows who is who.
guide =
    In your turn lay a loot card face down on the chest and say what it is, true or not, or
    use an action card; then draw. With a third plank in front of you you go overboard and
    show your role. A pirate may open the chest instead of playing: that ends the game. With
    say you state something to the others; statements prove nothing.
example-1 = Nan is a mutineer. She lays a −2 face down in the chest and says: “+1”.
example-2 = With a Spyglass Jack sees the top three cards, one of them a −2. But they were mixed: it may be Nan’s or somebody else’s. He says what he saw; who believes him?
example-3 = Six cards lie there, and five points were announced. Bess, a pirate, opens the chest: it holds 2, and the target is 5. The mutineers win (T8.1).

## For newcomers at a terminal [terminal]

guide-drawing =
    The chest is listed from its top card down, each card with what was said of it.
verbs = lay +1 saying 0 · spyglass · pockets 2 · riddance · catch · plank 2 · open · put -2 · return plank

## How to play, for the browser

lesson-goal = Pirates fill a chest together; the mutineers among them lie about it. Nobody knows who is who, and saying so is half of the game.
lesson-1-title = Your role
lesson-1 = You are a pirate or a mutineer, and only you know it. Pirates win if one of them opens a chest that holds its target, or if all mutineers are overboard. Everything else is the mutineers’ win.
lesson-2-title = Lay loot, and say what it is
lesson-2 = In your turn lay a loot card face down in the chest, +1, 0 or −2, and announce what it is worth. You may lie. Then you draw a card.
lesson-3-title = Or use a card
lesson-3 = The Spyglass shows the top three cards of the chest, mixed. Good Riddance throws two out. Empty Your Pockets takes somebody’s hand. With the Miraculous Catch you choose among five cards.
lesson-4-title = Planks
lesson-4 = Lay a plank before somebody you do not trust. Whoever gets a third one goes overboard and shows the role. If as many mutineers as pirates are left aboard, the mutineers win.
lesson-5-title = Open the chest
lesson-5 = At the start of your turn, if you are a pirate, you may open the chest instead. Everybody sees what lies in it and who lied, and the game is over. Wait too long, and the pile runs out: then the mutineers win.
lesson-6-title = Talk
lesson-6 = Say what you hold, laid or saw, whom you trust and whom you suspect, true or not, also when you are overboard. “Who claimed what” remembers it, and marks what you know to be a lie.
