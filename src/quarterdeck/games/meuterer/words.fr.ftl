# Meuterer en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses.

## Ce que c’est

game-line = Vendez, prenez un rôle en secret, gardez le navire ou prenez-le.
game-lead = Un navire, un capitaine, et un équipage qui vend ses marchandises à chaque escale. Fidèle ou mutin ? Nul ne le sait avant que les cartes soient retournées.
game-credit = Marcel-André Casasola Merkle, Adlung-Spiele 2000
filter-example = vin

## Ce qui s’est passé

islands-laid = Les îles, dans le sens horaire : { $islands }.
captain-drawn = Le sort désigne { $seat } comme premier capitaine.
dealt = { $seat } reçoit { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
dealt-own = { $seat } reçoit : { $cards }.
round-begins = La manche { $number } sur { $rounds } commence ; { $seat } est capitaine.
offered = { $seat } offre { $points ->
    [0] zéro point
    [one] { $points } point
   *[other] { $points } points
} au quartier-maître pour son aide.
showed = { $seat } montre : { $card_name }.
pirates-sail = Les pirates { $number ->
    [0] ne bougent pas : ils restent à
    [one] reculent d’une île, jusqu’à
   *[other] reculent de { $number } îles, jusqu’à
} { $island }, selon le nombre de cartes en main de { $seat }.
robbed = Les pirates pillent le navire ; toutes les cartes montrées sont perdues : { $cards }.
captain-left = { $seat } passe avec { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
} en main : la destination du capitaine est { $island }.
leaves = { $seat } passe avec { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
} en main et regarde les cartes action.
leaves-own = { $seat } passe avec { $number ->
    [0] aucune carte
    [one] { $number } carte
   *[other] { $number } cartes
} en main et trouve au centre : { $actions }.
took = { $seat } prend une carte action.
took-own = { $seat } prend la carte action { $action_name }.
revealed = { $seat } est { $action ->
    [mutineer] le mutin
    [cabin-boy] le mousse
    [first-mate] le quartier-maître
    [merchant] le marchand
   *[loader] le débardeur
}.
mutineer-aims = { $seat } a { $number ->
    [0] zéro carte
    [one] { $number } carte
   *[other] { $number } cartes
} en main : la destination du mutin est { $island }.
no-mutiny = Personne n’est le mutin : il n’y a pas de mutinerie.
fought = { $seat } joue { $number ->
    [0] zéro carte Conflit
    [one] { $number } carte Conflit
   *[other] { $number } cartes Conflit
}.
mutiny-failed = La mutinerie échoue, { $mutiny } contre { $captain }.
mutiny-succeeded = La mutinerie réussit, { $mutiny } contre { $captain }.
docked = { $seat } marque { $points } pour l’accostage à { $island }.
supported = { $seat } marque { $points } comme quartier-maître{ $offer ->
    [0] {""}
   *[other] , dont { $offer } payés par { $to }
}.
cabin-boy-scored = { $seat } marque { $points } comme mousse.
new-captain = { $seat } est le nouveau capitaine.
sale-chosen = { $seat } vend à { $island } : { $number } × { $good_name }.
nothing-sold = Personne ne vend rien à { $island }.
sold = { $seat } vend le plus à { $island } ({ $number } × { $good_name }){ $tied ->
    [1] {""}
   *[other] , à égalité à { $tied },
} et marque { $points }.
merchant-sold = { $seat }, le marchand, est à égalité à { $island } ({ $number } × { $good_name }, { $tied } joueurs) et marque quand même { $points }.
sailed = Le navire va de { $behind } à { $island }.
stayed = Le navire reste à { $island }, désormais la seule île active.
renewed = La défausse est mélangée : nouvelle pioche de { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
drew = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
drew-own = { $seat } pioche : { $cards }.
laid-aside = { $seat } écarte une carte à rendre, la nº { $number }.
laid-aside-own = { $seat } écarte une carte à rendre, la nº { $number } : { $card_name }.
gave-back = { $seat } rend { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, face cachée.
gave-back-own = { $seat } rend, face cachée : { $cards }.
ended = La partie est finie après { $rounds } manches.
hand-opened = { $seat } avait en main : { $cards }.
pile-opened = Ce qui restait dans la pioche : { $cards }.
rejects-opened = { $seat } avait rendu à la manche { $number } : { $cards }.
scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
won = { $seat } gagne.

## Pourquoi non

game-over = La partie est finie.
not-your-turn = C’est à { $seat } de jouer.
no-such-action = Il n’y a pas d’action numéro { $number }.
offer-first = Offrez d’abord de 0 à 3 points au quartier-maître.
goods-first = Montrez d’abord une carte, ou passez.
action-first = Prenez d’abord une des cartes action.
mutiny-first = Dites d’abord combien de cartes Conflit vous jouez, même aucune.
sales-first = Dites d’abord ce que vous y vendez.
split-first = Dites d’abord combien vous en vendez à { $island }, de { $least } à { $most }.
return-first = Choisissez d’abord laquelle des cartes piochées vous rendez.
not-held = Vous n’avez pas cette carte en main : { $card_name }.
action-taken = { $action ->
    [mutineer] Le mutin
    [cabin-boy] Le mousse
    [first-mate] Le quartier-maître
    [merchant] Le marchand
   *[loader] Le débardeur
} est déjà pris.
too-few-conflicts = Vous ne pouvez pas jouer { $number } cartes Conflit ; vous en avez { $held }.
not-shown = Vous n’avez pas montré cette marchandise : { $good_name }.
one-card-only = Vous n’avez montré qu’une seule carte, vendue à l’autre île : { $good_name }.
other-island = Il faut décider maintenant de ce qui est vendu à { $island }.
split-range = Vous pouvez en vendre de { $least } à { $most } à { $island }.
not-drawn = Vous ne venez pas de piocher cette carte, et seules celles-là peuvent être rendues : { $card_name }.

## Ce qu’on peut faire

action-offer = { $points ->
    [0] Ne rien offrir
    [1] Offrir 1 point
   *[other] Offrir { $points } points
}
action-show = Montrer : { $card_name }
action-leave = Passer
action-take = { $action ->
    [mutineer] Prendre le mutin
    [cabin-boy] Prendre le mousse
    [first-mate] Prendre le quartier-maître
    [merchant] Prendre le marchand
   *[loader] Prendre le débardeur
}
action-fight = { $number ->
    [0] Ne jouer aucune carte Conflit
    [1] Jouer 1 carte Conflit
   *[other] Jouer { $number } cartes Conflit
}
action-sell = Vendre à { $island } : { $good_name }
action-put = En vendre { $number } à { $island }, les autres à l’escale précédente
action-return = Rendre : { $card_name }

decide-offer = offrez de 0 à 3 points au quartier-maître
decide-goods = { $captain ->
    [true] montrez une carte, ou passez en fixant la destination du capitaine
   *[false] montrez une carte, ou passez en prenant une carte action
}
decide-action = prenez une des cartes action qui restent
decide-mutiny = { $side ->
    [captain] jouez des cartes Conflit contre la mutinerie, ou aucune
   *[mutiny] jouez des cartes Conflit pour la mutinerie, ou aucune
}
decide-sales = dites quelle marchandise est vendue à { $island }
decide-split = dites combien de cartes ({ $good_name }) sont vendues à { $island }, de { $least } à { $most } ; les autres le sont à l’escale précédente
decide-return = choisissez une carte piochée à rendre ; { $number ->
    [one] c’est la dernière
   *[other] il en faut { $number }
}
leaving-captain = passer maintenant envoie le navire à { $island }
leaving-mutineer = en passant maintenant, le mutin viserait { $island }
nothing-bought = les îles actives n’achètent aucune de vos marchandises, seulement : { $offered }

## Comment s’appellent les choses

name-rubies = rubis
name-salt = sel
name-wine = vin
name-cloth = tissu
name-grain = blé
name-conflict = Conflit
name-pirates = Pirate
name-any = tout
name-mutineer = mutin
name-cabin-boy = mousse
name-first-mate = quartier-maître
name-merchant = marchand
name-loader = débardeur
option-layout = Les îles
option-layout-shuffled = sont mélangées
option-layout-example = sont placées comme dans la manche d’exemple
option-shown_conflicts = Les cartes Conflit montrées en phase 2
option-shown_conflicts-count = comptent dans la mutinerie (livret anglais)
option-shown_conflicts-ignore = ne comptent pas (livret français)
option-loader_returns = Ce que rend le débardeur
option-loader_returns-discard = va à la défausse (livret anglais)
option-loader_returns-under_draw = va sous la pioche (livret français)
option-pirates = La variante des pirates
option-pirates-false = sans pirates
option-pirates-true = avec la carte Pirate et le bateau pirate
preset-french = La lecture du livret français

## Ce qu’on peut taper, et les titres de la liste

verb-offer = Offrir des points
verb-show = Montrer une carte
verb-leave = Passer
verb-take = Prendre une carte action
verb-fight = Mutinerie
verb-sell = Vendre
verb-put = Partager une vente
verb-return = Rendre

typed-offer = offrir { $points }
typed-show = montrer { $card_name }
typed-leave = passer
typed-take = prendre { $action_name }
typed-fight = combattre { $number }
typed-sell = vendre { $good_name } à { $island }
typed-put = placer { $number } à { $island }
typed-return = rendre { $card_name }

## Les fins en bref

end-M0_3 = la dernière manche

## Le dessin

column-points = points
column-cards = cartes
round-now = Manche { $number } sur { $rounds }
offer-now = Offre : { $points ->
    [-1] –
   *[other] { $points }
}
captain-now = Capitaine : { $seat }
pile-now = Pioche : { $number }
rejects-now = Cartes rendues : { $number }
discards-now = Défausse : { $number }
shown-now = montre { $cards }
fought-now = joue { $number ->
    [one] { $number } Conflit
   *[other] { $number } Conflits
}
left-now = a passé
legend-active = active
legend-ship = le navire
legend-captain = destination du capitaine
legend-mutineer = destination du mutin
legend-pirates = les pirates
legend-recon = reconstitué
hand-own = Votre main
hand-of = En main, { $seat }
hand-pile = Reste de la pioche
hand-rejects = Cartes rendues
hand-discards = Défausse
hand-remaining = Vous avez vu
to-decide = { $seat } : { $decision }

## Pour débuter

goal =
    Ayez le plus de points de victoire après la dernière manche. À chaque manche, on vend à
    l’escale du navire et à l’île d’où il vient ; celui qui y vend le plus marque des
    points. Le capitaine en marque pour la destination suivante, sauf si une mutinerie
    donne le commandement à un autre ; ceux qui aident le camp vainqueur en marquent aussi.
guide =
    Le capitaine offre des points au quartier-maître. Puis, chacun à son tour, on montre une
    carte ou on passe. Qui passe prend en secret une carte action ; le capitaine fixe sa
    destination : autant d’îles plus loin qu’il garde de cartes en main. Le mutin fait de
    même quand les cartes action sont révélées. Dans la mutinerie on compte les cartes
    Conflit ; l’égalité profite aux mutins. Marchand : le meilleur prix en cas d’égalité.
    Débardeur : pioche trois cartes de plus et en rend trois. Dans le cercle, une île montre
    ce qu’elle achète, ce que marque celui qui y vend le plus, seul, à deux ou à trois à
    égalité, et ce que rapporte l’accostage ; ~ signale les nombres reconstitués.
verbs = offrir 1 · montrer vin · passer · prendre marchand · combattre 2 · vendre vin à Hochland · placer 2 à Affeninsel · rendre vin
