# Les mots de la maison en français : réglages impossibles, paroles, marques du livret.

## Réglages impossibles [later]

players-count = À { $number }, ce n’est pas possible ; ce jeu se joue de { $least } à { $most }.
option-unknown = Il n’y a pas d’option « { $option } » ; il y a : { $offered }.
option-value = « { $option } » ne peut pas être « { $value } » ; valeurs possibles : { $offered }.
edition-unknown = La version { $number } de ces règles n’existe pas ; la dernière est { $most }.
no-such-seat = Il n’y a pas de place { $number } à cette table.
no-statements = Ce jeu n’a pas de déclarations.
already-spoke = Vous avez déjà dit quelque chose depuis la dernière action.

## Ce qui se dit

said = { $seat } : « { $text } »

## Tables que d’autres partagent [later]

game-unknown = Il n’y a pas de jeu « { $text } » ; il y a : { $offered }.
seat-kind-unknown = Personne du nom de « { $text } » ne peut s’asseoir ; une place est l’une de : { $offered }.
nobody-plays = Il faut au moins une place pour une personne.
invitation-unknown = Cette invitation ne vaut pour aucune place à cette table.
seat-taken = Quelqu’un d’autre a déjà pris cette place.
seat-barred = Vous avez déjà joué ou regardé à cette table : cette place est pour quelqu’un d’autre.
removed = La personne qui a ouvert cette table vous en a retiré.
code-unknown = Aucune table n’a ce code. Il a quatre consonnes et vaut tant que sa table attend du monde.
codes-often = Trop de codes faux. Attendez un moment, ou demandez le lien.
codes-rest = Les codes se reposent une minute : trop de codes faux ont été essayés. Les liens marchent comme toujours.
codes-full = Il y a trop de codes en ce moment. Envoyez le lien.
knock-unknown = Plus personne ne frappe ici. Essayez le code à nouveau.
knocks-many = Vous frappez déjà à plusieurs tables.
knocks-full = Trop de monde frappe à cette table. Réessayez plus tard, ou demandez un lien.
listing-unknown = Cette table n’est plus dans la liste publique.
listing-over = Cette table a été retirée de la liste publique.
join-closed = On peut regarder cette table, mais pas s’y asseoir.
wait-bad = On peut attendre de 0 à { $most } secondes.
opener-only = Seul qui a ouvert la table peut faire cela.
hand-not-here = Personne sur cet écran n’a cette place.
hand-code-wrong = Ce n’est pas le code de cette main.
hand-codes-often = Trop de codes faux pour cette main. Elle reste fermée une minute, et deux fois plus longtemps à chaque fois, jusqu’à une heure.
hand-code-bad = Un code compte de { $least } à { $most } signes, sans espace.
hand-secret-wrong = Cela n’ouvre pas cette main.
game-began = La partie a déjà commencé.
time-bad = Un temps est hors limites ({ $text }) : au moins { $least } secondes et au plus { $most }.
clocks-two = Une table a un temps par décision, ou une réserve avec un supplément, pas les deux.
already-seated = Vous êtes déjà assis à cette table, à une autre place.
name-bad = Un nom a de 1 à { $most } signes imprimables, dont au moins une lettre, et au plus deux accents sur chacune.
name-brackets = Un nom n’a pas de parenthèses : elles marquent les robots.
name-taken = Quelqu’un à cette table s’appelle « { $text } », ou presque : on les confondrait. « { $free } » est libre.
luck-bad = Ce qu’on ajoute au hasard compte au plus { $most } octets, en chiffres hexadécimaux.
game-not-begun = La partie n’a pas encore commencé : il manque quelqu’un.
game-not-over = L’enregistrement est rendu public à la fin de la partie.
only-watching = Vous regardez cette table ; seuls ceux qui y sont assis peuvent agir et parler.
decision-closed = Cette décision n’est plus ouverte ; la table a continué.
action-unknown = « { $text } » n’est pas une action de ce jeu.
no-such-statement = « { $text } » n’est pas une déclaration de ce jeu.
statements-closed = La partie est finie, et avec elle les déclarations.
table-unknown = Cette table n’existe pas.
table-broken = Cette table a été abîmée sur le disque et ne peut être rétablie.
table-failed = Cette table est en cours de rétablissement ; réessayez dans un instant.
table-closed = La personne qui tient ce serveur a fermé cette table.
banned = La personne qui tient ce serveur vous a exclu ; vous ne pouvez pas jouer ici.
store-failed = Ceci n’a pas pu être consigné et n’a donc pas eu lieu ; réessayez dans un instant.
tables-waiting = Vous avez déjà { $most } tables qui attendent du monde. Commencez l’une d’elles, ou supprimez-la sur la page d’accueil.
tables-playing = Vous avez joué depuis hier à { $most } tables qui ne sont pas terminées. Terminez-en d’abord une.
tables-bytes = Les tables que vous avez ouvertes prennent { $most } mégaoctets, toute la place prévue pour une personne. Supprimez-en d’abord quelques-unes.
tables-address = On a ouvert tant de tables depuis chez vous qu’il n’y a plus de place pour l’instant.
server-full = Ce serveur n’a plus de place pour rien de nouveau pour l’instant ; les parties commencées continuent.
watch-first = Dites d’abord à quelle table vous êtes.
watching-already = Cette connexion montre déjà une table.
message-bad = Ce message est incompréhensible.
not-json = Seul du JSON est lu ici (application/json).
too-large = C’est trop à la fois.
too-often = C’était trop souvent ; attendez un instant.
crew-busy = Les capitaines n’arrivent plus à réfléchir à tout ; réessayez dans une minute, ou jouez avec d’autres robots.
server-failed = Il s’est passé ici quelque chose que personne n’avait prévu, et rien n’a été fait ; réessayez dans un instant.
no-badge = Personne ne sait qui vous êtes : il faut autoriser les cookies ici.
foreign-page = Ceci vient d’une page qui n’est pas la nôtre.
not-found = Il n’y a rien ici.
chat-empty = Il n’y a rien à lire dans ce message.
chat-long = Un message compte au plus { $most } lettres et { $bytes } octets : les images et les lettres de certaines écritures comptent plusieurs fois.
chat-full = Vous avez tant écrit à cette table qu’il n’y a plus de place.
full-badge = Vous avez ouvert ceci dans tant d’onglets qu’il n’y a plus de place ; fermez-en un.
full-address = Tant de choses sont ouvertes depuis votre réseau qu’il n’y a plus de place ; cette page réessaie d’elle-même.
full-house = Il y a tant de monde ici qu’il n’y a plus de place ; cette page réessaie d’elle-même.
full-table = Tant de gens regardent cette table qu’il n’y a plus de place ; cette page réessaie d’elle-même.

## Les gens à une table [later]

not-at-table = Seuls ceux qui sont assis à cette table ou qui la regardent peuvent le faire.
person-is-bot = C’est un robot qui est assis là, pas une personne.
person-missing = Personne n’est encore assis là.
person-self = C’est votre propre place.
person-gone = La personne qui était assise là a supprimé toutes ses données ; elle est partie.
report-long = Un signalement compte au plus { $most } lettres.
reports-full = Ceux qui regardent ont déjà signalé cette table si souvent qu’il n’y a plus de place ; l’hôte peut lire ce qui est là.
reports-often = Vous avez signalé autant que possible pour l’instant ; l’hôte peut le lire. Réessayez demain.
blocks-full = Vous bloquez { $most } personnes, il n’y a plus de place ; débloquez d’abord quelqu’un.
game-in-play = Les autres jouent encore cette partie avec vous ; vous pourrez la supprimer quand elle sera finie.

## Soi-même dans plusieurs navigateurs [later]

way-unknown = Ce lien ne mène nulle part : il a été renouvelé ou repris, ou coupé en chemin.
way-used = Ce code a déjà servi. Il ne vaut qu’une fois ; faites-en un autre.
way-expired = Ce code a plus de dix minutes. Faites-en un autre.
devices-full = { $most } codes pour des appareils attendent déjà. Servez-vous de l’un d’eux, ou attendez dix minutes.
signed-out = Vous avez été déconnecté ici. Ouvrez votre nouveau lien, ou repartez de zéro.
table-needs-you = Quelqu’un vous attend à cette table, ou pourrait vous y attendre : elle reste dans votre liste.
feed-title = Quarterdeck : les tables qui m’attendent
feed-table = À vous de jouer : { $title } avec { $players }
feed-since = On vous attend depuis le { $date }.

## Finished games, looked at again [later]

replay-unknown = Cette partie ne peut pas être revue : elle a été retirée, son heure est passée, ou le lien a été coupé en chemin.
replay-not-yours = Seuls ceux qui ont joué cette partie peuvent en retirer la rediffusion.
replay-broken = Cette partie ne peut pas être rejouée.
replays-busy = On revoit tant de parties que celle-ci doit attendre ; réessayez dans un instant.
step-unknown = Cette partie ne va pas si loin.
record-bad = Ce fichier n’est pas une partie que l’on puisse lire. En anglais : { $text }
record-breaks = La ligne { $line } de cette partie enfreint { $clause }. En anglais : { $text }.
record-long = Une partie peut avoir { $most } lignes ; celle-ci en a { $number }.
record-slow = Rejouer cette partie prend plus de deux secondes ; c’est trop pour ce serveur.
record-unfinished = Cette partie n’est pas finie ; on n’ouvre que les parties finies.
files-full = Vous avez ici autant de parties qu’il y a de place ; chacune est gardée une heure.
room-unknown = Cette salle n’existe pas : personne n’y est venu depuis un moment, ou le lien a été coupé en chemin.
room-outside = Entrez d’abord : dites comment vous vous appelez dans cette salle.
room-not-leader = Seule la personne qui guide cette salle peut le faire.
room-led = Quelqu’un guide déjà cette salle et peut vous passer la main.
room-full = Cette salle est pleine.
rooms-full = Vous ne pouvez pas ouvrir plus de salles ; chacune disparaît quand personne n’y vient pendant un moment.
guest-unknown = Il n’y a personne de ce numéro dans la salle.
step-over = La partie était alors finie ; reprenez-la à un moment antérieur.
head-large = Il s’y est passé trop de choses pour reprendre cette partie : plus de { $most } ko.
head-slow = Reprendre cette partie-là prend trop de temps à ce serveur.
bots-count = Il faut { $number } robots aux autres places.
review-unknown = Personne n’a demandé récemment l’analyse de cette partie ; demandez-la de nouveau.
review-running = Une de vos analyses n’est pas encore terminée ; attendez-la, ou laissez-la une minute de côté.
reviews-full = Tant d’analyses attendent déjà qu’il n’y a plus de place ; réessayez dans une minute.

## Le livre de règles [later]

label-book = Le livret
label-ruling = Notre décision
label-recon = Reconstitué
label-derived = Il s’ensuit
label-option = Option
label-example = Exemple

## Le livre de règles [terminal]

labelled = { $label } :

clause-unknown = Il n’y a pas d’article « { $text } » ; tapez règles pour la liste des chapitres.
clause-came = survenu { $number } fois
chapters = Chapitres (tapez règles { $chapter } pour en lire un, pourquoi { $clause } pour un seul article)

## Qui est à la table

name-you = Marin
crew-1 = Margot
crew-2 = Jacquot
crew-3 = Lison
crew-4 = Tom
crew-5 = Fanchon
crew-6 = Guillot
crew-7 = Perrine
crew-8 = Colin
bot-marked = { $text } (robot)

## Qui est à la table [terminal]

seat-person = { $seat } joue à cet écran.
seat-deckhand = { $seat }, matelot, joue au hasard parmi les coups permis.
seat-helmsman = { $seat }, timonier, joue selon des règles éprouvées, mais avec des étourderies.
seat-bosun = { $seat }, bosco, joue selon des règles éprouvées.
seat-captain = { $seat }, capitaine, calcule plusieurs coups d’avance.
seat-bot = { $seat } est un robot à vous : { $text }.
bot-failed = Pas de réponse valable de { $seat } ({ $text }) ; le bosco joue à sa place.

## Le journal

log-empty = Il ne s’est encore rien passé.

## Jouer dans un terminal [terminal]

welcome = Bienvenue à bord : { $title }
how-to-move =
    Ce que vous pouvez faire est numéroté. Tapez un numéro, ou les mots : { $typed }, ou
    juste { $short }. Tapez ? pour l’aide, journal pour ce qui s’est passé, pourquoi { $clause }
    pour une règle, quitter pour partir.
luck-committed = Le hasard de cette table est scellé ; l’empreinte de sa clé est
    { $commitment }
luck-key = Le sceau est levé ; la clé du hasard de cette table était
    { $key }
luck-keep = La prochaine fois, --record FICHIER gardera la partie, et chacun pourra vérifier son hasard.
luck-seeded = Le hasard de cette table découle de la graine { $seed }.
press-enter = Appuyez sur Entrée pour commencer.
pass-to = Passez l’écran à { $seat }.
pass-enter = { $seat }, appuyez sur Entrée quand personne d’autre ne regarde.
seen-enter = { $seat }, appuyez sur Entrée pour effacer l’écran.
whats-new = Ce qui s’est passé
log-more = { $number ->
    [one] … et { $number } événement de plus (tapez journal)
   *[other] … et { $number } événements de plus (tapez journal)
}
prompt = { $seat }
help =
    un numéro       faire ce qui le suit dans la liste
    des mots        la même chose en mots : { $typed } ; le début suffit : { $short }
    journal         ce qui s’est passé depuis votre dernier tour,
                    avec l’article de règle correspondant
    journal tout    la même chose pour toute la partie
    pourquoi …      un article des règles : pourquoi { $clause }
    règles …        un chapitre du livret : règles { $chapter } ; règles seul donne la liste
    quitter, q      quitter la table
    Entrée seule    redessiner l’écran
help-alone =
    annuler         revenir à votre dernière décision ; annuler 3 : trois décisions
                    plus tôt ; le hasard, lui, continue
    conseil         ce que ferait un capitaine à votre place
                    (l’un et l’autre sont notés, et dits à la fin)
help-verbs = En mots : { $verbs }
help-say = Pour dire quelque chose aux autres : { $offered }
say-what = Vous pouvez dire : { $offered }
other-components = Cette table joue avec d’autres composants ; les nombres du livret peuvent différer.
command-help = aide
command-log = journal
command-why = pourquoi
command-rules = règles
command-say = dire
command-undo = annuler
command-hint = conseil
command-quit = quitter
command-all = tout
input-unknown = « { $text } » n’est rien que vous puissiez faire ici ; tapez un numéro de la liste, ou ? pour l’aide.
input-number = Il n’y a pas de numéro { $number } dans la liste ; elle va de 1 à { $most }.
input-several = « { $text } » peut vouloir dire { $offered } ; précisez un peu.
refused = { $reason } ({ $clause })
refused-several = « { $text } » peut vouloir dire plusieurs choses, et aucune n’est possible maintenant. Par exemple : { $reason } ({ $clause })
why-what = Dites quel article, par exemple pourquoi { $clause } ; chaque ligne du journal donne le sien.
undo-how = Tapez annuler pour revenir à votre dernière décision, annuler 3 pour revenir de trois.
undo-most = { $number ->
    [one] Vous avez pris ici { $number } décision sur laquelle revenir.
   *[other] Vous avez pris ici { $number } décisions sur lesquelles revenir.
}
hint-given = Un capitaine à votre place choisirait { $number } : { $text }
caution-about = { $numbers } : { $text } ({ $clause })
hint-none = Le capitaine n’a pas de conseil pour le moment.
left = Vous quittez la table ; cette partie reste inachevée.
no-record = Aucun enregistrement n’est écrit : il montrerait ce qui est caché dans une partie en cours.
record-written = L’enregistrement de cette partie est dans { $file }.
record-check = Pour le vérifier : quarterdeck check { $file }
game-over-title = La partie est finie
end-won = { $seat } gagne.

## Sans terminal, et pour revoir une partie [terminal]

demonstration =
    { $title } se joue dans un terminal : lancez-y la même commande, et vous voilà à table
    avec l’équipage. Voici comment commence et finit une partie entre boscos.
left-out = { $number ->
    [one] … { $number } ligne passée …
   *[other] … { $number } lignes passées …
}
unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## Le récit d’une partie, et la parcourir [terminal]

story-title = { $title } : { $players }
story-eyes-open = Racontée à cartes ouvertes.
story-eyes-spectator = Racontée telle que le public l’a vue.
story-eyes-seat = Racontée telle que { $seat } l’a vue.
story-deal = La mise en place
story-turn = Tour { $number } : { $seat }
story-undone = { $text } (annulé)
story-ending = Comment elle a fini
story-scores = D’où viennent les points
story-sides = Qui était de quel côté
story-points = { $text } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
story-team = { $text } ({ $team })
story-won = { $text } – victoire
story-sum = en tout
story-ways = D’ici
story-replay = La rediffusion
story-in-en = In English
story-in-fr = En français
walk-at = Étape { $number }, vue par { $text }
walk-end = C’était la dernière étape.
walk-begin = C’est la mise en place ; rien ne la précède.
walk-none = Il n’y a pas d’étape { $number }.
walk-what = « { $text } » n’est rien que l’on puisse faire ici ; tapez ? pour l’aide.
walk-spectator = le public
walk-open = tous ensemble
walk-prompt = Entrée continue
walk-help =
    Entrée, suite, s     l’étape suivante ; suite 10 avance de dix étapes
    retour, r            l’étape d’avant ; retour 10 recule de dix
    un nombre, aller 57  cette étape ; 0 est la mise en place
    début, fin           la mise en place, et comment elle a fini
    yeux 2, yeux tout    ce qu’a vu la place 2, ou tous ensemble ; yeux seul : le public
    journal              tout ce qui s’est passé jusqu’ici
    pourquoi …           un point des règles : pourquoi { $clause }
    quitter, q           quitter
walk-next = suite
walk-back = retour
walk-go = aller
walk-start = début
walk-last = fin
walk-eyes = yeux

## Une partie revue [later]

review-better = À la manière du capitaine : { $text }
review-cost = Pour ce que { $seat } pouvait en voir, cela a coûté environ { $number } % de la victoire, à { $most } % près.
review-open-worse = Toutes cartes ouvertes, c’était aussi moins bon : { $number } % au lieu de { $most } %.
review-open-same = Toutes cartes ouvertes, on ne saurait guère les départager : { $number } % et { $most } %.
review-open-better = C’était un coup de chance : toutes cartes ouvertes, cela valait { $number } %, la manière du capitaine { $most } %.

## Autour de la partie [later]

nothing-to-take-back = Vous n’avez pas de dernière action à reprendre : le hasard a parlé, ou quelqu’un a continué.
rewind-alone = Seul qui joue sans autres personnes peut revenir en arrière.
nothing-to-rewind = Il n’y a pas là de décision à vous sur laquelle revenir.
hint-alone = Seul qui joue sans autres personnes reçoit des conseils.
seat-of-bot = Un robot tient cette place.
broken-off = Cette partie a été interrompue.
paused = La partie est en pause.
often-enough = Cela suffit : { $most } fois au plus à une même table.
rewound-far = Cette partie est revenue si souvent en arrière qu’elle ne va plus que de l’avant.
proposal-open = Une autre proposition est en cours ; répondez d’abord à celle-là.
proposal-soon = Votre dernière proposition a été refusée ; attendez { $seconds } secondes avant la suivante.
proposal-closed = Cette proposition n’est plus en cours.
proposal-not-yours = Ce n’est pas à vous de décider de cette proposition.
person-not-gone = Cette personne est là, ou l’était il y a peu ; sa place reste à elle.
name-deckhand = Matelot
name-helmsman = Timonier
name-bosun = Bosco
name-captain = Capitaine
stood-in = Un remplaçant ({ $text_name }) joue pour { $seat }.
took-back = { $seat } reprend sa dernière action.
went-back = { $seat } revient à une décision antérieure.
hinted = { $seat } demande un conseil ({ $text_name }).
resigned = { $seat } abandonne ; un robot ({ $text_name }) tient sa place à partir d’ici.
went-away = { $seat } n’est plus là.
came-back = { $seat } est de retour.
handed-to-bot = La place de { $seat } est confiée à un robot ({ $text_name }).
renamed = { $text } s’appelle { $seat } à partir d’ici.
took-over = { $text } tient cette place à partir d’ici.
seat-free = Il y a un nouveau lien pour la place de { $seat }.
game-paused = La partie est en pause ; le temps s’arrête.
game-resumed = { $seat } reprend la partie.
broken-off-agreed = La partie est interrompue d’un commun accord ; personne ne gagne.
broken-off-untouched = La partie est interrompue, car personne n’y a touché pendant 30 jours ; personne ne gagne.

## Autour de la partie [terminal]

with-rewinds = { $number ->
    [one] Avec { $number } retour en arrière.
   *[other] Avec { $number } retours en arrière.
}
with-hints = { $number ->
    [one] Avec { $number } conseil.
   *[other] Avec { $number } conseils.
}
handed-to-person = La place de { $seat } est confiée à { $text }.
