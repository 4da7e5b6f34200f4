# Les mots du navigateur en français : pages, boutons, ce qu’entend un lecteur d’écran.

## Partout

page-name = Quarterdeck
page-skip = Aller au contenu principal
page-language = Langue
page-in-en = English
page-in-fr = Français
page-home = Accueil
page-close = Fermer
page-no-answer = Le serveur ne répond pas ; réessayez dans un instant.

## Partout [later]

page-spectator = Vous regardez. Les mains et les pioches secrètes vous restent cachées.
page-several-thinking = Réfléchissent encore : { $players }
page-actions-no-match = Aucune action ne correspond à « { $text } ».
page-refused = Impossible
page-not-yet = Pas encore
page-renewed = La page a été renouvelée. Vous êtes là où vous étiez.
page-actions-count = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
page-actions-none = Rien à décider pour l’instant.
page-log-newest = Au plus récent
page-talk-unread = { $number ->
    [one] { $number } non lu
   *[other] { $number } non lus
}

## L’accueil

page-choose = Choisissez un jeu
page-players = { $least }–{ $most } joueurs
page-lead = À jouer ici même dans votre navigateur : gratuit, sans compte, contre des robots ou entre amis.
page-your-name = Votre nom
page-opponents = Adversaires
page-against = { $number ->
    [one] contre 1
   *[other] contre { $number }
}
page-play = Jouer
page-play-which = Jouer à { $title }
page-minutes = environ { $number } min
page-weight-1 = léger
page-weight-2 = moyen
page-weight-3 = corsé
page-best = idéal à { $number }
page-friends-title = Jouer entre amis
page-friends-lead = Ouvrez une table et envoyez son lien à vos amis, ou dites son code. On joue dès que tous sont là.
page-friends = Amis
page-bots = Robots
page-levels = Équipage :
page-levels-mixed = Un équipage mêlé
page-crew = Vos adversaires sont
page-level-deckhand = Matelot
page-level-deckhand-is = tout ce qui est permis, au hasard
page-level-helmsman = Timonier
page-level-helmsman-is = indulgent : pour enfants et débutants
page-level-bosun = Bosco
page-level-bosun-is = raisonnable, selon des règles éprouvées
page-level-captain = Capitaine
page-level-captain-is = redoutable : réfléchit un instant
page-clock = Temps :
page-clock-none = sans pendule
page-open = Ouvrir une table
page-together = Plusieurs à cet écran ?
page-options = Règles de la table
page-fair = Les robots ne voient que ce que vous verriez à leur place. Le hasard est scellé avant la donne, et vous pouvez le vérifier après la partie.
page-credit = { $title } : { $credit }. Ceci est une édition d’amateurs, non officielle.
page-own = Vos données
page-replay-file = Revoir un enregistrement
page-friends-more = Robots, temps, qui peut venir
page-code = Vous avez un code ?
page-knock = Frapper
page-listed = Tables publiques

## L’accueil [later]

page-call-me = Appelez-moi « { $text } »
page-levels-all = Tous
page-levels-one = Votre adversaire
page-options-note = Pour une première partie, n’y touchez pas.
page-usual = (d’ordinaire)
page-presets = Des règles qui vont ensemble
page-preset-usual = Celles d’ordinaire
page-preset-own = Un mélange de votre choix
page-preset-part = { $option } : { $reading }
page-clock-kind = Pendule
page-clock-kind-none = Aucune
page-clock-kind-none-is = chacun prend son temps
page-clock-kind-decision = Par décision
page-clock-kind-decision-is = chaque décision a son propre temps
page-clock-kind-bank = Réserve
page-clock-kind-bank-is = du temps pour toute la partie, et un peu plus à chaque décision
page-clock-kind-correspondence = Par correspondance
page-clock-kind-correspondence-is = des jours par décision ; personne n’a besoin d’être là
page-clock-speed = Allure
page-clock-speed-quick = Rapide
page-clock-speed-normal = Normale
page-clock-speed-relaxed = Tranquille
page-clock-zero = Quand le temps est écoulé, un robot prend cette seule décision. Personne ne perd pour autant.
page-clock-more = Les absents
page-clock-grace = Un robot décide pour eux après
page-clock-silence = Est absent qui reste muet pendant
page-resume = Vos tables
page-resume-your-turn = À vous de jouer
page-resume-others-turn = Aux autres de jouer
page-resume-waiting = En attente de joueurs
page-resume-over = Terminée
page-resume-with = avec { $players }
page-resume-more = En montrer plus
page-resume-filter = Quelles tables
page-resume-filter-turn = À moi
page-resume-filter-running = En cours
page-resume-filter-finished = Finies
page-resume-none-turn = Aucune table ne vous attend.
page-resume-none-running = Aucune de vos parties n’est en cours.
page-resume-none-finished = Aucune de vos parties n’est encore finie.
page-resume-remove = Ôter de la liste
page-resume-remove-which = Ôter de la liste : { $title } { $text }
page-resume-removed = Ôtée de votre liste. À la table, rien n’a changé.
page-resume-undo = La remettre
page-resume-put-back = Elle est de nouveau dans votre liste.
page-resume-me = Mon lien et mes appareils

## Comment jouer

page-how = Comment jouer
page-how-here = Ce que vous pouvez faire brille sur le plateau, et se trouve sous « Actions » (touche A) : choisissez-le une fois pour lire ce qui s’ensuit, encore une fois pour le faire. Le « ? » à côté d’une ligne du journal ouvre la règle.
page-how-of = Comment jouer à { $title }
page-how-done = Jouer
page-how-more = Tout le livret de règles
page-how-again = Vous retrouverez ceci en haut, sous « Comment jouer ».

## Prendre place

page-empty-chair = place libre

## Prendre place [later]

page-join-title = On vous invite à une partie de { $title }
page-join-lead = À la table : { $players }.
page-join = Prendre place
page-join-watch = Seulement regarder
page-waiting-title = On attend l’équipage
page-waiting-lead = La partie commence d’elle-même quand toutes les places sont prises. Vous pouvez fermer cette page : votre place vous reste.
page-waiting-watch-title = Pas encore commencé
page-waiting-watch = La partie n’a pas encore commencé : il reste des places libres.
page-chair-you = vous
page-chair-here = à table
page-chair-away = ailleurs
page-chair-free = personne encore
page-invite = Lien pour un ami
page-copy = Copier le lien
page-copied = Copié
page-send-each = Envoyez chaque lien à une seule personne : qui l’ouvre peut prendre place.
page-way-title = Faites venir vos amis
page-way-lead = Faites scanner ceci, ou envoyez le lien : qui l’ouvre prend une place libre.
page-way-link = Lien vers cette table
page-way-picture = Code QR avec le lien vers cette table
page-way-renew = Nouveau lien
page-way-renew-which = Nouveau lien vers cette table ; l’ancien n’ouvre plus rien
page-way-seats = Liens vers une seule place
page-code-get = Obtenir un code à dire
page-code-is = Code à dire
page-code-until = Valable jusqu’à { $text }, tant que la table attend du monde.
page-code-knocks = Qui le dit frappe, et vous faites entrer.
page-code-opens = Qui le dit entre aussitôt.
page-knocks = À la porte
page-knocks-who = { $name } frappe
page-let-in = Faire entrer
page-let-in-who = Faire entrer : { $name }
page-not-now = Pas maintenant
page-not-now-who = Pas maintenant, { $name }
page-title-knock = On frappe ! { $title }
page-doors = Qui peut venir
page-doors-listed = Dans la liste publique : des inconnus peuvent regarder. À la table ils voient les noms, et rien de ce que vous écrivez.
page-doors-anyone = Tout le monde peut s’asseoir : personne n’a besoin qu’on lui ouvre.
page-doors-overheard = Qui regarde par l’adresse de la table lit ce que vous écrivez.
page-join-host = { $name } a ouvert cette table.
page-join-seats = Une partie à { $number }
page-join-taken-title = Cette invitation a déjà servi
page-join-taken = Quelqu’un d’autre est assis là, ou toutes les places sont prises. Vous pouvez regarder.
page-join-void-title = Cette invitation ne vaut plus
page-join-void = Elle a peut-être été renouvelée. Demandez-en une autre à qui vous l’a envoyée ; en attendant, vous pouvez regarder.
page-join-listed-title = Prendre place à cette partie de { $title }

## Trouver une table [later]

page-knock-title = Frapper à une table
page-knock-lead = Tapez les quatre lettres qu’on vous a dites. Qui a ouvert la table vous fait entrer.
page-knock-code = Code
page-knock-waiting-title = Vous frappez à une partie de { $title }
page-knock-waiting = Qui a ouvert la table voit votre nom, « { $name } », et vous fait entrer. Laissez cette page ouverte.
page-knock-stop = Ne plus frapper
page-knock-away-title = Pas maintenant
page-knock-away = On ne vous a pas fait entrer, ou la partie a commencé sans vous.
page-knock-late-title = Personne n’a répondu
page-knock-other = Un autre code
page-listed-none = Aucune table publique pour le moment.
page-listed-seats = { $number ->
    [one] 1 personne à la table
   *[other] { $number } personnes à la table
}{ $bots ->
    [0] {""}
    [one] , 1 robot
   *[other] , { $bots } robots
}{ $free ->
    [0] {""}
    [one] , 1 place libre
   *[other] , { $free } places libres
}
page-listed-join = Prendre place
page-listed-join-which = Prendre place à la partie de { $title } : { $text }
page-listed-watch = Regarder
page-listed-watch-which = Regarder la partie de { $title } : { $text }

## Regarder [later]

page-watch = Vous regardez
page-watch-title = Vous regardez
page-watch-players = Qui joue
page-watch-see = Ce que vous voyez
page-watch-known = Les joueurs savent combien de personnes regardent.
page-watch-statements = Ce que les joueurs déclarent, vous l’entendez ; ce qu’ils s’écrivent n’est que pour eux.
page-watched = { $number ->
    [one] 1 personne regarde
   *[other] { $number } personnes regardent
}
page-time-decision = { $time } par décision
page-time-bank = { $time } pour toute la partie, et { $more } de plus à chaque décision
page-time-bank-only = { $time } pour toute la partie
page-time-correspondence = par correspondance, { $time } par décision
page-time-grace = Si quelqu’un s’absente, un robot décide à sa place après { $time }, jusqu’à son retour.
page-seat-new-link = Nouveau lien
page-seat-new-link-which = Nouveau lien pour la place { $number } ; l’ancien n’ouvre plus rien
page-seat-to-bot = Donner à un robot
page-seat-to-bot-which = Donner à un robot : place { $number }
page-seat-open = Ouvrir à quelqu’un
page-seat-open-which = Ouvrir à quelqu’un : la place de { $name }
page-seat-remove = Écarter
page-seat-remove-which = Écarter { $name } de la table
page-seat-remove-sure = Écarter vraiment
page-seat-changed = C’est fait.
page-start-bots = Robots qui arrivent
page-start = Commencer
page-start-note = Des robots prennent les places libres.
page-removed = Qui a ouvert cette table a repris votre place. Vous pouvez regarder.
page-join-begun-title = Une place vous attend dans une partie de { $title }
page-join-begun = La partie a commencé. Vous reprenez la place de { $players }, avec ses cartes et tout ce qui y a été fait.
page-join-begun-seat = La partie a commencé. Vous reprenez la place de quelqu’un qui est parti, avec ses cartes et tout ce qui y a été fait.
page-join-begun-go = Prendre la place
page-only-here = Ces liens ne marchent que sur cet ordinateur.
page-only-here-change = Pour que des amis sur le même Wi-Fi puissent venir, arrêtez le serveur et relancez-le avec cette commande (ou avec « make friends »). Cette table reste, et les liens changent ici d’eux-mêmes.

## La table

page-stage-waiting = avant la partie
page-stage-playing = partie en cours
page-stage-over = partie terminée
page-connecting = Connexion…
page-lost = Connexion perdue. Nouvel essai…
page-lost-act = Connexion perdue. Votre coup partira dès qu’elle sera rétablie.
page-turn = Le tour
page-your-turn = À vous
page-your-turn-to = À vous : { $decision }
page-term = Qu’est-ce que cela veut dire ?
page-title-your-turn = À vous ! { $title }
page-thinking = { $seat } réfléchit…
page-hint = À noter : { $hint }
page-only-choice = Il n’y a qu’une chose à faire. On vous la demande quand même : personne ne doit remarquer qui a le choix et qui ne l’a pas.
page-choose-again = ou refaites le même choix
page-choose-again-key = Choisissez-la encore pour le faire ; Échap y renonce
page-board = Le plateau
page-board-loading = On déroule la carte…
page-board-failed = Le plateau n’a pas pu être chargé. En attendant, la liste des actions permet de tout faire.
page-try-again = Réessayer

## Journal et actions

page-side = Journal et actions
page-luck-sealed = Hasard scellé
page-log = Journal
page-why = pourquoi ?
page-why-clause = Pourquoi ? Article { $clause }
page-actions = Actions
page-actions-filter = Filtrer : un mot, par exemple { $example }

## Paroles

page-talk = Parler

## Un seul écran [later]

page-together-title = { $title } sur un seul écran
page-together-lead = Vous jouez tour à tour sur cet écran. Un rideau tombe entre vous, et personne ne voit la main d’un autre.
page-together-who = Qui joue ici
page-together-name = Nom du joueur { $number }
page-together-code = Code du joueur { $number }
page-together-code-short = Code
page-together-code-least = Un code a au moins { $least } signes.
page-together-codes = Un code pour qui en veut un ({ $least } à { $most } signes)
page-together-add = Un de plus
page-together-remove = Sans le joueur { $number }
page-together-friends = Amis qui viennent par un lien
page-together-begin = Commencer
page-together-join = S’asseoir ensemble
page-together-shared = sur un même écran
page-curtain-next = { $seat }, c’est à vous.
page-curtain-look = { $seat }, regardez votre main.
page-curtain-away = Tous les autres regardent ailleurs.
page-curtain-nobody = Personne ici n’a à décider.
page-curtain-deciding = La table attend { $players }.
page-curtain-code = Code de { $seat }
page-curtain-lift = Je suis { $seat } : montrer ma main
page-curtain-other = Quelqu’un d’autre veut regarder :
page-curtain-who = Qui veut regarder sa main ?
page-hand-open = La main de { $seat } est ouverte.
page-hand-hide = Cacher ma main
page-hand-done = { $seat }, cachez votre main : c’est ensuite à { $to }.
page-hand-over = { $seat }, cachez votre main.
page-hand-pass = Passer l’écran

## Paroles [later]

page-talk-history = Ce qui s’est dit
page-talk-empty = Rien ne s’est encore dit.
page-talk-unseen = Ce qu’écrivent les joueurs ne vous est pas montré.
page-talk-hide = Cacher les messages
page-talk-show = Montrer les messages
page-talk-hidden = Les messages sont cachés dans ce navigateur.
page-talk-watching = Seuls ceux qui sont à la table peuvent écrire.
page-talk-statements = Déclarations
page-talk-field = Écrire à toute la table
page-talk-send = Envoyer
page-talk-left = { $number ->
    [one] encore { $number } lettre
   *[other] encore { $number } lettres
}
page-talk-over = { $number ->
    [one] { $number } lettre de trop
   *[other] { $number } lettres de trop
}

## Les gens à la table [later]

page-people = Gens
page-people-title = Les gens à cette table
page-people-nobody = Il n’y a ici que des robots avec vous.
page-people-block = Bloquer
page-people-block-who = Bloquer { $name }
page-people-unblock = Débloquer
page-people-unblock-who = Débloquer { $name }
page-people-blocked = bloqué
page-people-mute = Rendre muet
page-people-mute-who = Rendre { $name } muet
page-people-unmute = Rétablir
page-people-unmute-who = Rétablir { $name }
page-people-muted = muet
page-people-rename = Changer mon nom…
page-people-rename-go = Le changer
page-people-renamed = Vous vous appelez { $name } ici, à partir de maintenant.
page-people-report = Signaler…
page-people-report-who = Signaler { $name }…
page-people-note = « Rendre muet » vous cache, dans ce navigateur, ce que quelqu’un écrit ici. Ce qu’écrit une personne que vous bloquez ne vous est plus montré, ni ici ni ailleurs, et elle ne peut pas s’asseoir aux tables que vous ouvrez. Elle n’en est pas avertie. Ce qu’elle déclare dans une partie, vous le voyez toujours.
page-report-title = Signaler { $name } à l’hôte
page-report-field = Que s’est-il passé ? (Ce champ peut rester vide.)
page-report-note = L’hôte de ce serveur peut le lire, avec ce qui a été écrit à cette table. Personne d’autre ne le peut, et { $name } n’en est pas averti. C’est supprimé après { $number } jours.
page-report-send = Envoyer le signalement
page-report-sent = Votre signalement sur { $name } est chez l’hôte de ce serveur, qui peut le lire avec ce qui a été écrit à cette table.

## Vos données [later]

page-own-title = Vos données
page-own-lead = Il n’y a pas de compte : un cookie dit à ce serveur que c’est vous. Voici ce qui est gardé sous ce cookie :
page-own-games = Les parties où vous êtes assis, avec votre nom, vos coups, vos déclarations et les octets de hasard que vous avez ajoutés : jusqu’à ce que vous les supprimiez.
page-own-waiting = Les tables dont la partie n’a jamais commencé : { $number } jours.
page-own-chat = Ce que vous écrivez aux autres à une table : { $number } jours.
page-own-people = Les personnes que vous bloquez : jusqu’à ce que vous les débloquiez. Ce que vous signalez à l’hôte : { $number } jours.
page-own-origin = Une empreinte de l’adresse d’où une table a été ouverte, pour les limites : jusqu’à ce que personne n’ait touché à la table pendant { $number } jours. L’adresse elle-même n’est jamais gardée.
page-own-ways = Votre lien, les codes d’appareils en attente (un jour), l’adresse de votre flux, les tables ôtées de votre liste, et combien de fois vous vous êtes déconnecté partout.
page-own-readers = Qui fait tourner ce serveur peut lire ce qui est gardé. Ses copies de sécurité contiennent ce qui a été supprimé jusqu’à ce qu’elles soient jetées.
page-own-file = Télécharger tout ce qui est gardé sur vous
page-own-file-name = quarterdeck-donnees.json
page-own-blocks = Les personnes que vous bloquez
page-own-blocks-none = Vous ne bloquez personne.
page-own-blocked-at = depuis le { $date }
page-own-delete-title = M’oublier
page-own-delete-lead = Les parties que vous avez jouées seul avec des robots sont supprimées. Dans les parties avec d’autres, votre nom devient un nom qui ne dit rien, ce que vous avez écrit est supprimé, et vos coups et vos octets de hasard restent, pour que les autres puissent encore vérifier la partie. Une partie en cours attend alors quelqu’un qui ne reviendra pas.
page-own-delete = M’oublier…
page-own-delete-sure = Tout ce qui est à vous sur ce serveur disparaîtra, sans retour possible.
page-own-delete-yes = Oui, oubliez-moi
page-own-deleted = Vous êtes oublié : { $deleted ->
    [one] { $deleted } table a été supprimée
   *[other] { $deleted } tables ont été supprimées
}, et { $changed ->
    [one] à { $changed } table
   *[other] à { $changed } tables
} un nom qui ne dit rien tient votre place.
page-own-done = Vers l’accueil
page-resume-delete = Supprimer
page-resume-delete-which = Supprimer cette partie de votre liste : { $title } { $text }
page-resume-delete-sure = Vraiment supprimer
page-resume-deleted = Supprimée.

## Soi-même dans chaque navigateur [later]

page-me-title = Vous, sur chaque appareil
page-me-lead = Ni compte ni mot de passe : un lien à vous fait de tout navigateur le vôtre, avec toutes vos places.
page-me-link = Mon lien
page-me-link-why = Ouvrez-le sur un autre appareil, ou ici après avoir vidé ce navigateur, et vous revoilà. Il vaut jusqu’à ce que vous le renouveliez. Gardez-le pour vous : qui l’a, c’est vous.
page-me-renew = Renouveler le lien…
page-me-renew-sure = Le renouveler ; l’ancien n’ouvrira plus rien
page-me-renewed = Voici votre nouveau lien. L’ancien n’ouvre plus rien.
page-me-device = Ajouter un appareil
page-me-device-why = Scannez un code avec le téléphone ou la tablette qui doit être vous aussi. Il vaut une fois, pendant dix minutes.
page-me-device-show = Montrer un code
page-me-device-code = Code pour un appareil qui doit être vous
page-me-device-link = Lien pour un appareil
page-me-device-left = Vaut une fois, encore { $time }.
page-me-feed = Les tables qui m’attendent
page-me-feed-why = Pour les parties par correspondance : une adresse Atom pour votre lecteur de flux. Qui l’a peut lire quelles tables vous attendent, et rien de plus.
page-me-feed-make = Faire une adresse
page-me-feed-end = Reprendre l’adresse…
page-me-feed-end-yes = Vraiment la reprendre
page-me-feed-ended = L’ancienne adresse ne dit plus rien.
page-me-leave = Partir
page-me-forget-why = Ce navigateur n’est plus personne et ne garde rien de vous. Vos autres appareils restent vous. Sans autre appareil, seul votre lien vous ramène : copiez-le d’abord.
page-me-forget = M’oublier ici…
page-me-forget-yes = Vraiment m’oublier ici
page-me-out-why = Un appareil perdu, un lien mal envoyé ? Tous les autres navigateurs qui sont vous sont mis dehors, et tous les liens, codes et adresses faits avant n’ouvrent plus rien. Ce navigateur-ci reste vous.
page-me-out = Se déconnecter partout…
page-me-out-yes = Vraiment se déconnecter partout
page-me-out-done = Vous êtes déconnecté partout ailleurs. Voici votre nouveau lien.
page-me-be-title = Être { $name } dans ce navigateur ?
page-me-be-somebody = Est-ce vous ?
page-me-be-lead = { $number ->
    [0] Ce navigateur devient la personne à qui est ce lien. Les navigateurs qui le sont déjà le restent.
    [one] Ce navigateur devient la personne à qui est ce lien, avec sa place à 1 table. Les navigateurs qui le sont déjà le restent.
   *[other] Ce navigateur devient la personne à qui est ce lien, avec ses places à { $number } tables. Les navigateurs qui le sont déjà le restent.
}
page-me-be-device = Le code ne vaut qu’une fois : ensuite il a servi.
page-me-be-own = { $number ->
    [one] Pour l’instant, ce navigateur est quelqu’un d’autre, assis à 1 table.
   *[other] Pour l’instant, ce navigateur est quelqu’un d’autre, assis à { $number } tables.
} Ces places restent à cette personne, et seul son propre lien y ramène.
page-me-be-keep = Montrer le lien de retour
page-me-be-yes = Oui, c’est moi
page-me-be-no = Non, rester qui je suis ici
page-me-be-you = Vous êtes déjà ici la personne à qui mène ce lien.
page-me-be-on = Mon lien et mes appareils
page-me-note = Votre propre lien vous ramène, vous-même, sur tout appareil. Gardez-le et ne l’envoyez à personne.
page-me-copy-own = Copier mon propre lien
page-me-note-more = En savoir plus

## Le livret

page-rules = Règles

## Le livret [later]

page-rulebook = Livret de règles
page-rule = Article { $clause }
page-rule-previous = Article précédent
page-rule-next = Article suivant
page-rule-contents = Sommaire
page-rule-unknown = Il n’y a pas d’article { $clause } dans le livret.
page-rule-loading = On ouvre le livret…
page-rule-option = Option : { $option }
page-rule-came = Survenu dans votre partie, { $number } fois
page-rule-came-here = { $number ->
    [one] { $number } survenu
   *[other] { $number } survenus
}
page-rule-only = Seulement ce qui est survenu dans votre partie ({ $number })
page-rules-of = { $title } : les règles
page-rules-short = Le jeu en 90 secondes
page-rules-turn = Comment cela se passe
page-rules-example = Par exemple
page-rules-all = Toutes les règles, article par article
page-rules-search = Chercher dans les règles : un mot, ou un numéro comme { $clause }
page-rules-found = { $number ->
    [0] Aucune règle n’en parle.
    [one] 1 règle
   *[other] { $number } règles
}
page-rules-marks = Dans la marge
page-rules-link = Lien vers { $clause }
page-rules-page = Sur une page à part, à lire ou à imprimer
page-rules-box = Ce que c’est, et ce que contient la boîte
page-rules-print = Imprimer
mark-ruling = de nous : le livret se tait ou n’est pas clair, et voici notre décision
mark-recon = reconstitué : absent de nos exemplaires du livret, d’après une source publique
mark-derived = découle d’autres règles
mark-option = une option, qu’une table peut choisir
mark-example = un exemple

## Le clavier

page-keys = Clavier

## Le clavier [later]

page-keys-title = Tout au clavier
page-keys-note = Entrée explique, Entrée encore le fait, Échap y renonce. Dans la liste des actions : tapez pour filtrer, flèches pour se déplacer.
page-keys-on = Raccourcis d’une lettre activés
page-key-actions = liste de tout ce que vous pouvez faire
page-key-log = journal
page-key-talk = parler
page-key-board = aller au plateau
page-key-rules = livret de règles
page-key-how = comment jouer
page-key-help = cette liste
page-key-tab = Tab
page-key-tabs = d’un élément au suivant, y compris sur le plateau
page-key-escape = Échap
page-key-close = fermer ce qui est ouvert

## Les réglages

page-settings = Réglages
page-skip-bots = Passer l’attente

## Les réglages [later]

page-skip-end = Voir la fin
settings-bots = Les robots
settings-tempo = Leur rythme
settings-tempo-slow = Lent
settings-tempo-normal = Normal
settings-tempo-quick = Vif
settings-tempo-quickest = Très vif
settings-tempo-alone = Cela vaut à cette table, tout de suite.
settings-tempo-agree = Cela vaut à cette table, dès que tous les présents sont d’accord.
settings-tempo-search = Plus ils répondent vite, moins un Capitaine a le temps de réfléchir.
settings-moves = Vos coups
settings-confirm = Le premier clic ou toucher
settings-twice = explique, le second joue
settings-at-once = joue tout de suite
settings-looks = Ce que vous voyez
settings-theme = Lumière
settings-night = Nuit
settings-day = Jour
settings-text = Taille du texte
settings-percent = { $number } %
settings-motion = Les pièces se déplacent sur le plateau
settings-coordinates = Lettres et chiffres autour de la mer
settings-kept = Ce navigateur retient tout cela.
page-key-skip = ne pas attendre les robots ; un clic sur le plateau fait de même

## Autour de la partie

page-menu = Table

## Autour de la partie [later]

page-around = Les joueurs et leur temps
page-clock-left = temps restant
page-away = pas là
page-away-stand-in = pas là · un remplaçant joue dans { $text }
page-deserted = Aucun joueur n’est là : le temps s’arrête.
page-time-seconds = { $seconds } s
page-time-hours = { $hours } h { $minutes } min
page-time-days = { $days } j { $hours } h
page-time-warning = Il vous reste { $text }.
page-take-back = Reprendre
page-no-way-back = Trop tard : { $text ->
    [chance] le hasard a parlé.
    [learned] on a appris quelque chose.
   *[moved-on] quelqu’un a continué.
}
page-held = Votre coup est retenu.
page-held-stop = Arrêter
page-hint-ask = Conseil
page-hint-what = Que ferait le Capitaine ?
page-hint-thinking = Le Capitaine y réfléchit…
page-hinted = Le { $text } choisirait : { $action }
page-back-here = Revenir ici
page-proposed = { $what ->
    [end] { $seat } propose de finir la partie sans gagnant.
    [pause] { $seat } propose une pause.
    [bot] { $seat } propose de confier la place de { $to } à un robot.
    [slow] { $seat } propose que les robots jouent lentement.
    [normal] { $seat } propose que les robots jouent à leur rythme habituel.
    [quick] { $seat } propose que les robots jouent vite.
    [quickest] { $seat } propose que les robots jouent aussi vite que possible.
   *[link] { $seat } propose un nouveau lien pour la place de { $to }.
}
page-proposed-agreed = D’accord : { $players }. Attendus : { $others }.
page-agree = D’accord
page-decline = Refuser
page-withdraw = Retirer
page-paused = En pause
page-go-on = Continuer
page-menu-title = À cette table
page-menu-nothing = La partie est finie, ou vous regardez : il n’y a rien à décider pour cette table.
page-propose-end = Proposer de finir la partie
page-propose-pause = Proposer une pause
page-pause = Pause
page-end-game = Finir la partie…
page-end-sure = Personne ne gagne, et la partie ne peut pas être reprise.
page-end-yes = Oui, la finir
page-resign = Laisser ma place à un robot…
page-resign-sure = Un robot joue à votre place, et vous ne pouvez plus y revenir.
page-resign-yes = Oui, la laisser à un robot
page-give-bot = Confier la place de { $seat } à un robot
page-give-link = Faire un nouveau lien pour la place de { $seat }
page-seat-link = Lien pour la place de { $seat }
page-hold = Retenir mes coups avant l’envoi (secondes)
page-rewound-times = { $rewinds ->
    [0] { $hints ->
        [one] Avec { $hints } conseil.
       *[other] Avec { $hints } conseils.
    }
    [one] Avec { $rewinds } retour{ $hints ->
        [0] .
        [one] , { $hints } conseil.
       *[other] , { $hints } conseils.
    }
   *[other] Avec { $rewinds } retours{ $hints ->
        [0] .
        [one] , { $hints } conseil.
       *[other] , { $hints } conseils.
    }
}
page-rematch = Revanche
page-next-join = Rejoindre la partie suivante
page-next-watch = Regarder la partie suivante
page-next-form = S’asseoir à la main
page-key-undo = reprendre, quand c’est offert
page-key-hint = conseil, quand vous jouez seul avec des robots

## La fin racontée [later]

ending-title = Comment elle a fini
ending-how = Place, points et moments
ending-away = Ranger et voir le plateau
ending-none = Pas de gagnant : la partie a été interrompue.
ending-place = { $place ->
    [1] { $points ->
        [one] Vous gagnez, avec { $points } point d’avance.
       *[other] Vous gagnez, avec { $points } points d’avance.
    }
    [2] Vous finissez deuxième, à { $points } du premier.
    [3] Vous finissez troisième, à { $points } du premier.
   *[other] Vous finissez dernier, à { $points } du premier.
}
ending-side = Seul le camp de { $side } compte, qui a gagné la mutinerie : { $seat } y a le plus, { $points }.
ending-side-less = Seul le camp de { $side } compte, qui a gagné la mutinerie : { $seat } gagne donc avec { $points }, bien que { $to } ait { $number }.
ending-difference = Le plus grand écart : { $text }, { $points } pour { $seat } contre { $number } pour { $to }.
ending-points = Points
ending-by-source = par source
ending-by-round = par manche
ending-round = Manche { $number }
ending-at-end = compté à la fin
ending-others = tout le reste
ending-moments = Les moments qui ont compté
ending-leads = { $seat } prend la tête.
ending-review = Analyse
ending-picture = Partager une image

## La fin [later]

page-end = Résultat
page-end-won = { $seat } gagne !
page-end-you-won = Vous gagnez !
page-end-shared = { $players } se partagent la victoire.
page-end-with = Vous gagnez ! { $text }
page-end-against = Vous perdez. { $text }
page-end-nobody = Personne ne gagne.
page-end-score = Score final
page-again = Rejouer
page-reasons = D’où viennent les points
page-reasons-why = Ce qui a décidé
page-reasons-sum = en tout
page-story = Toute la partie en une page
page-record = Télécharger l’enregistrement
page-record-file = { $game }-{ $table }.json

## Le hasard, vérifié [later]

page-luck = Le hasard était-il honnête ?
page-luck-sealed-lead = Tout le hasard de cette partie a été fixé par une clé secrète avant la donne. Voici l’empreinte de la clé ; à la fin, vous pourrez vérifier l’une et l’autre.
page-luck-checking = Vérification du hasard…
page-luck-holds = Le hasard est vérifié : tout concorde.
page-luck-partly = Ce qui a pu être vérifié du hasard concorde.
page-luck-fails = Quelque chose cloche dans le hasard de cette partie :
page-luck-unfetched = L’enregistrement n’a pas pu être chargé : le hasard n’est pas encore vérifié.
page-luck-retry = Vérifier à nouveau
page-luck-lead = Avant la donne, le serveur a scellé une clé secrète et en a montré l’empreinte ; ensuite, le navigateur de chaque joueur a ajouté des octets au hasard. Tout le hasard doit découler de la clé et de ces octets.
page-luck-here = Vérifié par cette page
page-luck-shown-same = L’empreinte est celle que ce navigateur a vue avant la donne.
page-luck-shown-late = L’empreinte est celle que ce navigateur a vue à son arrivée, après la donne.
page-luck-shown-other = L’empreinte n’est pas celle que ce navigateur avait vue :
page-luck-shown-unknown = Ce navigateur n’a pas gardé ce qu’il a vu avant la donne : la clé a pu être échangée.
page-luck-added-same = Les octets ajoutés par ce navigateur figurent dans l’enregistrement.
page-luck-added-other = Vos octets ont été remplacés. Ce navigateur en avait ajouté d’autres que ceux de l’enregistrement :
page-luck-added-gone = Vos octets ne figurent pas dans l’enregistrement. Ce navigateur avait ajouté :
page-luck-added-unknown = Ce navigateur n’a gardé aucun octet qu’il aurait ajouté. Peut-être avez-vous pris place dans un autre : regardez-y.
page-luck-added-watching = Vous regardiez : ce navigateur n’a pas ajouté d’octets.
page-luck-added-late = Vous avez repris votre place après la donne : ce navigateur n’a ajouté aucun octet.
page-luck-added-nobody = Des octets ont été ajoutés qu’aucun joueur n’a pu ajouter.
page-luck-seats-other = Dans l’enregistrement, les robots occupent d’autres places que celles montrées à ce navigateur avant la donne :
page-luck-head = Les { $line } premières lignes viennent d’une partie antérieure, qui a été reprise. Leur hasard découle de la clé de celle-ci, si elle en avait une.
page-luck-head-other = Les { $line } premières lignes viendraient d’une partie antérieure, mais ne s’accordent pas avec ce que l’enregistrement en dit.
page-luck-key-fits = La clé correspond à l’empreinte.
page-luck-key-other = La clé ne correspond pas à l’empreinte.
page-luck-draws = { $number ->
    [one] Le seul tirage découle de la clé et des octets.
   *[other] Les { $number } tirages découlent tous de la clé et des octets.
}
page-luck-stray = La ligne { $line } de l’enregistrement ne découle pas de la clé et des octets :
page-luck-undrawn = Le journal de l’enregistrement ne contient aucun hasard, et aucune partie ne s’en passe : il a été coupé ou vidé.
page-luck-unended = L’enregistrement n’a pas de fin : ni résultat, ni ligne disant que la partie a été interrompue.
page-luck-unreadable = L’enregistrement ne dévoile pas le hasard, ou pas de façon lisible.
page-luck-others = Aux autres de vérifier
page-luck-others-lead = Si les octets de { $players } sont bien les leurs, seules leurs pages peuvent le dire : demandez. Un joueur de mèche avec qui tient ce serveur aurait pu choisir les siens en dernier.
page-luck-rules = Demande les règles
page-luck-rules-lead = Que chaque nombre était bien cette carte, et que c’est la partie que vous avez jouée : téléchargez l’enregistrement et lancez, sur un ordinateur où Quarterdeck est installé
page-luck-copy = Copier
page-luck-nobody = Invérifiable ici
page-luck-nobody-lead = Qui tient ce serveur envoie aussi cette page, et une page qui ment montrerait les mêmes coches. Les commandes se passent du serveur.
page-luck-numbers = Les nombres
page-luck-key = Clé
page-luck-fingerprint = Empreinte
page-luck-bytes = Octets au hasard de { $seat }
page-luck-resealed = La clé du hasard a été échangée : le sceau de cette table n’est plus celui que ce navigateur a vu.

## La revue [later]

page-stage-replay = revue
replay-title = { $title }, revu
replay-none-title = Rien à revoir ici
replay-moment = Ce moment
replay-deal = La partie est distribuée.
replay-quiet = Rien que ces yeux aient pu voir.
replay-asked = { $players } : { $decision }
replay-last = C’était le dernier moment.
replay-playback = Curseur et regard
replay-slider = Moment
replay-step = Moment { $number }
replay-step-of = Moment { $number } sur { $most }
replay-first = Au début
replay-back = Un moment en arrière
replay-on = Un moment en avant
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-own = { $text } (vous)
replay-eyes-spectator = un spectateur
replay-eyes-open = tout ouvert
replay-link = Lien vers ce moment
replay-copy-link = Copier le lien
replay-side = Journal, analyse, salle, résultat et hasard
replay-luck = Hasard
replay-unspoilt = Tant que vous ne le demandez pas, rien ici ne dit combien la partie a duré ni comment elle a fini.
replay-show-end = Montrer la fin
replay-to-end = Au dernier moment
replay-length = { $number ->
    [one] La partie a compté { $number } moment.
   *[other] La partie a compté { $number } moments.
}
replay-marks = Marqué sur le curseur
replay-withdraw-lead = Vous y étiez. Si vous retirez cette revue, son lien n’ouvrira plus rien, pour personne.
replay-withdraw = Retirer cette revue…
replay-withdraw-yes = Oui, la retirer pour de bon
replay-withdrawn = Cette revue est retirée.
replay-kept-hour = Ce fichier est gardé ici une heure.
replay-file = Le fichier
replay-file-lead = Choisissez-le, ou déposez-le n’importe où sur cette page. L’enregistrement d’une partie finie, tel qu’il a été téléchargé.
replay-file-reading = Vérification de { $text }…
replay-luck-lead = Chaque carte et chaque tirage doivent découler de la clé scellée avant la donne. La vérification parcourt toute la partie : elle en montre donc aussi la longueur.
replay-luck-check = Vérifier le hasard
replay-luck-lines = Tous les tirages, ligne par ligne
replay-luck-follows = La ligne { $line } découle de la clé :
replay-luck-strays = La ligne { $line } ne découle pas de la clé :
replay-luck-unknown = Nul ne peut dire si la ligne { $line } découle d’une clé :
replay-luck-more = { $number ->
    [one] Une autre ligne n’en découle pas non plus.
   *[other] { $number } autres lignes n’en découlent pas non plus.
}
replay-luck-show = Montrer ce moment
replay-open = Revoir la partie
replay-open-which = Revoir la partie : { $title } { $text }
replay-key-step = un moment en arrière ou en avant
replay-key-ends = au début, au dernier moment vu
replay-key-play = lecture ou pause
replay-key-seats = par les yeux de ce joueur
replay-key-spectator = par les yeux d’un spectateur
replay-key-open = tout ouvert
replay-key-space = Espace
mark-stood-in = Un bot a décidé pour { $seat }.
mark-took-back = { $seat } a repris une réponse.
mark-went-back = { $seat } est revenu en arrière.
mark-hinted = { $seat } a demandé un conseil.
mark-resigned = { $seat } a laissé sa place à un bot.
mark-handed-over = La place de { $seat } a été donnée à un bot.
mark-took-over = Quelqu’un a repris la place de { $seat }.
mark-broken-off = La partie a été interrompue.

## L’analyse [later]

page-review = Analyse
page-review-lead = Un capitaine regarde chaque décision comme la voyait alors celle ou celui qui la prenait, trouve celles qui ont coûté le plus, et dit ce que chacun pouvait espérer. Vous y apprenez comment la partie s’est terminée.
page-review-open-it = Analyser la partie : qu’est-ce qui a coûté le plus ?
page-review-begin = Analyser cette partie
page-review-queued = { $number ->
    [0] Votre analyse est la prochaine.
    [one] 1 analyse passe avant la vôtre.
   *[other] { $number } analyses passent avant la vôtre.
}
page-review-running = L’analyse est en cours. Elle se repose quand des robots réfléchissent.
page-review-done = L’analyse est terminée.
page-review-failed = Cette analyse a été abandonnée.
page-review-costliest = Les décisions les plus coûteuses
page-review-whose = De qui
page-review-everybody = tout le monde
page-review-none = Aucune décision n’a coûté plus que ce que le hasard peut expliquer.
page-review-go = Y aller ({ $number })
page-review-show = Montrer
page-review-shown = Ce qui aurait suivi, avec un nouveau tirage :
page-review-supposed = Cela n’est pas arrivé : la manière du capitaine, jouée dans le vrai monde avec un nouveau tirage.
page-review-back = Retour à ce qui est arrivé
page-review-chances = Ce que chacun pouvait espérer
page-review-open = toutes cartes ouvertes
page-review-open-what = La même recherche, sachant tout ce qui était caché : ce qui est mauvais ici aussi était mal joué, le reste était malchance.
page-review-own-what = La part de la victoire, d’après ce que voyait alors chaque place. La bande est une erreur type.
page-review-curve = Les parts de la victoire au fil de la partie
page-review-now = Au moment { $number }
page-review-share = { $seat } : { $number } %, à { $most } % près
page-review-suspicion = Qui les autres soupçonnaient
page-review-suspicion-what = Ce que croyaient en moyenne ceux encore en jeu, d’après ce que chacun avait vu et entendu.
page-review-side = Pris pour
page-review-suspected = { $seat } : { $number } %
page-review-unsuspected = { $seat } : il ne reste personne à interroger

## Revoir une partie à plusieurs [later]

together = Ensemble
together-lead = Revoyez cette partie à plusieurs : une personne guide, les autres voient ce qu’elle voit, et tout le monde peut écrire. Qui a le lien de la salle peut entrer.
together-open = Ouvrir une salle
together-outside = D’autres revoient cette partie ensemble. Dites qui vous êtes, et entrez.
together-enter = Entrer
together-link = Lien vers cette salle
together-link-lead = Qui a ce lien peut entrer :
together-guests = Dans cette salle
together-leads = guide
together-gone = absent
together-give = Laisser { $text } guider
together-take = Guider à mon tour
together-leading = { $number ->
    [0] Vous guidez ; il n’y a encore personne d’autre.
    [one] Vous guidez : une autre personne voit ce que vous voyez.
   *[other] Vous guidez : { $number } autres personnes voient ce que vous voyez.
}
together-following = Vous voyez ce que voit { $text }.
together-astray = { $text } guide ; vous regardez de votre côté.
together-follow = Suivre
together-leaderless = Qui guidait n’est plus là.
together-lost = La salle ne répond pas ; cette page réessaie d’elle-même.
together-leave = Quitter la salle
together-left = Vous avez quitté la salle. Tant que quelqu’un y est, et quelques minutes encore, vous pouvez revenir.
together-back = Revenir

## Le journal en récit [later]

page-story-title = Chercher et replier le journal
page-story-search = Chercher
page-story-player = À propos de qui
page-story-everybody = tout le monde
page-story-fold = Replier
page-story-unfold = Déplier
page-story-copy = Copier
page-story-before = Avant le premier tour
page-story-turn = Tour de { $seat }
page-story-lines-of = { $number ->
    [one] { $text } { $number } ligne
   *[other] { $text } { $number } lignes
}
page-story-found = { $number ->
    [one] { $number } ligne trouvée
   *[other] { $number } lignes trouvées
}
page-story-nothing = Rien de tel dans le journal.
page-story-undone = [annulé : { $text }]

## Perdu en mer [later]

page-lost-title = Rien que la mer
page-lost-lead = Il n’y a pas de page à cette adresse. Le lien a peut-être été coupé en route.
page-no-table-title = Cette table n’existe pas
page-no-table-lead = Le lien a peut-être été coupé, ou la table a été débarrassée. Demandez-en un nouveau à qui vous l’a envoyé, ou ouvrez votre propre table.
page-to-start = Vers l’accueil

## Le plateau sans dessin [later]

page-plain-yes = oui
page-plain-no = non
page-plain-nothing = rien

## Reprendre une partie [later]

onward = Reprendre d’ici
onward-title = Reprendre à ce moment
onward-lead = Dans une nouvelle partie, vous prenez une place contre des robots. Ce qui était caché ici le reste, tel quel ; ce qui sera tiré ensuite l’est de nouveau.
onward-seat = Votre place
onward-go = Reprendre
