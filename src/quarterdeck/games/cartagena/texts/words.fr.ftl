# Cartagena en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses.

## Ce que c’est

game-verb = Frappez
game-subtitle = La mutinerie
game-line = Frappez aux cabines, choisissez un camp en secret, soyez riche.
game-lead = Deux capitaines, et une mutinerie à l’horizon. Amassez or et combattants derrière les portes des cabines, choisissez un camp en secret, et soyez le plus riche de ceux qui gagnent.
game-credit = Michael Rieneck, Winning Moves 2009
filter-example = frapper
watched = Vous voyez la rangée de portes, la course du navire, les lettres et qui s’est déclaré ; des mains, seulement le nombre de cartes, et jamais de quel côté est quelqu’un.

## Ce qui s’est passé

dealer-drawn = Le sort désigne { $seat } comme premier donneur.
dealt = { $seat } commence avec { $cards }, un singe et une pièce.
round-begins = Manche { $number } : { $seat } distribue { $doors } portes.
opened = { $seat } frappe : { $pirate_name }{ $left ->
    [0] , derrière la dernière porte
   *[other] {""}
}.
haunted = Le Fantôme met fin au tour de { $seat }.
used = { $seat } utilise { $pirate_name }.
no-effect = { $pirate_name } ne peut rien faire pour { $seat }.
drew = { $seat } pioche { $number ->
    [one] { $number } carte combat
   *[other] { $number } cartes combat
}.
drew-own = { $seat } pioche : { $cards }.
drew-gold = { $seat } prend une carte or.
drew-gold-own = { $seat } prend : { $card_name }.
got-coins = { $seat } reçoit { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}.
looked-diaz = { $seat } regarde la première carte or et la première carte combat.
looked-diaz-own = { $seat } regarde : { $gold_name } et { $card_name }.
chose = { $seat } garde { $supply ->
    [gold] la carte or ; la carte combat va sous sa pile
   *[combat] la carte combat ; la carte or va sous sa pile
}.
chose-own = { $seat } garde : { $card_name } ; l’autre va sous sa pile : { $under_name }.
looked-tembo = { $seat } regarde les deux premières cartes combat.
looked-tembo-own = { $seat } regarde : { $cards }.
kept = { $seat } garde l’une des deux ; l’autre va sous la pile.
kept-own = { $seat } garde : { $card_name } ; l’autre va sous la pile : { $under_name }.
put-under = { $seat } glisse une carte combat sous la pile, la nº { $number }.
put-under-own = { $seat } glisse une carte combat sous la pile, la nº { $number } : { $card_name }.
sold = { $seat } vend une carte combat contre une pièce, la nº { $number }.
sold-own = { $seat } vend une carte combat contre une pièce, la nº { $number } : { $card_name }.
bought = { $seat } achète une carte combat contre une pièce, la nº { $number }.
bought-own = { $seat } achète une carte combat contre une pièce, la nº { $number } : { $card_name }.
robbed = { $seat } prend une pièce à { $to }.
declared = { $seat } pose une carte allégeance face cachée.
declared-own = { $seat } se déclare pour { $side_name }.
spied = { $seat } regarde l’allégeance de { $to }.
spied-own = { $seat } regarde l’allégeance de { $to } : { $side_name }.
took-sailors = { $seat } prend deux marins pour { $letter } et les regarde.
took-sailors-own = { $seat } prend deux marins pour { $letter } : { $sailors }.
placed = { $seat } place les deux marins en { $letter }.
placed-own = { $seat } place des marins en { $letter } : { $valverde } pour Valverde, { $diaz } pour Díaz.
inspected = { $seat } regarde les marins de { $letter }.
inspected-own = { $seat } regarde les marins de { $letter } : { $valverde } pour Valverde, { $diaz } pour Díaz.
arranged = { $seat } remet les marins de { $letter }, échangés ou non.
arranged-own = { $seat } remet les marins de { $letter } : { $valverde } pour Valverde, { $diaz } pour Díaz.
left-it = { $seat } en reste là.
sailed = Le bateau avance de { $number ->
    [one] { $number } case
   *[other] { $number } cases
} jusqu’à la case { $square } ; { $left ->
    [0] c’est la mutinerie
    [one] encore { $left } case jusqu’à la mutinerie
   *[other] encore { $left } cases jusqu’à la mutinerie
}.
stayed = Toutes les portes sont ouvertes : le bateau reste sur la case { $square }.
storm = Tempête, quelqu’un monte dans le canot de sauvetage : { $pirate_name }.
landed = Le bateau a atteint la mutinerie, case { $square }.
shortage = { $supply ->
    [gold] La pile d’or est vide
    [combat] La pile de combat est vide
   *[coin] L’île aux pièces est vide
} : le voyage est fini.
mutiny-begins = La mutinerie commence ; { $number ->
    [0] personne n’y participe
    [one] { $number } joueur y participe
   *[other] { $number } joueurs y participent
}.
out-undeclared = { $seat } n’a pas déclaré de camp, ne participe pas et ne peut pas gagner.
duel-begins = Duel { $letter } : { $valverde } pour Valverde contre { $diaz } pour Díaz.
laid = { $seat } pose une carte à l’assaut { $bout }.
laid-own = { $seat } pose une carte à l’assaut { $bout } : { $card_name }.
revealed = Assaut { $bout } : { $cards_count ->
    [0] aucune carte combat
   *[other] { $cards }
}. Valverde { $valverde }, Díaz { $diaz }.
monkey = { $seat } a joué le singe.
excluded = { $seat } n’avait pas de carte combat : exclusion de la partie.
refilled = L’île aux pièces ne peut pas payer : { $number ->
    [0] personne n’a de pièce à y mettre
    [one] { $number } pièce y est mise
   *[other] { $number } pièces y sont mises
}.
paid = Le singe de { $seat } reçoit une pièce de l’île aux pièces.
unpaid = Il ne reste pas de pièce pour le singe de { $seat }.
duel-won = { $side_name } gagne le duel { $letter }, { $valverde } à { $diaz }{ $tied ->
    [true] , grâce aux cartes
   *[false] {""}
}.
mutiny-won = Le camp de { $side_name } gagne la mutinerie.
ended-empty = Il ne reste personne dans la mutinerie.
side-opened = { $seat } était du camp de { $side_name }.
hand-opened = { $seat } avait en main : { $cards } ; or : { $golds }.
sailors-opened = En { $letter } se trouvaient { $valverde } pour Valverde, { $diaz } pour Díaz.
piles-opened = Ce qui restait dans les piles : { $cards } ; or : { $golds }.
scored = { $seat } possède { $points } en or.
tie-broken = { $seat } est à égalité et a { $points } en cartes de la couleur du vainqueur.
won = { $seat } gagne.
all-lost = Tous ont perdu.

## Pourquoi non

game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
already-laid = Vous avez posé votre carte ; elle ne peut pas être reprise.
out-of-duel = Vous n’êtes pas dans ce duel.
no-such-action = Il n’y a pas d’action numéro { $number }.
turn-first = Utilisez d’abord un pirate, ou frappez à la porte suivante.
storm-first = Choisissez d’abord qui monte dans le canot de sauvetage.
choose-first = Prenez d’abord la carte or ou la carte combat.
keep-first = Gardez d’abord l’une des deux cartes.
put-first = Glissez d’abord des cartes sous la pile, ou finissez.
trade-first = Vendez ou achetez d’abord, ou finissez.
take-first = Prenez d’abord une carte combat ou une pièce.
rob-first = Dites d’abord qui vous volez, ou finissez.
declare-first = Déclarez-vous d’abord pour Valverde ou pour Díaz.
ojo-first = Déclarez-vous d’abord pour un camp, ou finissez.
spy-first = Dites d’abord de qui vous regardez l’allégeance, ou finissez.
place-first = Dites d’abord quel marin se tient du côté de Valverde.
inspect-first = Dites d’abord quelle lettre vous regardez, ou finissez.
lay-first = Posez d’abord une carte.
not-here = { $pirate_name } n’est pas là pour être utilisé.
passed-over = Vous avez frappé depuis : { $pirate_name } est hors de portée pour ce tour.
all-open = Il n’y a plus de porte fermée.
in-lifeboat = Déjà dans le canot de sauvetage : { $pirate_name }.
not-held = Vous n’avez pas cette carte : { $card_name }.
not-seen = Ce n’est aucune des deux cartes que vous regardez : { $card_name }.
sailor-not-seen = Le marin { $number } n’est pas l’un des deux.
one-direction = Ou bien vous vendez, ou bien vous achetez ; le premier échange en a décidé.
cannot-sell = Pour vendre, il faut une carte combat à vous et une pièce sur l’île aux pièces.
cannot-buy = Pour acheter, il faut une pièce à vous et une carte dans la pile de combat.
nothing-to-rob = Vous ne pouvez pas prendre de pièce à { $to }.
not-declared = Vous ne pouvez pas regarder d’allégeance de { $to }.
no-such-letter = Il n’y a pas de lettre { $letter }.
monkey-too-early = Au premier assaut d’un duel, on ne peut pas jouer le singe.

## D’où vient l’or [later]

score-start = La pièce de départ
score-coins = Pièces grâce à { $pirate_name }, { $number } fois
score-sold = Cartes combat vendues, { $number } fois
score-bought = Cartes combat achetées, { $number } fois
score-robbed = Pièces volées, { $number } fois
score-was-robbed = Pièces volées par d’autres, { $number } fois
score-monkey = Pièces pour le singe, { $number } fois
score-refilled = Données pour que l’île aux pièces puisse payer, { $number } fois
score-gold = { $number ->
    [one] { $number } carte or
   *[other] { $number } cartes or
} de { $value }
source-score-start = départ
source-score-coins = pièces des pirates
source-score-sold = cartes vendues
source-score-bought = cartes achetées
source-score-robbed = volé
source-score-was-robbed = volé par d’autres
source-score-monkey = le singe
source-score-refilled = rendu à l’île aux pièces
source-score-gold = cartes d’or

## Ce qu’on peut faire

action-knock = Frapper à la porte suivante
action-use = Utiliser { $pirate_name }
action-embark = Dans le canot de sauvetage : { $pirate_name }
action-take = { $supply ->
    [gold] Prendre la carte or
    [combat] Prendre la carte combat
   *[coin] Prendre une pièce
}
action-keep = Garder : { $card_name }
action-put = Glisser sous la pile : { $card_name }
action-sell = Vendre contre une pièce : { $card_name }
action-buy = Acheter une carte combat contre une pièce
action-finish = En rester là
action-rob = Prendre une pièce à { $to }
action-declare = Se déclarer pour { $side_name }
action-spy = Regarder l’allégeance de { $to }
action-place = { $sailor } du côté de Valverde
action-inspect = Regarder les marins de { $letter }
action-lay = { $card ->
    [monkey] Poser le singe et quitter le duel
   *[other] Poser : { $card_name }
}

decide-turn = { $pirate ->
    [none] { $left ->
        [0] utilisez un pirate visible
       *[other] utilisez un pirate visible, ou frappez
    }
   *[other] utilisez { $pirate_name }, ou frappez encore
}
decide-storm = choisissez qui monte dans le canot de sauvetage{ $number ->
    [one] {""}
   *[other] {""} ; { $number } tempêtes éclatent
}
decide-diaz = gardez la carte or ou la carte combat
decide-tembo = gardez l’une des deux cartes combat
decide-wessel-jan = glissez une carte combat sous la pile, encore { $number } au plus, ou finissez
decide-dean-nero = { $trade ->
    [sell] vendez une autre carte combat, encore { $number } au plus, ou finissez
    [buy] achetez une autre carte combat, encore { $number } au plus, ou finissez
   *[both] vendez des cartes combat ou achetez-en, jusqu’à { $number }, ou finissez
}
decide-pang = prenez une carte combat ou une pièce
decide-chang-ye = prenez une pièce à un adversaire, ou finissez
decide-bijoux = { $declared ->
    [true] posez de nouveau votre allégeance : l’autre camp, ou le même pour bluffer
   *[false] déclarez-vous pour un camp
}
decide-ojo-declare = déclarez-vous pour un camp, ou finissez
decide-ojo = regardez l’allégeance d’un adversaire, ou finissez
decide-place = dites lequel des deux marins se tient du côté de Valverde en { $letter }
decide-inspect = regardez les marins d’une lettre, ou finissez
decide-lay = posez une carte : duel { $letter }, assaut { $bout }
decide-monkey = votre singe peut prendre une pièce à un autre joueur de la mutinerie
hint-undeclared = encore { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} avant la mutinerie, et vous ne vous êtes pas déclaré : sans cela, on ne peut plus gagner
hint-last-door = il reste une porte : celui qui est derrière devra être utilisé
hint-few-cards = nombre de vos cartes combat : { $number }, pour jusqu’à { $duels } duels ; il en faut une pour commencer chacun
hint-sold = cartes combat qui vous resteraient : { $number }, pour jusqu’à { $duels } duels ; il en faut une pour commencer chacun
hint-excluded-soon = votre dernière carte combat : sans carte, vous serez exclu au début du duel { $letter }

## Comment s’appellent les choses

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
name-ghost = le Fantôme
name-pink-1 = rose 1
name-pink-2 = rose 2
name-pink-3 = rose 3
name-grey-1 = grise 1
name-grey-2 = grise 2
name-grey-3 = grise 3
name-monkey = le singe
name-gold-1 = or 1
name-gold-2 = or 2
name-gold-3 = or 3
name-gold = or
name-combat = combat
name-coin = pièce
option-track = La piste (reconstituée)
option-track-volcano_first = commence à l’île volcanique
option-track-coin_first = commence à l’île aux pièces
option-storm = En cas de tempête
option-storm-random = le hasard met un pirate dans le canot de sauvetage
option-storm-dealer_chooses = le donneur choisit qui monte dans le canot de sauvetage
option-shortage = Une réserve épuisée met fin au voyage
option-shortage-end_of_round = à la fin de la manche
option-shortage-immediate = aussitôt

## Ce qu’on peut taper, et les titres de la liste

verb-knock = Frapper
verb-use = Utiliser
verb-embark = Dans le canot
verb-take = Prendre
verb-keep = Garder
verb-put = Glisser sous la pile
verb-sell = Vendre
verb-buy = Acheter
verb-finish = Finir
verb-rob = Prendre une pièce à
verb-declare = Se déclarer
verb-spy = Regarder l’allégeance de
verb-place = Du côté de Valverde
verb-inspect = Regarder
verb-lay = Poser

typed-knock = frapper
typed-use = utiliser { $pirate_name }
typed-embark = canot { $pirate_name }
typed-take = prendre { $supply_name }
typed-keep = garder { $card_name }
typed-put = glisser { $card_name }
typed-sell = vendre { $card_name }
typed-buy = acheter
typed-finish = finir
typed-rob = voler { $to }
typed-declare = déclarer { $side_name }
typed-spy = espionner { $to }
typed-place = placer { $sailor }
typed-inspect = regarder { $letter }
typed-lay = poser { $card_name }

## Les fins en bref [terminal]

end-C8_1 = le plus riche
end-C8_2 = une égalité en or
end-C8_3 = personne dans le camp vainqueur
end-C6_4 = plus personne dans la mutinerie

## Ce que compte une simulation [terminal]

counted-round-begins = manches
counted-haunted = tours arrêtés par le Fantôme
counted-stayed = manches où le bateau reste
counted-storm = tempêtes
counted-landed = voyages jusqu’à la case mutinerie
counted-shortage = voyages arrêtés par une réserve vide
counted-out-undeclared = joueurs qui ne se déclarent jamais
counted-duel-begins = duels
counted-excluded = joueurs exclus
counted-refilled = fois où l’île aux pièces ne peut pas payer
counted-mutiny-won = mutineries menées à leur terme
counted-all-lost = parties sans vainqueur

## Le dessin et le plateau

round-now = Manche { $number }, { $seat } distribue
sate-now = { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
}
legend-storm = tempête
legend-mutiny = mutinerie
declared-now = déclaré
undeclared-now = non déclaré
hand-own = Vos cartes combat
golds-own = Vos cartes or
hand-of = Cartes de { $seat }
known-under = Vous connaissez sous les piles
out-cards = Hors du jeu
pile-opened-now = Ce qui restait dans les piles

## Le dessin [terminal]

track-now = Case { $square } sur { $mutiny }
storms-now = Tempêtes à venir : { $number }
row-now = Portes
lifeboat-now = Dans le canot de sauvetage : { $pirate_name }
supplies-now = Pile de combat : { $combat }   Pile d’or : { $gold }   Île aux pièces : { $coins }
under-now = (glissées dessous : combat { $combat }, or { $gold })
legend-islands = île volcanique, au trésor, aux pièces
legend-used = ne peut plus servir
column-cards = combat
column-golds = or
column-coins = pièces
side-now = pour { $side_name }
out-now = hors de la mutinerie
laid-now = a posé
left-duel-now = hors de ce duel
known-now = a au moins { $cards }
known-or-under-now = a ou a glissé sous la pile au moins { $cards }
letters-now = Duels (Valverde/Díaz)
letter-won = → { $side_name }
duel-now = Duel { $letter }, assaut { $bout } : Valverde { $valverde }, Díaz { $diaz }
played-now = Jouées : { $cards }
looked-own = Vous regardez
taken-own = Marins en main
laid-card-own = Vous avez posé
to-decide = { $seat } : { $decision }
all-decide = Tous ceux du duel : { $decision }

## Le plateau dans le navigateur

track-name = La route du bateau
track-told = Le bateau est sur la case { $square }, la mutinerie sur la case { $mutiny }. Tempêtes encore à venir, par case : { $storms }.
track-left = { $number ->
    [0] la mutinerie
    [one] { $number } case avant la mutinerie
   *[other] { $number } cases avant la mutinerie
}
island-volcano = Île volcanique
island-treasure = Île au trésor
island-coin = Île aux pièces
would-sail = { $number ->
    [0] Toutes les portes sont ouvertes : le bateau restera
    [one] Le bateau avancera d’une case au plus
   *[other] Le bateau avancera de { $number } cases au plus
}
row-name = Cabines
door-closed = Cabine { $number }, fermée
door-open = Cabine { $number } : { $pirate_name }
door-used = utilisé
door-passed = laissé passer
door-acting = à l’œuvre
lifeboat-name = Canot
lifeboat-empty = vide
does-valverde = une carte or et une pièce
does-diaz = voir une carte or et une carte combat, en garder une
does-crackpott = deux cartes combat
does-tembo = voir deux cartes combat, en garder une
does-wessel-jan = échanger jusqu’à trois cartes combat
does-dean-nero = vendre ou acheter jusqu’à trois cartes combat
does-pang = une carte combat ou une pièce
does-chang-ye = prendre une pièce à quelqu’un
does-sate = une pièce, et une par tour où il fut laissé
does-bijoux = se déclarer, ou poser de nouveau son camp
does-ojo = se déclarer, ou voir le camp d’un autre
does-cambivalute = placer deux marins, ou en voir deux
does-ghost = met fin au tour
may-do = Vous pouvez : { $offered }
players-name = Joueurs
player-cards = { $number ->
    [0] aucune carte combat
    [one] { $number } carte combat
   *[other] { $number } cartes combat
}
player-golds = { $number ->
    [0] aucune carte or
    [one] { $number } carte or
   *[other] { $number } cartes or
}
player-coins = { $number ->
    [0] aucune pièce
    [one] { $number } pièce
   *[other] { $number } pièces
}
player-declared = a déclaré un camp, en secret
player-undeclared = n’a pas déclaré de camp
player-side = du camp de { $side_name }
player-side-own = du camp de { $side_name }, en secret
player-side-seen = du camp de { $side_name }, vous l’avez vu
player-spied = camp connu de { $names }
player-dealer = distribue
player-turn = joue
player-monkey = a le singe en main
player-laid = a posé une carte
player-chooses = choisit une carte
player-left = a quitté ce duel
player-out = hors de la mutinerie
player-knows = a au moins { $cards }
player-knows-under = a, ou a glissé sous la pile, au moins { $cards }
piles-name = Réserves
pile-combat = Cartes combat
pile-gold = Cartes or
pile-coin = Île aux pièces
pile-under = { $number ->
    [one] dont { $number } dessous
   *[other] dont { $number } dessous
}
letters-name = Duels
letter-empty = Duel { $letter } : pas encore de marins
letter-hidden = Duel { $letter } : deux marins que vous n’avez pas vus
letter-known = Duel { $letter } : { $valverde } pour Valverde, { $diaz } pour Díaz
letter-pair = Duel { $letter } : { $low } et { $high }, sans savoir de quel côté
letter-secret = vu seulement par qui a regardé
letter-doubt = regardés par d’autres depuis
letter-seen = connus de { $names }
letter-winner = gagné par { $side_name }, { $valverde } pour Valverde, { $diaz } pour Díaz
duel-title = Duel { $letter }, assaut { $bout }
duel-wins = Duels gagnés : Valverde { $valverde }, Díaz { $diaz } ; il en faut { $needed }
duel-side = { $side_name } : { $strength }, dont le marin { $sailor }
duel-last = Dernier assaut
duel-fighters = Dans la mutinerie
wealth-own = { $points } en tout avec vos pièces
side-own = Vous êtes du camp de { $side_name }, en secret.
side-none = Vous n’avez pas déclaré de camp.
sheet-storm = Tempête : qui monte dans le canot ?
sheet-place = Qui se tient où au duel { $letter } ?
sheet-monkey = Votre singe peut prendre une pièce
sheet-hand = Choisissez dans votre main
effect-knock = { $left ->
    [1] La dernière porte : qui se cache derrière est retourné et doit être utilisé ; tous les autres sont hors de portée. Toutes les portes ouvertes, le navire reste où il est.
   *[other] Qui se cache derrière est retourné : vous l’utilisez, ou frappez encore ; tous les autres sont hors de portée. Pour chaque porte encore fermée à la fin de la manche, le navire avance d’une case.
    }
effect-use = Personne d’autre ne pourra l’utiliser pendant cette manche
effect-embark = Tant qu’il y est, personne ne peut l’utiliser
effect-take = { $supply ->
    [gold] Compte à la fin, si votre camp gagne
    [combat] Renforce un camp dans l’un des duels
   *[coin] Compte 1 à la fin, si votre camp gagne
}
effect-keep = L’autre va, face cachée, sous sa pile
effect-put = Elle va, face cachée, sous la pile, et vous en piochez une autre à la place
effect-sell = Elle va, face cachée, sous la pile ; désormais vous ne faites plus que vendre
effect-buy = Vous piochez la carte du dessus ; désormais vous ne faites plus qu’acheter
effect-finish = Vous n’en faites rien de plus
effect-rob = Une pièce passe de ce joueur à vous, et tous le voient
effect-declare = Vous ne pourrez gagner que si le camp de { $side_name } remporte la mutinerie
effect-change = Vous passez dans le camp de { $side_name }
effect-bluff = Vous restez dans le camp de { $side_name }
effect-declare-secret = Les autres voient que vous vous déclarez, mais pas pour qui
effect-spy = Vous seul la voyez, et tous voient que vous regardez
effect-inspect = Vous seul les voyez, et vous pouvez les échanger
effect-place = Au duel { $letter }, Valverde commence avec { $valverde }, Díaz avec { $diaz } ; vous seul le savez
effect-lay = Le camp de { $side_name } gagne { $number } de force
effect-lay-secret = Toutes les cartes sont révélées ensemble, et personne ne voit laquelle était la vôtre
effect-monkey = Vous quittez ce duel et gardez les cartes qui vous restent
effect-monkey-coin = Vous quittez ce duel et gardez les cartes qui vous restent ; un singe du deuxième assaut rapporte une pièce
hands-open = Toutes les mains, étalées

## Pour commencer [later]

goal =
    Être du camp qui gagne la mutinerie, celui de Valverde ou celui de Díaz, et y être le
    plus riche. Pendant le voyage, les pirates derrière les portes des cabines vous
    donnent des cartes combat, de l’or et des secrets ; Bijoux et Ojo vous permettent de
    vous déclarer. Qui ne l’a pas fait quand la mutinerie commence ne peut pas gagner.
guide =
    À votre tour, utilisez un pirate visible ou frappez à la porte suivante : ensuite,
    seul le pirate qui vient d’apparaître peut servir. Le Fantôme met fin à votre tour. À
    la fin d’une manche, le bateau avance d’une case par porte encore fermée. À la
    mutinerie, des marins se battent dans les duels A à E ; à chaque assaut, tous ceux du
    duel posent une carte, rose pour Valverde, grise pour Díaz, et personne ne voit à qui
    elle était. Dès le deuxième assaut, le singe vous laisse partir ; au deuxième, il
    rapporte aussi une pièce. Gardez une carte combat pour le début de chaque duel : sans
    elle, vous êtes exclu.
example-1 = Vous frappez, et Tembo ouvre. Utilisez-le, et vous gardez une carte combat sur deux ; ou laissez-le aux autres et frappez à la porte suivante.
example-2 = Duel A : le marin du camp de Valverde vaut 6, celui du camp de Díaz 4. Vous posez rose 1, Margot pose grise 3 : 7 contre 7. Les cartes de Díaz ont rapporté plus, donc son camp gagne le duel (C7.8).
example-3 = Le camp de Díaz gagne trois duels sur cinq. Jacquot a 14 d’or mais était pour Valverde ; Margot en a 13 et était pour Díaz. Margot gagne.

## Pour qui débute devant un terminal [terminal]

guide-drawing =
    Un pirate entre parenthèses ne peut plus servir ; V, T et C sur la piste sont le
    volcan, l’île au trésor et l’île aux pièces.
    Ce qui est reconstitué : règles C1.
verbs = frapper · utiliser tembo · garder rose 2 · prendre or · glisser grise 1 · vendre grise 1 · acheter · voler 2 · déclarer diaz · espionner 2 · placer 7 · regarder C · poser singe · finir

## Comment on joue, pour le navigateur

lesson-goal = Deux capitaines, une mutinerie. Soyez du camp qui la gagne, celui de Valverde ou celui de Díaz, et soyez-y le plus riche.
lesson-1-title = Frapper aux portes
lesson-1 = À votre tour, utilisez un pirate visible ou frappez à la porte suivante. Après avoir frappé, seul le pirate qui vient d’apparaître peut servir, à moins de frapper encore. Le Fantôme met fin à votre tour.
lesson-2-title = Cartes combat, or et pièces
lesson-2 = Chaque pirate fait une chose pour vous ; sa porte dit laquelle. Cartes or et pièces comptent à la fin, les cartes combat décident des duels. Un pirate utilisé est absent pour le reste de la manche.
lesson-3-title = Le bateau avance
lesson-3 = Quand chacun a joué, le bateau avance d’une case par porte encore fermée. Dans une tempête, un pirate monte dans le canot. Le voyage finit à la mutinerie, ou quand une réserve est épuisée.
lesson-4-title = Choisir son camp, en secret
lesson-4 = Bijoux et Ojo vous permettent de vous déclarer pour Valverde ou pour Díaz. Personne ne voit pour qui. Qui ne l’a pas fait quand la mutinerie commence ne peut pas gagner.
lesson-5-title = Cinq duels
lesson-5 = Des marins se battent pour les deux camps. À chaque assaut, tous ceux du duel posent une carte face cachée : rose renforce Valverde, grise Díaz, et personne n’apprend à qui elle était. Trois duels gagnés gagnent la mutinerie.
lesson-6-title = Le singe
lesson-6 = Dès le deuxième assaut, votre singe vous laisse quitter un duel ; au deuxième, il rapporte aussi une pièce. Mais chaque duel commence par une carte combat : sans elle, vous êtes exclu.
