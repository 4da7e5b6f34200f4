# Traîtres à bord en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses, ce qu’on peut dire.

## Ce que c’est

game-line = Remplissez le coffre, mentez, jetez les traîtres par-dessus bord.
game-lead = L’équipage remplit son coffre, carte par carte et face cachée. Qui pose une carte annonce sa valeur, vraie ou fausse : il y a des mutins à bord, et personne ne sait qui.
game-credit = Jean-Xia Chou, illustrations de Laura Bazzoni
filter-example = poser

## Ce qui s’est passé

role-dealt = { $seat } reçoit un rôle.
role-dealt-own = { $seat } reçoit un rôle : { $role_name }.
mates-told = { $seat } apprend ce que les mutins peuvent savoir.
mate-own = { $seat } et { $to } sont des mutins.
no-mate-own = { $seat } n’est pas un mutin et n’apprend rien.
dealt = { $seat } reçoit { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
dealt-own = { $seat } reçoit : { $cards }.
first-drawn = Le sort désigne { $seat } pour commencer.
laid = { $seat } pose une carte sur le coffre et annonce : { $claim_name }. Cela fait { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
laid-own = { $seat } pose { $loot_name } sur le coffre et annonce : { $claim_name }. Cela fait { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
used-spyglass = { $seat } utilise une Longue-vue{ $number ->
    [0] {""} ; le coffre est vide, il ne se passe rien
    [one] {" "}sur la seule carte du coffre
   *[other] {" "}sur les { $number } premières cartes du coffre
}.
used-pockets = { $seat } utilise Vide tes poches contre { $to }.
used-riddance = { $seat } utilise Bon débarras{ $number ->
    [0] {""} ; le coffre est vide, il ne se passe rien
    [one] {""} : la seule carte du coffre est défaussée
   *[other] {""} : les { $number } premières cartes du coffre sont défaussées
}.
used-catch = { $seat } utilise une Pêche miraculeuse.
used-plank = { $seat } met une planche devant { $to }{ $number ->
    [1] , la première
    [2] , la deuxième
   *[other] , la troisième
}.
looked = { $seat } { $number ->
    [one] la regarde
   *[other] les mélange et les regarde
}.
looked-own = { $seat } voit : { $cards }.
put-back = { $seat } remet une carte, reste { $left }.
put-back-own = { $seat } remet { $loot_name }, reste { $left }.
returned = { $seat } met une carte sur la pioche{ $left ->
    [0] {""}
   *[other] , reste { $left }
}.
returned-own = { $seat } met { $card_name } sur la pioche{ $left ->
    [0] {""}
   *[other] , reste { $left }
}.
thrown-away = { $seat } défausse { $number ->
    [one] sa dernière carte
   *[other] ses { $number } cartes
}.
thrown-away-own = { $seat } défausse : { $cards }.
drew = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
drew-own = { $seat } pioche : { $cards }.
overboard = { $seat } passe par-dessus bord ; c’était un { $role_name }.
opened-chest = { $seat } est un pirate et ouvre le coffre.
chest-full = Le coffre, depuis le fond : { $cards }. Il contient { $total } ; valeur à atteindre : { $target }.
chest-short = Le coffre, depuis le fond : { $cards }. Il ne contient que { $total } ; valeur à atteindre : { $target }.
mutineers-gone = Tous les mutins sont par-dessus bord.
sides-even = Il y a à bord { $number ->
    [one] un mutin et un pirate
   *[other] { $number } mutins et autant de pirates
}.
pile-empty = La pioche est vide.
role-opened = { $seat } était un { $role_name }.
hand-opened = { $seat } avait en main : { $cards }.
chest-left = Dans le coffre, depuis le fond : { $cards } ; valeur { $total }.
piles-opened = Restaient dans la pioche : { $cards }. Défaussées sans être vues : { $thrown }.
team-won = { $role ->
    [pirate] Les pirates ont gagné
   *[mutineer] Les mutins ont gagné
}.
won = { $seat } gagne.

## Pourquoi non

game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
you-are-overboard = Vous êtes par-dessus bord : vous pouvez parler, mais plus jouer.
no-such-action = Il n’y a pas d’action numéro { $number }.
turn-first = Posez d’abord une carte butin ou utilisez une carte action.
put-first = Remettez d’abord les cartes du coffre.
return-first = Remettez d’abord des cartes sur la pioche.
not-held = Vous n’avez pas en main : { $card_name }.
not-seen = { $card_name } n’est pas une des cartes que vous regardez.
not-yourself = { $card ->
    [plank] Vous ne pouvez pas mettre une planche devant vous
   *[other] Vous ne pouvez pas utiliser { $card_name } contre vous
}.
target-overboard = { $to } est par-dessus bord.
mutineer-may-not-open = Seul un pirate peut ouvrir le coffre.

## Ce qu’on peut faire

action-lay = Poser { $loot_name } et annoncer { $claim_name }
action-spyglass = Utiliser la Longue-vue
action-pockets = Vider les poches de { $to }
action-riddance = Utiliser Bon débarras
action-catch = Utiliser la Pêche miraculeuse
action-plank = Mettre une planche devant { $to }
action-open = Ouvrir le coffre : la partie finit
action-put = Remettre ensuite { $loot_name }
action-return = Mettre { $card_name } sur la pioche

decide-turn = { $pirate ->
    [true] poser une carte butin, utiliser une carte action ou ouvrir le coffre
   *[false] poser une carte butin ou utiliser une carte action
}
decide-spyglass = remettre les { $number } cartes sur le coffre, la plus basse d’abord
decide-catch = mettre { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
} sur la pioche ; la dernière sera piochée d’abord
hint-pile = { $number ->
    [one] il reste { $number } carte
   *[other] il reste { $number } cartes
} dans la pioche ; quand elle est vide, les mutins ont gagné
hint-last-plank = encore une planche et { $seat } passe par-dessus bord

## Comment s’appellent les choses

name-plus = +1
name-zero = 0
name-minus = −2
name-spyglass = Longue-vue
name-pockets = Vide tes poches
name-riddance = Bon débarras
name-catch = Pêche miraculeuse
name-plank = planche
name-pirate = pirate
name-mutineer = mutin
option-mutineers_know = Les mutins
option-mutineers_know-false = ne se connaissent pas
option-mutineers_know-true = se connaissent
option-planks = Planches
option-planks-book = comme dans le livret
option-planks-light = moins, comme dans une autre édition
option-empty_pile = La pioche vide met fin à la partie
option-empty_pile-after_effect = quand l’effet d’une carte est accompli
option-empty_pile-instant = aussitôt, même pendant une Pêche miraculeuse

## Ce qu’on peut dire, vrai ou faux

statement-hand = J’ai en main : { $cards }.
statement-laid = La dernière carte que j’ai posée est { $loot_name }.
statement-saw = Avec la Longue-vue, j’ai vu : { $cards }.
statement-trust = Je fais confiance à { $to }.
statement-suspect = Je soupçonne { $to }.

## Ce qu’on peut taper, et les titres de la liste

verb-lay = Poser
verb-spyglass = Longue-vue
verb-pockets = Vider les poches de
verb-riddance = Bon débarras
verb-catch = Pêche miraculeuse
verb-plank = Planche pour
verb-open = Ouvrir le coffre
verb-put = Remettre ensuite
verb-return = Sur la pioche

typed-lay = poser { $loot ->
    [plus] +1
    [zero] 0
   *[minus] -2
} annoncer { $claim ->
    [plus] +1
    [zero] 0
   *[minus] -2
}
typed-spyglass = longue-vue
typed-pockets = poches { $to }
typed-riddance = débarras
typed-catch = pêche
typed-plank = planche { $to }
typed-open = ouvrir
typed-put = remettre { $loot ->
    [plus] +1
    [zero] 0
   *[minus] -2
}
typed-return = rendre { $card ->
    [plus] +1
    [zero] 0
    [minus] -2
    [spyglass] longue-vue
    [pockets] poches
    [riddance] débarras
    [catch] pêche
    [plank] planche
   *[other] { $card }
}
typed-statement-hand = main { $cards }
typed-statement-laid = posé { $loot }
typed-statement-saw = vu { $cards }
typed-statement-trust = confiance { $to }
typed-statement-suspect = soupçon { $to }

## Les fins, en bref

end-T7_1 = tous les mutins par-dessus bord
end-T7_2 = autant de mutins que de pirates
end-T7_3 = la pioche est vide
end-T8_2 = le coffre a été ouvert

## Ce que compte une simulation

counted-laid = cartes butin posées
counted-used-spyglass = Longues-vues
counted-used-pockets = poches vidées
counted-used-riddance = Bons débarras
counted-used-catch = Pêches miraculeuses
counted-used-plank = planches
counted-overboard = joueurs par-dessus bord
counted-chest-full = coffres ouverts assez pleins
counted-chest-short = coffres ouverts trop tôt
counted-mutineers-gone = parties où tous les mutins sont par-dessus bord
counted-sides-even = parties avec autant de mutins que de pirates
counted-pile-empty = parties où la pioche est vide

## Le dessin

piles-now = Pioche : { $pile }{ $top ->
    [0] {""}
   *[other] {" "}(remises dessus : { $top })
} · Défausse : { $discards }
column-planks = planches
column-cards = cartes
role-own = Vous êtes un { $role_name }
role-now = { $role_name }
overboard-now = par-dessus bord
hand-own = Vos cartes
hand-of = Cartes de { $seat }
chest-now = Coffre : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, valeur à atteindre : { $target }
chest-worth = Il contient { $total } ; valeur à atteindre : { $target }
chest-row = Depuis le dessus
chest-empty = encore rien dedans
thrown-row = Sorties du coffre
legend-lay = posée par ce joueur, qui a annoncé cela
legend-mixed = mélangée : posée par l’un d’eux
legend-known = comme vous le savez
known-somewhere = Vous savez où peut être { $cards } : { $places }
seen-own = Vu avec votre Longue-vue : { $cards } (posées par { $marks })
known-top = Vous connaissez le dessus de la pioche : { $cards }
known-away = Défaussées de votre main : { $cards }
place-hand = main de { $seat }
place-chest = coffre, depuis le fond { $numbers }
place-thrown = sortie du coffre
place-pile = dessus de la pioche
place-discard = main que { $seat } a défaussée
looked-at-own = Vous regardez
used-now = Défaussées à la vue de tous
pile-opened-now = Restaient dans la pioche
to-decide = { $seat } : { $decision }

## Pour commencer

goal =
    Les pirates gagnent en ouvrant un coffre assez plein, ou en poussant tous les mutins
    par-dessus bord. Les mutins gagnent si le coffre est ouvert trop tôt, si la pioche est
    vide, ou s’il y a à bord autant de mutins que de pirates. Personne ne sait qui est qui.
guide =
    À votre tour, posez une carte butin face cachée sur le coffre et annoncez sa valeur,
    vraie ou fausse, ou utilisez une carte action ; puis piochez. À la troisième planche
    devant vous, vous passez par-dessus bord et montrez votre rôle. Au lieu de jouer, un
    pirate peut ouvrir le coffre : la partie finit. Avec dire, vous déclarez quelque chose
    aux autres ; une déclaration ne prouve rien.
verbs = poser +1 annoncer 0 · longue-vue · poches 2 · débarras · pêche · planche 2 · ouvrir · remettre -2 · rendre planche

## Comment on joue, pour le navigateur

lesson-goal = La plupart d’entre vous sont des pirates qui veulent leur paie ; les autres sont des mutins qui veulent l’empêcher. Personne ne sait qui est qui, et chacun peut mentir.
lesson-1-title = Remplir le coffre
lesson-1 = À votre tour, posez une carte butin face cachée sur le coffre et annoncez sa valeur : +1, 0 ou −2. Vous n’êtes pas obligé de dire la vérité.
lesson-2-title = Ou utiliser une carte action
lesson-2 = La Longue-vue vous montre les trois premières cartes du coffre, Bon débarras en retire deux, Vide tes poches donne à quelqu’un une nouvelle main, et une Pêche miraculeuse vous laisse choisir parmi cinq cartes.
lesson-3-title = Les planches
lesson-3 = Mettez une planche devant quelqu’un dont vous vous méfiez. À la troisième, ce joueur passe par-dessus bord, montre son rôle et ne joue plus, mais il peut continuer à parler.
lesson-4-title = Parler
lesson-4 = Dites ce que vous avez en main, ce que vous avez posé, ce que vous avez vu, à qui vous faites confiance. C’est vrai ou non. Retenez ce que disent les autres : tôt ou tard, un mensonge se voit.
lesson-5-title = Ouvrir le coffre
lesson-5 = Un pirate qui croit que le coffre contient assez peut l’ouvrir au début de son tour. Si c’est vrai, les pirates ont gagné ; sinon, ce sont les mutins.
lesson-6-title = Les autres fins
lesson-6 = Les pirates gagnent aussi quand tous les mutins sont par-dessus bord ; les mutins, quand il y a à bord autant de mutins que de pirates, ou quand la pioche est vide.
