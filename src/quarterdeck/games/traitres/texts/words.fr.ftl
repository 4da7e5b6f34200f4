# Traîtres à bord en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses, ce qu’on peut dire.

## Ce que c’est

game-verb = Mentez
game-subtitle = Des mutins parmi vous
game-line = Remplissez le coffre, mentez, jetez les traîtres par-dessus bord.
game-lead = L’équipage remplit son coffre, carte par carte et face cachée. Qui pose une carte annonce sa valeur, vraie ou fausse : il y a des mutins à bord, et personne ne sait qui.
game-credit = Jean-Xia Chou, illustrations de Laura Bazzoni
filter-example = poser
watched = Vous voyez qui pose et ce qui en est dit, les planches, et la taille des piles et des mains. Rôles et butin restent cachés jusqu’à ce qu’on les retourne.

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
hint-last-plank = la troisième planche : { $seat } passe par-dessus bord
hint-chest-empty = le coffre est vide : il ne se passerait rien
hint-cannot-be-full = le coffre contient { $number } au plus, et il faut { $target }
hint-said-too-little = d’après les annonces, le coffre contient { $number }, et il faut { $target }

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
option-planks-light = moins, comme dans une autre édition (reconstitué)
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

## Ce qu’on peut taper, et les titres de la liste [terminal]

typed-statement-hand = main { $cards }
typed-statement-laid = posé { $loot }
typed-statement-saw = vu { $cards }
typed-statement-trust = confiance { $to }
typed-statement-suspect = soupçon { $to }

## Les fins, en bref [terminal]

end-T7_1 = tous les mutins par-dessus bord
end-T7_2 = autant de mutins que de pirates
end-T7_3 = la pioche est vide
end-T8_2 = le coffre a été ouvert

## Ce que compte une simulation [terminal]

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

## Le dessin et le plateau

role-own = Vous êtes un { $role_name }
overboard-now = par-dessus bord
hand-own = Vos cartes
hand-of = Cartes de { $seat }
chest-now = Coffre : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, valeur à atteindre : { $target }
chest-worth = Il contient { $total } ; valeur à atteindre : { $target }
place-hand = main de { $seat }
place-chest = coffre, depuis le fond { $numbers }
place-thrown = sortie du coffre
place-pile = dessus de la pioche
place-discard = main que { $seat } a défaussée
pile-opened-now = Restaient dans la pioche

## Le dessin [terminal]

piles-now = Pioche : { $pile }{ $top ->
    [0] {""}
   *[other] {" "}(remises dessus : { $top })
} · Défausse : { $discards }
column-planks = planches
column-cards = cartes
role-now = { $role_name }
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
looked-at-own = Vous regardez
used-now = Défaussées à la vue de tous
to-decide = { $seat } : { $decision }

## Le plateau dans le navigateur

players-name = Joueurs autour du coffre
player-planks = { $number ->
    [0] aucune planche
    [one] 1 planche
   *[other] { $number } planches
}
player-cards = { $number ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $number } cartes
}
player-overboard = à la mer
player-turn = à son tour
player-role = { $role_name }
player-role-secret = { $role_name }, en secret
player-knows = a en main, vous le savez : { $cards }
player-knows-perhaps = a peut-être en main, vous le savez : { $cards }
chest-name = Le coffre
chest-order = Cartes du coffre, celle du dessus d’abord
chest-top = dessus
chest-none = Le coffre est vide.
chest-target = Objectif : { $target }
chest-said = Annoncé : { $total }
chest-said-between = Annoncé : de { $low } à { $high }
chest-total = Il contient : { $total }
loot-claim = { $seat } a dit { $claim_name }
loot-mixed = { $number ->
    [one] Une carte mélangée
   *[other] { $number } cartes mélangées
}, parmi : { $claims }
loot-of = { $number } parmi :
term-mixed = Mélangées ?
term-mixed-is = Un cadre réunit des cartes qu’on a mélangées : il y en a tant, chacune correspond à l’une des annonces à côté, et personne ne sait laquelle (T3.3).
loot-known = vous savez : { $cards }
loot-among = votre { $card_name } est ici
loot-perhaps = votre { $card_name } est peut-être ici
loot-seen = regardé par { $names }
loot-lie = { $seat } a menti
loot-true = { $seat } a dit vrai
pile-name = Pioche
pile-top = { $number ->
    [one] 1 carte remise dessus
   *[other] { $number } cartes remises dessus, celle du dessus d’abord
}
discard-name = Défausse
crew-aboard = À bord : { $pirates ->
    [one] 1 pirate
   *[other] { $pirates } pirates
}, { $mutineers ->
    [one] 1 mutin
   *[other] { $mutineers } mutins
}
planks-light = Moins de planches : nombres reconstitués
goal-pirate = Remplissez le coffre jusqu’à { $target } et ouvrez-le, ou poussez tous les mutins par-dessus bord.
goal-mutineer = Laissez la pioche s’épuiser, faites ouvrir un coffre insuffisant, ou poussez des pirates par-dessus bord.
menu-turn = Choisissez une carte de votre main
menu-lay = Posez { $loot_name } et annoncez :
claim-said = « { $text } »
menu-truth = vrai
menu-lie = mensonge
menu-spyglass = Remettez { $number } cartes : choisissez d’abord celle du dessous
menu-catch = { $number ->
    [one] Remettez 1 carte sur la pioche : choisissez-la dans votre main
   *[other] Remettez { $number } cartes sur la pioche : choisissez dans votre main, celle du dessous d’abord
}
menu-back = Retour
does-plus = butin qui vaut 1
does-zero = butin sans valeur
does-minus = butin qui retire 2
does-spyglass = Regardez les trois cartes du dessus du coffre, mélangées, et remettez-les dans l’ordre de votre choix.
does-pockets = Quelqu’un défausse toute sa main et pioche trois cartes.
does-riddance = Les deux cartes du dessus du coffre sont jetées, sans être vues.
does-catch = Piochez trois cartes, puis remettez deux cartes de votre main sur la pioche.
does-plank = Posez-la devant quelqu’un. À la troisième, on passe par-dessus bord.
effect-plank = Planche { $number } sur 3 ; la troisième envoie ce joueur par-dessus bord
effect-plank-last = La troisième planche : ce joueur passe par-dessus bord et son rôle est révélé
effect-pockets = { $number ->
    [one] La seule carte de cette main part, et trois nouvelles arrivent
   *[other] Les { $number } cartes de cette main partent, et trois nouvelles arrivent
}
effect-lay = Annoncé dans le coffre avec elle : { $total } sur { $target }
effect-lay-between = Annoncé dans le coffre avec elle : de { $low } à { $high } sur { $target }
effect-put = Elle se trouve sous tout ce que vous remettez ensuite
effect-return = Elle se trouve sous ce que vous y mettez ensuite ; la dernière est piochée la première
may-do = Vous pouvez : { $offered }
claims-name = Qui a prétendu quoi
claim-true = vrai
claim-lie = mensonge
confirm-open = La partie se termine ainsi : si le coffre atteint son objectif, les pirates gagnent ; sinon, ce sont les mutins. On ne peut pas revenir en arrière.
winners-pirate = Les pirates l’emportent.
winners-mutineer = Les mutins l’emportent.
hands-open = Toutes les mains, ouvertes
say-name = Dire quelque chose, vrai ou non
say-hand = Ma main
say-laid = J’ai posé
say-saw = J’ai vu
say-trust = Confiance
say-suspect = Soupçon
say-add = Nommer { $card_name }
say-remove = Retirer { $card_name }
say-more = Choisissez ce que vous dites.
say-it = Le dire

## Pour commencer [later]

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
example-1 = Fanchon est mutine. Elle pose un −2 face cachée dans le coffre et annonce : « +1 ».
example-2 = Avec une Longue-vue, Jacquot voit les trois cartes du dessus, dont un −2. Mais elles ont été mélangées : il peut être de Fanchon ou d’un autre. Il dit ce qu’il a vu ; qui le croit ?
example-3 = Six cartes sont là, et cinq points ont été annoncés. Lison, pirate, ouvre le coffre : il contient 2, et l’objectif est 5. Les mutins gagnent (T8.1).

## Pour qui débute devant un terminal [terminal]

guide-drawing =
    Le coffre est décrit en partant de la carte du dessus, chacune avec ce qu’on en a dit.
verbs = poser +1 annoncer 0 · longue-vue · poches 2 · débarras · pêche · planche 2 · ouvrir · remettre -2 · rendre planche

## Comment on joue, pour le navigateur

lesson-goal = Les pirates remplissent ensemble un coffre ; parmi eux, les mutins mentent. Personne ne sait qui est qui, et en parler fait la moitié du jeu.
lesson-1-title = Votre rôle
lesson-1 = Vous êtes pirate ou mutin, et vous seul le savez. Les pirates gagnent si l’un d’eux ouvre un coffre qui atteint son objectif, ou si tous les mutins sont par-dessus bord. Dans tous les autres cas, les mutins gagnent.
lesson-2-title = Posez du butin, et dites ce que c’est
lesson-2 = À votre tour, posez une carte butin face cachée dans le coffre, +1, 0 ou −2, et annoncez ce qu’elle vaut. Vous pouvez mentir. Puis vous piochez une carte.
lesson-3-title = Ou jouez une carte
lesson-3 = La Longue-vue montre les trois cartes du dessus du coffre, mélangées. Bon débarras en jette deux. Vide tes poches prend la main de quelqu’un. Avec la Pêche miraculeuse, vous choisissez parmi cinq cartes.
lesson-4-title = Les planches
lesson-4 = Posez une planche devant quelqu’un dont vous vous méfiez. À la troisième, on passe par-dessus bord et on montre son rôle. S’il reste à bord autant de mutins que de pirates, les mutins gagnent.
lesson-5-title = Ouvrez le coffre
lesson-5 = Au début de votre tour, si vous êtes pirate, vous pouvez ouvrir le coffre à la place. Tout le monde voit ce qu’il contient et qui a menti, et la partie est finie. Si l’on attend trop, la pioche s’épuise : alors les mutins gagnent.
lesson-6-title = Parlez
lesson-6 = Dites ce que vous avez en main, ce que vous avez posé ou vu, à qui vous faites confiance et qui vous soupçonnez, vrai ou non, même par-dessus bord. « Qui a prétendu quoi » s’en souvient, et marque ce que vous savez faux.
