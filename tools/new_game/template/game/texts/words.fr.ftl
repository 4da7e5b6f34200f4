# L’Anse aux contrebandiers en français.

## Ce qui s’est passé

first-player = { $seat } commence.
role-dealt = { $seat } reçoit un rôle.
role-dealt-own = { $seat } a le rôle { $role_name }.
dealt = { $seat } reçoit { $number } cartes.
dealt-own = { $seat } reçoit { $cards }.
loaded = { $number } cartes sont chargées sans être vues.
shuffled = La pioche est mélangée.
chose = { $seat } a choisi.
chose-own = { $seat } a choisi { $card_name }.
stowed = { $number } cartes sont mêlées et arrimées.
looked = { $seat } regarde la caisse { $crate }.
looked-own = { $seat } regarde la caisse { $crate } : { $card_name }.
laid = { $seat } pose une carte et dit { $claim_name }.
laid-own = { $seat } pose { $card_name } et dit { $claim_name }.
fished = { $seat } pioche { $number } cartes.
fished-own = { $seat } pioche { $cards }.
put-under = { $seat } met une carte sous la pioche.
put-under-own = { $seat } met { $card_name } sous la pioche.
put-top = { $seat } met une carte sur la pioche.
put-top-own = { $seat } met { $card_name } sur la pioche.
drew = { $seat } pioche une carte.
drew-own = { $seat } pioche { $card_name }.
accused = { $seat } accuse { $to }.
opened = { $seat } a dit { $claim_name }, et c’est { $card_name }.
ashore = { $seat } va à terre : { $role_name }.
ended-1 = C’était la dernière manche.
ended-2 = Il reste trop peu de joueurs en jeu.
hold-opened = Dans la cale : { $cards }, pour { $worth }.
pile-opened = Dans la pioche : { $cards } ; coulées : { $sunk }.
hand-opened = { $seat } ({ $role_name }) tenait { $cards }.
won = { $seat } gagne.
nobody-won = Personne ne gagne.
winners-smuggler = Les contrebandiers l’emportent.
winners-spy = Les espions l’emportent.

## Pourquoi pas

no-such-action = Il n’y a pas d’action numéro { $number }.
game-over = La partie est finie.
not-asked = Vous n’avez rien à décider maintenant.
not-now = Ce n’est pas ce que vous devez décider maintenant.
no-such-card = Vous ne tenez pas { $card_name }.
no-such-crate = Il n’y a pas de caisse { $crate }.
not-to-say = Selon ces règles, personne ne dit { $claim_name }.
pile-too-small = Il n’y a pas deux cartes dans la pioche.
not-to-accuse = { $to } ne peut pas être accusé maintenant.

## Ce qu’on peut faire

action-stow = Arrimer { $card_name }
action-look = Regarder la caisse { $crate }
action-lay = Poser { $card_name } et dire { $claim_name }
action-fish = Pêcher
action-accuse = Accuser { $to }
action-under = Mettre { $card_name } sous la pioche
action-top = Mettre { $card_name } sur la pioche

## Déclarations

statement-trust = Je me fie à { $seat }.
statement-suspect = Je soupçonne { $seat }.
statement-hold = Je tiens { $card_name }.

## Dans un terminal

verb-stow = Arrimer
verb-look = Regarder
verb-lay = Poser
verb-fish = Pêcher
verb-accuse = Accuser
verb-under = Mettre dessous
verb-top = Mettre dessus
typed-stow = arrimer { $card }
typed-look = regarder { $crate }
typed-lay = poser { $card } disant { $claim }
typed-fish = pêcher
typed-accuse = accuser { $to }
typed-under = dessous { $card }
typed-top = dessus { $card }

## Dans un terminal [terminal]

player-now = { $seat } : { $number ->
    [one] 1 carte
   *[other] { $number } cartes
}
to-decide = { $seat } : { $decision }
claim-now = ({ $seat } dit { $claim_name })
pile-now = { $number ->
    [one] 1 carte dans la pioche
   *[other] { $number } cartes dans la pioche
}
goal = Ramenez la cale au port, ou coulez-la.
guide = Tous arriment une carte à la fois ; puis chacun joue son tour.
guide-drawing = Les caisses sont numérotées depuis la gauche.
verbs = arrimer rum · regarder 0 · poser rum disant silk · pêcher · accuser 1
typed-statement-trust = confiance { $seat }
typed-statement-suspect = soupçon { $seat }
typed-statement-hold = tiens { $card }

## Dans une liste de jeux

game-verb = Chargez
game-subtitle = Des caisses et des mots
game-line = Des caisses, des dires et un espion.
game-lead = Arrimez, regardez, posez et mentez, jusqu’à ce que quelqu’un aille à terre.
game-credit = inventé pour les tests
filter-example = rum
watched = Vous voyez la pile, ce qui fut posé et ce qui fut dit ; des mains, seulement le nombre de cartes.

## Options

option-wrong_accuser = Qui accuse un joueur honnête
option-wrong_accuser-ashore = va à terre
option-wrong_accuser-stays = reste en jeu
option-accuser_draws = Un accusateur pioche une carte
option-accuser_draws-true = oui
option-accuser_draws-false = non

## Ce qui se décide

decide-stow = choisissez une carte à arrimer
decide-turn = regardez, posez, pêchez ou accusez
decide-under = mettez une carte sous la pioche
decide-top = mettez une carte sur la pioche
hint-claims = { $number ->
    [one] On peut douter d’une annonce d’un autre joueur.
   *[other] On peut douter de { $number } annonces d’autres joueurs.
}

## Le nom des choses

name-rum = rhum
name-silk = soie
name-powder = poudre
name-smuggler = contrebandier
name-spy = espion
field-round = manches jouées
field-first = premier joueur
field-turn = à qui le tour
field-done = ont joué leur tour
field-players = joueurs
field-cards = cartes
field-ashore = à terre
field-role = rôle
field-crates = la cale
field-by = posée par
field-claim = annoncée comme
field-top = mises sur la pioche
field-middle = la pioche
field-under = mises sous la pioche
field-sunk = coulées
field-jetsam = ouvertes et parties
field-glances = qui a vu quoi
field-places = où
field-most = au plus
field-hand = votre main
field-chosen = votre choix
field-notes = ce dont vous vous souvenez
field-opened = ce qui était caché
field-hands = mains
field-hold = dans la cale
field-spare-role = rôle non distribué

## Comment jouer

lesson-goal = Remplissez la cale de marchandises si vous êtes contrebandier, de poudre si vous êtes espion.
lesson-1-title = Arrimer
lesson-1 = Tous choisissent une carte en même temps. Les cartes sont mêlées et posées face cachée dans la cale.
lesson-2-title = Votre tour
lesson-2 = Regardez une caisse, posez une carte en disant ce que c’est, pêchez dans la pioche, ou accusez quelqu’un de mentir.
lesson-3-title = La fin
lesson-3 = Qui est pris à mentir va à terre. À la fin, on ouvre la cale, et sa valeur dit quel camp gagne.

## Ce que compte une simulation [terminal]

counted-looked = regards dans la cale
counted-laid = cartes posées avec une annonce
counted-fished = pêches
counted-accused = accusations
counted-ashore = joueurs mis à terre
