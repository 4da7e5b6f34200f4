# Freibeuter en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses.

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
dealt-own = { $seat } reçoit les cartes de Mer { $sea } et les cartes de Hollandais { $dutchman }.
boarded = { $seat } aborde le vaisseau { $value }/{ $share } en { $crossing }.
placed = { $seat } joue { $region } et y place un bateau.
cashed = { $seat } joue { $region } et prend { $money } $ au lieu de placer un bateau.
dutchman-sent = { $seat } joue la carte de Hollandais { $card } et l’envoie en { $region }.
dutchman-left = Le Hollandais quitte { $region }.
several-wait = { $number } jetons sont encerclés ; { $seat } choisit le prochain à résoudre.
order-chosen = { $seat } choisit { $crossing }.
escaped = Le vaisseau { $value }/{ $share } en { $crossing } est encerclé, mais personne ne l’avait abordé : il s’échappe.
captured = { $seat } capture le vaisseau { $value }/{ $share } en { $crossing }.
boat-returned = { $seat } récupère son bateau d’abordage.
paid = { $seat } paie { $money } $ à { $to } pour { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}.
store-encircled = L’entrepôt en { $crossing } est encerclé ; { $number ->
    [0] c’était le dernier
    [one] il en reste { $number }
   *[other] il en reste { $number }
}.
store-paid = { $seat } reçoit { $money } $ pour { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
} autour de l’entrepôt.
doubler-encircled = Le doubleur en { $crossing } est encerclé : les vaisseaux de { $value } compteront double à la fin.
borrowed = { $seat } ne peut pas tout payer et emprunte { $money } $.
debt-marked = Un bateau de { $seat } marque sa dette, définitivement.
drew-sea = { $seat } pioche une carte de Mer.
drew-sea-own = { $seat } pioche la carte de Mer { $region }.
drew-dutchman = { $seat } pioche une carte de Hollandais.
drew-dutchman-own = { $seat } pioche la carte de Hollandais { $card }.
ended-1 = Le dernier entrepôt a disparu : la partie est finie.
ended-2 = Il fallait piocher une carte de Mer et il n’y en a plus : la partie est finie.
ended-3 = { $seat } n’a plus de bateau pour commencer son tour : la partie est finie.
hand-opened = { $seat } avait en main les cartes de Mer { $sea } et les cartes de Hollandais { $dutchman }.
piles-opened = Restaient dans les pioches : les cartes de Mer { $sea } et les cartes de Hollandais { $dutchman }.
wealth = { $seat } : { $money } $, { $ships } de vaisseaux{ $debt ->
    [0] {""}
   *[other] , moins { $debt } de dettes
} : { $wealth } en tout.
won = { $seat } gagne.

## Pourquoi non

game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
no-such-action = Il n’y a pas d’action numéro { $number }.
order-first = Dites d’abord quel jeton encerclé vient ensuite.
not-waiting = Aucun jeton encerclé n’attend en { $crossing }.
draw-first = Piochez d’abord une carte : Mer ou Hollandais.
nothing-waits = Aucun jeton encerclé n’attend son tour.
no-draw-due = Il n’y a pas de carte à piocher maintenant.
no-token = Il n’y a plus de jeton en { $crossing }.
no-ship = Le jeton en { $crossing } n’est pas un vaisseau ; seuls les vaisseaux peuvent être abordés.
ship-boarded = Un bateau se trouve déjà sur le vaisseau en { $crossing }.
no-sea-card = Vous n’avez pas de carte de Mer { $region }.
region-empty = Il n’y a pas encore de bateau en { $region } : vous devez y en placer un.
no-dutchman-card = Vous n’avez pas la carte de Hollandais { $card }.
completes-nothing = En { $region }, le Hollandais ne terminerait aucun encerclement.

## Ce qu’on peut faire

action-board = Aborder le vaisseau en { $crossing }
action-place = Jouer { $region } : placer un bateau
action-cash = Jouer { $region } : prendre l’argent
action-dutchman = { $line ->
    [row] Envoyer le Hollandais en { $region } avec la carte de sa rangée
   *[column] Envoyer le Hollandais en { $region } avec la carte de sa colonne
}
action-draw = { $pile ->
    [sea] Piocher une carte de Mer
   *[dutchman] Piocher une carte de Hollandais
}
action-resolve = Résoudre maintenant le jeton en { $crossing }

decide-turn = abordez un vaisseau, jouez une carte de Mer ou une carte de Hollandais
decide-order = choisissez le prochain jeton encerclé à résoudre
decide-draw = piochez une carte de Mer ou une carte de Hollandais

## Comment s’appellent les choses

token-ship = vaisseau
token-store = entrepôt
token-doubler = doubleur
option-sea_runs_out = Quand les cartes de Mer sont épuisées
option-sea_runs_out-must_draw = la partie finit quand quelqu’un doit en piocher une et ne le peut pas
option-sea_runs_out-pile_empty = la partie finit à la première pioche due alors que la pioche de Mer est vide
option-last_store = Le dernier entrepôt
option-last_store-resolve_all = tout ce qui est encerclé avec lui est encore résolu
option-last_store-instant = la partie finit sur-le-champ
