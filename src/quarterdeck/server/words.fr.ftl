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

page-not-yet = Pas encore
page-renewed = La page a été renouvelée. Vous êtes là où vous étiez.

## L’accueil

page-choose = Choisissez un jeu
page-players = { $least }–{ $most } joueurs
page-lead = À jouer ici même dans votre navigateur : gratuit, sans compte, contre des robots ou entre amis.
page-play-title = Jouer tout de suite
page-play-lead = Vous contre l’équipage : la partie commence aussitôt.
page-your-name = Votre nom
page-opponents = Adversaires
page-play = Larguer les amarres
page-friends-title = Jouer entre amis
page-friends-lead = Ouvrez une table et envoyez un lien à chacun. La partie commence quand tout le monde est assis.
page-friends = Amis
page-bots = Robots
page-levels = Équipage :
page-level-deckhand = Matelot
page-level-bosun = Bosco
page-level-captain = Capitaine
page-open = Ouvrir une table
page-options = Règles de la table
page-fair = Les robots ne voient que ce que vous verriez à leur place. Le hasard est scellé avant la donne, et vous pouvez le vérifier après la partie.
page-credit = { $title } : { $credit }. Ceci est une édition d’amateurs, non officielle.

## L’accueil [later]

page-call-me = Appelez-moi « { $text } »
page-levels-all = Tous
page-levels-one = Votre adversaire
page-level-deckhand-is = tout ce qui est permis, au hasard
page-level-bosun-is = raisonnable, selon des règles éprouvées
page-level-captain-is = redoutable : réfléchit un instant
page-options-note = Pour une première partie, n’y touchez pas.
page-usual = (d’ordinaire)
page-presets = Des règles qui vont ensemble
page-preset-usual = Celles d’ordinaire
page-preset-own = Un mélange de votre choix
page-preset-part = { $option } : { $reading }
page-resume = Vos tables
page-resume-your-turn = À vous de jouer
page-resume-others-turn = Aux autres de jouer
page-resume-waiting = En attente de joueurs
page-resume-over = Terminée
page-resume-with = avec { $players }
page-resume-more = { $number ->
    [one] En montrer { $number } de plus
   *[other] En montrer { $number } de plus
}

## Comment jouer

page-how = Comment jouer
page-how-here = Ce que vous pouvez faire brille sur le plateau : choisissez-le là, ou sous « Actions » (touche A). Le « ? » à côté d’une ligne du journal ouvre la règle.
page-how-done = C’est compris
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

## La table

page-stage-waiting = avant la partie
page-stage-playing = partie en cours
page-stage-over = partie terminée
page-spectator = Vous regardez. Les mains et les pioches secrètes vous restent cachées.
page-connecting = Connexion…
page-lost = Connexion perdue. Nouvel essai…
page-lost-act = Connexion perdue. Votre coup partira dès qu’elle sera rétablie.
page-turn = Le tour
page-your-turn = À vous
page-your-turn-to = À vous : { $decision }
page-title-your-turn = À vous ! { $title }
page-thinking = { $seat } réfléchit…
page-several-thinking = Réfléchissent encore : { $players }
page-hint = À noter : { $hint }
page-board = Le plateau
page-board-loading = On déroule la carte…
page-board-failed = Le plateau n’a pas pu être chargé. En attendant, la liste des actions permet de tout faire.
page-try-again = Réessayer

## Journal et actions

page-side = Journal et actions
page-log = Journal
page-log-newest = Au plus récent
page-why = pourquoi ?
page-why-clause = Pourquoi ? Article { $clause }
page-actions = Actions
page-actions-count = { $number ->
    [one] { $number } action
   *[other] { $number } actions
}
page-actions-none = Rien à décider pour l’instant.
page-actions-filter = Filtrer : un mot, par exemple { $example }
page-actions-no-match = Aucune action ne correspond à « { $text } ».
page-refused = Impossible

## Paroles

page-talk = Parler
page-talk-unread = { $number ->
    [one] { $number } non lu
   *[other] { $number } non lus
}

## Paroles [later]

page-talk-history = Ce qui s’est dit
page-talk-empty = Rien ne s’est encore dit.
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

## Le clavier

page-keys = Clavier

## Le clavier [later]

page-keys-title = Tout au clavier
page-keys-note = Dans la liste des actions : tapez pour filtrer, flèches pour se déplacer, Entrée pour agir.
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

## La fin

page-end = Résultat
page-end-won = { $seat } gagne !
page-end-you-won = Vous gagnez !
page-end-shared = { $players } se partagent la victoire.
page-end-with = Vous gagnez ! { $text }
page-end-against = Vous perdez. { $text }
page-end-nobody = Personne ne gagne.
page-luck-sealed = Hasard scellé
page-luck-sealed-lead = Tout le hasard de cette partie a été fixé par une clé secrète avant la donne. Voici l’empreinte de la clé ; à la fin, vous pourrez vérifier l’une et l’autre.

## La fin [later]

page-end-score = Score final
page-again = Rejouer
page-again-friends = Rejouer avec un nouveau lien
page-record = Télécharger l’enregistrement
page-record-file = { $game }-{ $table }.json
page-luck = Le hasard était-il honnête ?
page-luck-lead = Avant la donne, le serveur a scellé une clé secrète et vous en a montré l’empreinte ; ensuite, le navigateur de chaque joueur a ajouté des octets au hasard. Personne ne pouvait donc choisir les cartes. Voici maintenant la clé :
page-luck-key = Clé
page-luck-fingerprint = Empreinte, montrée avant la donne
page-luck-bytes = Octets au hasard de { $seat }
page-luck-check = Pour vérifier, téléchargez l’enregistrement et lancez :
page-luck-command = quarterdeck check { $file }

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
