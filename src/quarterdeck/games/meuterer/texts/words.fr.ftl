# Meuterer en français : ce qui s’est passé, pourquoi non, ce qu’on peut faire, comment s’appellent les choses.

## Ce que c’est

game-verb = Mutinez-vous
game-subtitle = Le Mutin
game-line = Vendez, prenez un rôle en secret, gardez le navire ou prenez-le.
game-lead = Un navire, un capitaine, et un équipage qui vend ses marchandises à chaque escale. Fidèle ou mutin ? Nul ne le sait avant que les cartes soient retournées.
game-credit = Marcel-André Casasola Merkle, Adlung-Spiele 2000
filter-example = vin
watched = Vous voyez les îles, les navires, les marchandises montrées et les points ; des mains, seulement le nombre de cartes, et d’un rôle pris, qu’il est pris.

## Ce qui s’est passé

islands-laid = Les îles, dans le sens horaire : { $islands }.
captain-drawn = Le sort désigne { $seat } comme premier capitaine.
dealt = { $seat } reçoit { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}.
dealt-own = { $seat } reçoit : { $cards }.
round-begins = La manche { $number } sur { $rounds } commence ; { $seat } est capitaine.
offered = { $seat } { $points ->
    [0] n’offre aucun point
    [one] offre { $points } point
   *[other] offre { $points } points
} au quartier-maître pour son aide.
showed = { $seat } montre { $card ->
    [conflict] une carte Conflit
    [pirates] la carte Pirate
    [rubies] des rubis
    [salt] du sel
    [wine] du vin
    [cloth] du tissu
   *[grain] du blé
}.
pirates-sail = Les pirates { $number ->
    [0] ne bougent pas : ils restent à
    [one] reculent d’une île, jusqu’à
   *[other] reculent de { $number } îles, jusqu’à
} { $island }, selon le nombre de cartes en main de { $seat }.
robbed = Les pirates pillent le navire ; toutes les cartes montrées sont perdues : { $cards }.
captain-left = { $seat } passe { $number ->
    [0] sans carte
    [one] avec { $number } carte
   *[other] avec { $number } cartes
} en main : la destination du capitaine est { $island }.
leaves = { $seat } passe { $number ->
    [0] sans carte
    [one] avec { $number } carte
   *[other] avec { $number } cartes
} en main et regarde les cartes action.
leaves-own = { $seat } passe { $number ->
    [0] sans carte
    [one] avec { $number } carte
   *[other] avec { $number } cartes
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
mutineer-aims = { $seat } { $number ->
    [0] n’a aucune carte
    [one] a { $number } carte
   *[other] a { $number } cartes
} en main : la destination du mutin est { $island }.
no-mutiny = Personne n’est le mutin : il n’y a pas de mutinerie.
fought = { $seat } { $number ->
    [0] ne joue aucune carte Conflit
    [one] joue { $number } carte Conflit
   *[other] joue { $number } cartes Conflit
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

## D’où viennent les points [later]

score-docked-captain = Accostage comme capitaine, { $number } fois
score-docked-mutineer = Accostage comme mutin, { $number } fois
score-mate = Aide comme quartier-maître, { $number } fois
score-offers = Offres payées au quartier-maître, { $number } fois
score-cabin-boy = Mutinerie réussie comme mousse, { $number } fois
score-sold = Vend le plus sur une île, { $number } fois
score-sold-tied = À égalité pour la vente sur une île, { $number } fois
score-merchant = À égalité, mais payé en entier comme marchand, { $number } fois
source-score-docked-captain = accostage en capitaine
source-score-docked-mutineer = accostage en Mutin
source-score-mate = soutien du Second
source-score-offers = offres payées
source-score-cabin-boy = Mousse
source-score-sold = ventes en tête
source-score-sold-tied = ventes à égalité
source-score-merchant = Marchand

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
action-sell = Vendre à { $island_name } : { $good_name }
action-put = En vendre { $number } à { $island_name }, les autres à l’escale précédente
action-return = Rendre : { $card_name }

decide-offer = offrez de 0 à 3 points au quartier-maître
term-decide-offer = Qui prend en secret le quartier-maître se bat à vos côtés ; si vous restez capitaine, il marque 1 point plus votre offre, que vous payez (M6.2).
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
nothing-bought = les îles actives n’achètent aucune de vos marchandises, seulement : { $offered }
unarmed = vous n’avez aucune carte conflit : la mutinerie dépendrait des autres
mutiny-lost = { $side ->
    [captain] d’après ce qui est visible, la mutinerie réussit : vos cartes conflit n’y changent rien
   *[mutiny] d’après ce qui est visible, la mutinerie échoue : vos cartes conflit n’y changent rien
}
mutiny-won = { $side ->
    [captain] la mutinerie échoue sans elles : gardez vos cartes conflit
   *[mutiny] la mutinerie réussit sans elles : gardez vos cartes conflit
}

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

## Les fins en bref [terminal]

end-M0_3 = la dernière manche

## Ce qu’une simulation compte [terminal]

counted-no-mutiny = manches sans mutinerie
counted-mutiny-failed = mutineries qui échouent
counted-mutiny-succeeded = mutineries qui réussissent
counted-supported = quartiers-maîtres payés
counted-cabin-boy-scored = mousses récompensés
counted-merchant-sold = égalités qu’un marchand emporte
counted-nothing-sold = îles où personne ne vend
counted-stayed = manches où le navire reste sur place
counted-renewed = pioches faites de la défausse
counted-robbed = pillages par les pirates

## Le dessin et le plateau

round-now = Manche { $number } sur { $rounds }
offer-now = Offre : { $points ->
    [-1] –
   *[other] { $points }
}
rejects-now = Cartes rendues : { $number }
hand-own = Votre main
hand-of = En main, { $seat }
hand-pile = Reste de la pioche
hand-rejects = Cartes rendues
hand-remaining = Vous avez vu

## Le dessin [terminal]

column-points = points
column-cards = cartes
captain-now = Capitaine : { $seat }
pile-now = Pioche : { $number }
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
hand-discards = Défausse
to-decide = { $seat } : { $decision }

## Le plateau dans le navigateur

ring-name = Le cercle des îles
ring-keys = Les flèches font le tour du cercle, Entrée décrit une île, Échap ferme.
fact-buys = { $buys ->
    [any] Achète à chacun une marchandise au choix
   *[other] Achète : { $buys_name }
}
fact-prices = Qui y vend le plus marque { $alone } ; à deux à égalité { $two } chacun, à trois { $three } chacun
fact-docking = Y accoster rapporte { $points }
fact-active = Active : on y vend pendant cette manche
fact-inactive = Inactive
fact-ship = Le navire est ici
fact-pirates = Le bateau pirate est ici
fact-captains-goal = Destination du capitaine
fact-mutineers-goal = Destination du mutin
fact-recon = Reconstitué d’après une seule source publique : { $cells }
fact-sells = { $seat } y vend { $number } × { $good_name }
name-Karge-Zunge = Karge Zunge
name-Kalte-Klippe = Kalte Klippe
name-Rotes-Riff = Rotes Riff
name-buys = ce qu’elle achète
name-alone = premier prix
name-two = deuxième prix
name-three = troisième prix
name-docking = accostage
may-do = Vous pouvez : { $offered }
players-name = Joueurs
sailor-captain = capitaine
sailor-turn = à jouer
sailor-points = { $points ->
    [-1] -1 point
    [one] { $points } point
   *[other] { $points } points
}
sailor-cards = { $number ->
    [0] aucune carte en main
    [one] 1 carte en main
   *[other] { $number } cartes en main
}
sailor-shows = montre { $cards }
sailor-fought = { $number ->
    [one] joue 1 carte Conflit
   *[other] joue { $number } cartes Conflit
}
sailor-left = a passé
sailor-secret = a une carte action, face cachée
sailor-role = { $action ->
    [mutineer] est le mutin
    [cabin-boy] est le mousse
    [first-mate] est le quartier-maître
    [merchant] est le marchand
   *[loader] est le débardeur
}
sailor-sells = vend à { $island } { $number } × { $good_name }
explain-mutineer = Mène une mutinerie contre le capitaine. Si elle réussit, vous marquez l’accostage à votre propre destination et devenez capitaine.
explain-cabin-boy = Se bat pour la mutinerie ; 2 points si elle réussit.
explain-first-mate = Se bat pour le capitaine et compte comme un conflit ; 1 point plus l’offre, sauf si une mutinerie réussit.
explain-merchant = À égalité pour la plus grande vente, vous marquez le premier prix.
explain-loader = Pioche trois cartes de plus et rend trois de celles qu’il a piochées.
preview-captain = Passez maintenant, et le navire ira à { $island }.
preview-mutineer = Passez maintenant, et comme mutin vous viseriez { $island }.
preview-show-captain = Montrez cette carte ({ $card_name }), puis passez : le navire ira à { $island }.
preview-show-mutineer = Montrez cette carte ({ $card_name }), puis passez : comme mutin vous viseriez { $island }.
effect-offer = { $points ->
    [0] Un quartier-maître marque 1 point, et rien de vous
    [1] Un quartier-maître marque 1 point de plus, que vous perdez, sauf si une mutinerie réussit
   *[other] Un quartier-maître marque { $points } points de plus, que vous perdez, sauf si une mutinerie réussit
}
effect-show-sold = Compte pour vos ventes à { $islands }
effect-show-unsold = Aucune île active ne l’achète
effect-show-conflict = Aucune île ne l’achète. Tous la voient, et lors d’une mutinerie elle compte pour votre camp (pas si vous êtes marchand ou chargeur, ni selon le livret français)
effect-leave = Vous ne montrez plus rien pendant cette manche, et prenez une carte action en secret
effect-leave-captain = Vous ne montrez plus rien pendant cette manche
effect-take = Secret jusqu’à ce que tous aient passé
effect-fight = { $number ->
    [0] Vous n’ajoutez rien à votre camp
    [1] Elle compte pour votre camp et part à la défausse après la manche
   *[other] Elles comptent pour votre camp et partent à la défausse après la manche
}
effect-sell = Vous en avez montré { $number }, chacun des autres { $others } au plus
effect-put = Ce qui n’est pas vendu ici l’est à l’autre île
effect-return = Elle quitte votre main, et vous seul savez laquelle c’était
preview-pirates = Les pirates iraient à { $island } et { $robs ->
    [true] pilleraient le navire : toutes les cartes montrées seraient perdues
   *[false] ne pilleraient personne
}.
stage-offer = Votre offre au quartier-maître
stage-goods = ou montrez une carte de votre main
stage-action = Prenez-en une, en secret
stage-mutiny = Vos cartes Conflit
stage-sales = Que vendez-vous à { $island } ?
stage-split = Où vendez-vous votre marchandise ({ $good_name }) ?
stage-return = { $number ->
    [one] Rendez encore une des cartes piochées
   *[other] Rendez { $number } des cartes piochées
}
split-at = { $number } à { $island }
hand-held = Déjà en main
hand-drawn = Piochées à l’instant
hand-aside = À rendre
side-captain = Capitaine
side-mutiny = Mutinerie
tally-now = Mutinerie { $mutiny } contre { $captain }
tally-tie = L’égalité profite aux mutins.
report-title = Manche { $number }
report-now = Les rôles sont révélés
report-open = Manche précédente
report-roles = Rôles
report-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
piles-name = Piles
pile-draw = Pioche
pile-discards = Défausse
pile-left = { $number ->
    [0] vide
    [one] 1 carte
   *[other] { $number } cartes
}
discards-none = Aucune encore
rejects-of = { $seat } a rendu à la manche { $number }, face cachée : { $cards ->
    [one] 1 carte
   *[other] { $cards } cartes
}
hands-open = Toutes les mains, étalées

## Pour débuter [later]

goal =
    Ayez le plus de points de victoire après la dernière manche. À chaque manche, on vend à
    l’escale du navire et à l’île d’où il vient ; celui qui y vend le plus marque des
    points. Le capitaine en marque pour la destination suivante, sauf si une mutinerie
    donne le commandement à un autre ; ceux qui aident le camp vainqueur en marquent aussi.
guide =
    Le capitaine offre des points au quartier-maître. Puis, chacun à son tour, on montre
    une carte ou on passe. Qui passe prend en secret une carte action ; le capitaine fixe
    sa destination : autant d’îles plus loin qu’il garde de cartes en main. Le mutin fait
    de même quand les cartes action sont révélées. Dans la mutinerie on compte les cartes
    Conflit ; l’égalité profite aux mutins. Marchand : le meilleur prix en cas d’égalité.
    Débardeur : pioche trois cartes de plus et en rend trois.
example-1 = Bernhard, le capitaine, passe avec deux cartes en main : sa destination est deux îles plus loin. Steffi passe avec quatre cartes et prend en secret le mutin : la sienne sera quatre îles plus loin.
example-2 = À la mutinerie, deux cartes Conflit contre deux. L’égalité profite aux mutins : Steffi est capitaine, le navire va où elle veut, et l’accostage lui rapporte 5 (M5.5).
example-3 = À Hochland, trois joueurs vendent deux cartes chacun. À trois à égalité, ils marquent 2 ; mais Florian est marchand, et marque 4 comme s’il était seul (M7.4).

## Pour qui débute devant un terminal [terminal]

guide-drawing =
    Dans le cercle, une île montre ce qu’elle achète, ce que marque celui qui y vend le
    plus, seul, à deux ou à trois à égalité, et ce que rapporte l’accostage.
    Une partie des nombres est reconstituée : règles M1.1.
verbs = offrir 1 · montrer vin · passer · prendre marchand · combattre 2 · vendre vin à Hochland · placer 2 à Affeninsel · rendre vin

## Comment on joue, pour le navigateur

lesson-goal = Des marchands sur un même navire, et un seul capitaine. Vendez là où le navire fait escale, aidez le capitaine ou renversez-le, et ayez le plus de points après la dernière manche.
lesson-1-title = Le cercle
lesson-1 = Le navire fait le tour de douze îles dans le sens des aiguilles d’une montre. On vend aux îles éclairées : celle où il est, et celle d’où il vient. Une île montre ce qu’elle achète, ce que marque celui qui y vend le plus (seul, à deux, à trois à égalité) et, près de l’ancre, ce que rapporte l’accostage.
lesson-2-title = Montrer, ou passer
lesson-2 = À tour de rôle, chacun montre une carte ou passe pour le reste de la manche. Vous vendrez ce que vous avez montré. Ce qui reste en main dit jusqu’où vous iriez.
lesson-3-title = Passer, et prendre un rôle
lesson-3 = Le capitaine qui passe fixe la destination du navire : autant d’îles plus loin qu’il garde de cartes. Tous les autres, en passant, prennent en secret une des cartes action qui restent.
lesson-4-title = Cinq rôles
lesson-4 = Le mutin veut le navire, le mousse l’aide, le quartier-maître aide le capitaine pour 1 point plus l’offre. Le marchand a le premier prix en cas d’égalité ; le débardeur voit trois cartes de plus en piochant.
lesson-5-title = La mutinerie
lesson-5 = S’il y a un mutin, les deux camps comptent leurs cartes Conflit ; le quartier-maître compte pour une, l’égalité profite aux mutins. Le vainqueur marque l’accostage à sa destination et devient, ou reste, capitaine.
lesson-6-title = Vendre, naviguer, piocher
lesson-6 = À chaque île éclairée, celui qui vend le plus marque. Puis le navire va à sa destination, chacun pioche jusqu’à cinq cartes, et la manche suivante commence.
