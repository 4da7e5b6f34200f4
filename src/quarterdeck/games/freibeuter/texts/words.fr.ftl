# Freibeuter en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses.

## Ce que c’est

game-verb = Encerclez
game-subtitle = Les flibustiers
game-line = Abordez des vaisseaux, encerclez-les, payez qui vous aide.
game-lead = Un vaisseau mouille où quatre régions de la mer se touchent. Abordez-le, voyez la mer se fermer autour de lui : il est à vous, et qui a aidé est payé.
game-credit = Reiner Stockhausen, Hans im Glück 1998
filter-example = C4
watched = Vous voyez la mer, les défausses, l’argent, les dettes et les navires de chacun ; des mains, seulement le nombre de cartes.

## Ce qui s’est passé

first-player = { $seat } commence.
tokens-laid = { $number } jetons sont posés sur les intersections.
dealt = { $seat } reçoit { $sea_cards ->
    [one] { $sea_cards } carte de Mer
   *[other] { $sea_cards } cartes de Mer
} et { $dutchman_cards ->
    [one] { $dutchman_cards } carte de Hollandais
   *[other] { $dutchman_cards } cartes de Hollandais
}.
dealt-own = { $seat } reçoit : { $sea_count ->
    [0] aucune carte de Mer
    [one] la carte de Mer { $sea }
   *[other] les cartes de Mer { $sea }
} ; { $dutchman_count ->
    [0] aucune carte de Hollandais
    [one] la carte de Hollandais { $dutchman }
   *[other] les cartes de Hollandais { $dutchman }
}.
boarded = { $seat } aborde le vaisseau { $value }/{ $share } en { $crossing }.
placed = { $seat } joue { $region } et y place un bateau.
cashed = { $seat } joue { $region } et prend { $money } $ au lieu de placer un bateau.
dutchman-sent = { $seat } joue la carte de Hollandais { $card } et envoie le Hollandais en { $region }.
dutchman-left = Le Hollandais quitte { $region }.
several-wait = { $number } jetons sont encerclés ; { $seat } choisit le prochain à régler.
order-chosen = { $seat } choisit { $crossing }.
escaped = Le vaisseau { $value }/{ $share } en { $crossing } est encerclé, mais personne ne l’avait abordé : il s’échappe.
captured = { $seat } capture le vaisseau { $value }/{ $share } en { $crossing }.
boat-returned = { $seat } récupère son bateau d’abordage.
paid = { $seat } paie { $money } $ à { $to } pour { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}.
store-encircled = L’entrepôt en { $crossing } est encerclé ; { $number ->
    [0] c’était le dernier
    [one] il en reste { $number }
   *[other] il en reste { $number }
}.
store-paid = { $seat } reçoit { $money } $ pour { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} autour de l’entrepôt.
doubler-encircled = Le doubleur en { $crossing } est encerclé : les vaisseaux de { $value } compteront double à la fin.
borrowed = { $seat } ne peut pas tout payer et emprunte { $money } $.
debt-marked = Un bateau de { $seat } marque sa dette, définitivement.
drew-sea = { $seat } pioche une carte de Mer.
drew-sea-own = { $seat } pioche la carte de Mer { $region }.
drew-dutchman = { $seat } pioche une carte de Hollandais.
drew-dutchman-own = { $seat } pioche la carte de Hollandais { $card }.
ended-1 = Le dernier entrepôt a disparu : la partie est finie.
ended-2 = Il fallait piocher une carte de Mer et il n’y en a plus : la partie est finie.
ended-3 = { $seat } n’a plus de bateau pour commencer son tour : la partie est finie.
hand-opened = { $seat } avait en main : { $sea_count ->
    [0] aucune carte de Mer
    [one] la carte de Mer { $sea }
   *[other] les cartes de Mer { $sea }
} ; { $dutchman_count ->
    [0] aucune carte de Hollandais
    [one] la carte de Hollandais { $dutchman }
   *[other] les cartes de Hollandais { $dutchman }
}.
piles-opened = Ce qui restait dans les pioches : { $sea_count ->
    [0] aucune carte de Mer
    [one] la carte de Mer { $sea }
   *[other] les cartes de Mer { $sea }
} ; { $dutchman_count ->
    [0] aucune carte de Hollandais
    [one] la carte de Hollandais { $dutchman }
   *[other] les cartes de Hollandais { $dutchman }
}.
wealth = { $seat } : { $money } $, { $ships } de vaisseaux{ $debt ->
    [0] {""}
   *[other] , moins { $debt } de dettes
} : { $wealth } en tout.
won = { $seat } gagne.

## Pourquoi non

game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
no-such-action = Il n’y a pas d’action numéro { $number }.
order-first = Dites d’abord quel jeton encerclé vient ensuite.
not-waiting = Aucun jeton encerclé n’attend en { $crossing }.
draw-first = Piochez d’abord une carte : Mer ou Hollandais.
nothing-waits = Aucun jeton encerclé n’attend son tour.
no-draw-due = Il n’y a pas de carte à piocher maintenant.
no-token = Il n’y a plus de jeton en { $crossing }.
no-ship = Le jeton en { $crossing } n’est pas un vaisseau ; seuls les vaisseaux peuvent être abordés.
ship-boarded = Un bateau se trouve déjà sur le vaisseau en { $crossing }.
no-sea-card = Vous n’avez pas de carte de Mer { $region }.
region-empty = Il n’y a pas encore de bateau en { $region } : vous devez y en placer un.
no-dutchman-card = Vous n’avez pas la carte de Hollandais { $card }.
completes-nothing = En { $region }, le Hollandais ne terminerait aucun encerclement.

## D’où vient la fortune [later]

score-start = Argent de départ
score-cashed = Cartes de Mer encaissées au lieu de placer un bateau, { $number } fois
score-helped = Parts des vaisseaux des autres, pour { $number ->
    [one] { $number } bateau
   *[other] { $number } bateaux
}
score-helpers = Parts payées aux autres, pour { $number ->
    [one] { $number } bateau
   *[other] { $number } bateaux
}
score-stores = Reçu pour les entrepôts encerclés, pour { $number ->
    [one] { $number } bateau
   *[other] { $number } bateaux
}
score-borrowed = Emprunté, { $number } fois
score-ships = { $number ->
    [one] { $number } vaisseau capturé
   *[other] { $number } vaisseaux capturés
} de { $value }
score-doubled = Compté double : { $number ->
    [one] { $number } vaisseau
   *[other] { $number } vaisseaux
} de { $value }
score-debt = Une dette de { $debt }, soustraite { $factor } fois
source-score-start = départ
source-score-cashed = cartes encaissées
source-score-helped = parts des navires des autres
source-score-helpers = payé aux aides
source-score-stores = comptoirs
source-score-borrowed = emprunté
source-score-ships = navires
source-score-doubled = compté double
source-score-debt = dette

## Ce qu’on peut faire

action-board = Aborder le vaisseau en { $crossing }
action-place = Jouer { $region } : placer un bateau
action-cash = Jouer { $region } : prendre l’argent
action-dutchman = { $line ->
    [row] Envoyer le Hollandais en { $region } avec la carte de sa rangée
   *[column] Envoyer le Hollandais en { $region } avec la carte de sa colonne
}
action-draw = { $pile ->
    [sea] Piocher une carte de Mer
   *[dutchman] Piocher une carte de Hollandais
}
action-resolve = Régler maintenant le jeton en { $crossing }

decide-turn = { $may ->
    [board] abordez un vaisseau
    [board-sea] abordez un vaisseau ou jouez une carte de Mer
    [board-dutchman] abordez un vaisseau ou jouez une carte de Hollandais
    [sea] jouez une carte de Mer
    [sea-dutchman] jouez une carte de Mer ou de Hollandais
    [dutchman] jouez une carte de Hollandais
   *[board-sea-dutchman] abordez un vaisseau, jouez une carte de Mer ou de Hollandais
}
dutchman-idle = vos cartes de Hollandais n’encercleraient rien
sea-short = { $cards ->
    [0] la pioche de Mer est vide
    [one] reste { $cards } carte de Mer dans la pioche
   *[other] reste { $cards } cartes de Mer dans la pioche
} : la partie finit quand il n’y en a plus
boats-short = { $boats ->
    [0] plus de bateau
    [1] plus qu’un bateau
   *[other] plus que { $boats } bateaux
} : la partie finit si vous commencez un tour sans bateau
decide-order = choisissez le prochain jeton encerclé à régler
decide-draw = piochez une carte de Mer ou une carte de Hollandais
term-decide-draw = Elle remplace la carte jouée : une carte de Mer pose un bateau dans la région qu’elle nomme, une carte de Hollandais ferme un instant une région de sa rangée ou de sa colonne, si cela encercle quelque chose (F10.1).

## Comment s’appellent les choses

option-sea_runs_out = Quand les cartes de Mer sont épuisées
option-sea_runs_out-must_draw = la partie finit quand quelqu’un doit en piocher une et ne le peut pas
option-sea_runs_out-pile_empty = la partie finit à la première pioche due alors que la pioche de Mer est vide
option-last_store = Le dernier entrepôt
option-last_store-resolve_all = tout ce qui est encerclé avec lui est encore réglé
option-last_store-instant = la partie finit sur-le-champ

## Ce qu’on peut taper, et les titres de la liste

verb-board = Aborder
verb-place = Carte : placer un bateau
verb-cash = Carte : prendre l’argent
verb-dutchman = Hollandais
verb-draw = Piocher
verb-resolve = Régler

typed-board = aborder { $crossing }
typed-place = placer { $region }
typed-cash = encaisser { $region }
typed-dutchman = { $line ->
    [row] hollandais rangée { $region }
   *[column] hollandais colonne { $region }
}
typed-draw = { $pile ->
    [sea] piocher Mer
   *[dutchman] piocher Hollandais
}
typed-resolve = régler { $crossing }

## Les fins en bref [terminal]

end-F11_1 = le dernier entrepôt
end-F11_2 = plus de carte de Mer
end-F11_3 = plus de bateau

## Ce qu’une simulation compte [terminal]

counted-captured = navires pris
counted-escaped = navires qui échappent
counted-store-encircled = entrepôts encerclés
counted-doubler-encircled = doubleurs encerclés
counted-dutchman-sent = envois du Hollandais
counted-borrowed = emprunts

## Le dessin et le plateau

column-money = argent
column-boats = bateaux
wealth-now = fortune { $wealth }
debt-now = dette { $debt }, comptée double
stores-now = Entrepôts restants : { $number }
doubled-now = Comptent double : { $offered }
hand-own = Votre main
hands-open = Toutes les mains, dévoilées
hand-of = En main, { $seat } :

## Le dessin [terminal]

column-cards = cartes
ships-none = aucun vaisseau
piles-now = Pioches : { $sea } Mer, { $dutchman } Hollandais
legend-ship = valeur/part
legend-boarded = abordé
legend-store = entrepôt
legend-doubler = doubleur
legend-card = carte en main
legend-dutchman = Hollandais
legend-gone = vidé
hand-piles = Reste des pioches
hand-sea = Mer : { $sea }
hand-dutchman = Hollandais : { $dutchman }
to-decide = { $seat } : { $decision }

## Le plateau dans le navigateur

sea-name = La mer
sea-keys = Les flèches parcourent la mer, Entrée montre ce qui s’y trouve et ce qu’on peut y faire, Échap referme.
at-region = Région { $region }
at-ship = { $crossing } : vaisseau { $value }/{ $share }
at-store = { $crossing } : entrepôt
at-doubler = { $crossing } : doubleur des vaisseaux de { $value }
at-nothing = { $crossing } : plus rien
card-sea = Carte de Mer { $region }
card-dutchman = { $line ->
    [row] Carte de Hollandais, rangée { $card }
   *[column] Carte de Hollandais, colonne { $card }
}
fact-open = Ouverte : aucun bateau ici
fact-boats = { $boats ->
    [one] Un bateau de { $seat }
   *[other] { $boats } bateaux de { $seat }
}
fact-dutchman = Le Hollandais volant est ici
fact-card = { $number ->
    [one] Vous avez sa carte
   *[other] Vous avez { $number } fois sa carte
}
fact-boarded = Abordé par { $seat }
fact-unboarded = Personne ne l’a abordé
fact-sides = { $number ->
    [one] { $number } côté fermé sur 4
   *[other] { $number } côtés fermés sur 4
}, à fermer : { $regions }
fact-waiting = Encerclé, attend d’être réglé
fact-idle = Elle n’encerclerait rien pour l’instant
explain-ship = Qui l’a abordé le gagne, pour une valeur de { $value }, quand ses quatre côtés sont fermés, et paie { $share } $ par bateau des autres autour.
explain-store = Rapporte à chacun pour chaque bateau autour quand ses quatre côtés sont fermés. Le dernier entrepôt met fin à la partie.
explain-doubler = Quand ses quatre côtés sont fermés, chaque vaisseau de { $value } capturé comptera double à la fin, pour tout le monde.
effect-board = Un de vos bateaux monte à l’abordage ; vous ne piochez pas
effect-place = Votre bateau ferme la région pour toujours ; puis vous piochez
effect-join = Votre bateau rejoint celui qui s’y trouve et touche aussi les parts ; puis vous piochez
effect-cash = Vous prenez 2 $ et gardez votre bateau ; puis vous piochez
effect-earn = Vous recevez { $money } $
effect-capture = { $seat } gagne le { $value }/{ $share } en { $crossing } et paie { $money } $ en tout
effect-escape = Le { $value }/{ $share } en { $crossing } s’échappe : personne ne l’a abordé
effect-store = L’entrepôt en { $crossing } rapporte à tous ceux qui l’entourent
effect-doubler = Dès lors, chaque { $value } capturé compte double
effect-draw-sea = Désigne une région : vous y placerez un bateau, ou vous l’échangerez contre de l’argent
effect-draw-dutchman = Désigne une rangée ou une colonne : vous pourrez y envoyer le Hollandais, qui ferme une région tant qu’il s’y trouve
touch-board = Aborder le { $value }/{ $share } en { $crossing }
touch-ship = Régler maintenant le { $value }/{ $share } en { $crossing }
touch-store = Régler maintenant l’entrepôt en { $crossing }
touch-doubler = Régler maintenant le doubleur des { $value } en { $crossing }
may-do = Vous pouvez : { $offered }
players-name = Joueurs
purse-turn = joue
purse-debt = dette { $debt }
purse-money = { $money } $
purse-stock = { $boats ->
    [one] { $boats } bateau en stock
   *[other] { $boats } bateaux en stock
}
purse-sea = { $number ->
    [one] { $number } carte de Mer
   *[other] { $number } cartes de Mer
}
purse-dutchman = { $number ->
    [one] { $number } carte de Hollandais
   *[other] { $number } cartes de Hollandais
}
purse-won = { $number ->
    [one] { $number } vaisseau de { $value }
   *[other] { $number } vaisseaux de { $value }
}{ $doubled ->
    [true] , comptant double
   *[false] {""}
}
piles-name = Pioches
pile-sea = Mer
pile-dutchman = Hollandais
pile-draw = en piocher une
pile-left = { $number ->
    [0] vide
    [one] reste { $number } carte
   *[other] reste { $number } cartes
}
pile-played = { $number ->
    [one] { $number } jouée
   *[other] { $number } jouées
}
pile-rest = Reste de la pioche : { $offered }
discards-sea = Cartes de Mer jouées
discards-dutchman = Cartes de Hollandais jouées
discards-none = Aucune pour l’instant
stores-clock = { $number ->
    [0] Plus aucun entrepôt
    [one] { $number } entrepôt : la partie finira avec lui
   *[other] { $number } entrepôts : la partie finira avec le dernier
}
doubled-none = Rien ne compte double

## Pour qui découvre le jeu [later]

goal =
    Soyez le pirate le plus riche à la fin. Les vaisseaux sont là où quatre régions de
    la mer se rejoignent : celui de C4 est entre C4, D4, C5 et D5 ; 20/4 vaut 20.
    Abordez un vaisseau avec un bateau, puis fermez les quatre régions qui l’entourent
    avec des bateaux, les vôtres ou ceux des autres : qui l’a abordé le gagne et paie sa
    part (le 4) pour chaque bateau des autres autour. Un vaisseau que personne n’a
    abordé s’échappe. Un entrepôt fermé rapporte 2 $ par bateau autour ; un doubleur
    fermé (2×10) fait compter double, à la fin, tous les vaisseaux de 10 capturés, quel
    qu’en soit le propriétaire. La partie finit avec le dernier entrepôt, faute de
    bateaux en stock, ou faute de cartes de Mer.
guide =
    À votre tour, faites une seule chose : aborder un vaisseau, jouer une carte de Mer ou
    une carte de Hollandais. Une carte de Mer pose un bateau dans sa région (s’il y en a
    déjà un, vous pouvez prendre 2 $ à la place). Une carte de Hollandais ferme un instant
    une région de sa rangée ou de sa colonne, si cela encercle quelque chose. Après une
    carte, vous piochez. Une région du bord contient un bateau, les autres deux, et les
    bateaux posés en mer y restent pour toujours. Les dettes comptent double à la fin.
example-1 = Margot a abordé le 15/3. Trois des quatre régions autour sont fermées : par son propre bateau, par un de Jacquot et par un des vôtres. La flèche montre le côté encore ouvert.
example-2 = Vous jouez la carte de Mer de cette région et y posez un second bateau. Le vaisseau est encerclé.
example-3 = Margot, qui l’a abordé, gagne le vaisseau, qui vaut 15 à la fin, et paie sa part, 3, pour chaque bateau des autres : 6 pour vous, 3 pour Jacquot (F7.2).

## Pour qui débute devant un terminal [terminal]

guide-drawing =
    Les régions entre crochets sont celles de vos cartes de Mer ; un signe devant un
    vaisseau montre qui l’a abordé. Dans le tableau, cartes 4+1 veut dire quatre cartes de
    Mer et une du Hollandais ; la fortune est celle que vous auriez si la partie finissait
    maintenant.
verbs = aborder C4 · placer C4 · encaisser C4 · hollandais colonne C4 · piocher mer · régler C4

## Comment jouer, pour le navigateur

lesson-goal = Vous êtes pirate. Capturez des vaisseaux, faites payer votre aide, et soyez le plus riche à la fin, argent et vaisseaux réunis.
lesson-1-title = La mer
lesson-1 = La mer est une grille de régions, de A1 à G7. Un jeton se trouve partout où quatre régions se rejoignent. La plupart sont des vaisseaux : 20/4 vaut 20, et sa part est de 4.
lesson-2-title = Abordez un vaisseau
lesson-2 = Posez un bateau sur un vaisseau. Il peut désormais devenir le vôtre, dès qu’il sera encerclé.
lesson-3-title = Encerclez-le
lesson-3 = Un vaisseau est encerclé quand les quatre régions qui l’entourent contiennent un bateau, peu importe à qui. Une carte de Mer place un bateau : la carte C4, dans la région C4. Il y reste pour toujours. Une flèche montre le dernier côté encore ouvert.
lesson-4-title = Prenez-le, et payez qui vous a aidé
lesson-4 = Qui a abordé le vaisseau le capture et paie sa part pour chaque bateau des autres joueurs autour. Un bateau près du vaisseau d’un autre vous rapporte donc de l’argent. Un vaisseau que personne n’a abordé s’échappe.
lesson-5-title = Votre tour : une seule chose
lesson-5 = Abordez un vaisseau, jouez une carte de Mer ou une carte de Hollandais. Après une carte, vous en piochez une. Là où il y a déjà un bateau, une carte de Mer peut aussi rapporter 2 $ à la place. Une carte de Hollandais envoie le Hollandais volant dans une région de sa rangée ou de sa colonne : il la ferme un instant, si cela encercle quelque chose.
lesson-6-title = Entrepôts et doubleurs
lesson-6 = Un entrepôt encerclé rapporte 2 $ par bateau autour. Un doubleur encerclé (2×10) fait compter double, à la fin, tous les vaisseaux de 10 capturés, pour tout le monde.
lesson-7-title = La fin
lesson-7 = La partie finit quand le dernier entrepôt a disparu, quand quelqu’un commence son tour sans bateau, ou quand les cartes de Mer sont épuisées. Qui ne peut pas payer emprunte, et les dettes comptent double.
