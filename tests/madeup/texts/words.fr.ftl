# L’Anse aux contrebandiers en français.

## Ce qui s’est passé

first-player = { $seat } commence.
role-dealt = { $seat } reçoit un rôle.
role-dealt-own = { $seat } a le rôle { $role }.
dealt = { $seat } reçoit { $number } cartes.
dealt-own = { $seat } reçoit { $cards }.
loaded = { $number } cartes sont chargées sans être vues.
shuffled = La pioche est mélangée.
chose = { $seat } a choisi.
chose-own = { $seat } a choisi { $card }.
stowed = { $number } cartes sont mêlées et arrimées.
looked = { $seat } regarde la caisse { $crate }.
looked-own = { $seat } regarde la caisse { $crate } : { $card }.
laid = { $seat } pose une carte et dit { $claim }.
laid-own = { $seat } pose { $card } et dit { $claim }.
fished = { $seat } pioche { $number } cartes.
fished-own = { $seat } pioche { $cards }.
put-under = { $seat } met une carte sous la pioche.
put-under-own = { $seat } met { $card } sous la pioche.
put-top = { $seat } met une carte sur la pioche.
put-top-own = { $seat } met { $card } sur la pioche.
drew = { $seat } pioche une carte.
drew-own = { $seat } pioche { $card }.
accused = { $seat } accuse { $to }.
opened = { $seat } a dit { $claim }, et c’est { $card }.
ashore = { $seat } va à terre : { $role }.
ended-1 = C’était la dernière manche.
ended-2 = Il reste trop peu de joueurs en jeu.
hold-opened = Dans la cale : { $cards }, pour { $worth }.
pile-opened = Dans la pioche : { $cards } ; coulées : { $sunk }.
hand-opened = { $seat } ({ $role }) tenait { $cards }.
won = { $seat } gagne.
nobody-won = Personne ne gagne.

## Pourquoi pas

no-such-action = Il n’y a pas d’action numéro { $number }.
game-over = La partie est finie.
not-asked = Vous n’avez rien à décider maintenant.
not-now = Ce n’est pas ce que vous devez décider maintenant.
no-such-card = Vous ne tenez pas { $card }.
no-such-crate = Il n’y a pas de caisse { $crate }.
pile-too-small = Il n’y a pas deux cartes dans la pioche.
not-to-accuse = { $to } ne peut pas être accusé maintenant.

## Ce qu’on peut faire

action-stow = Arrimer { $card }
action-look = Regarder la caisse { $crate }
action-lay = Poser { $card } et dire { $claim }
action-fish = Pêcher
action-accuse = Accuser { $seat }
action-under = Mettre { $card } sous la pioche
action-top = Mettre { $card } sur la pioche

## Déclarations

statement-trust = Je me fie à { $seat }.
statement-suspect = Je soupçonne { $seat }.
statement-hold = Je tiens { $card }.

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
typed-accuse = accuser { $seat }
typed-under = dessous { $card }
typed-top = dessus { $card }
decide-now = décidez maintenant

## Dans un terminal [terminal]

goal = Ramenez la cale au port, ou coulez-la.
guide = Tous arriment une carte à la fois ; puis chacun joue son tour.
verbs = arrimer rum · regarder 0 · poser rum disant silk · pêcher · accuser 1
typed-statement-trust = confiance { $seat }
typed-statement-suspect = soupçon { $seat }
typed-statement-hold = tiens { $card }

## Dans une liste de jeux

game-line = Des caisses, des dires et un espion.
game-lead = Arrimez, regardez, posez et mentez, jusqu’à ce que quelqu’un aille à terre.
game-credit = inventé pour les tests
filter-example = rum

## Options

option-wrong_accuser = Qui accuse un joueur honnête
option-wrong_accuser-ashore = va à terre
option-wrong_accuser-stays = reste en jeu
option-accuser_draws = Un accusateur pioche une carte
option-accuser_draws-true = oui
option-accuser_draws-false = non
