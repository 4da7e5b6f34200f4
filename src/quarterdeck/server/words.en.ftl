# The browser's own words in English: pages, buttons, what a screen reader hears.

## Everywhere

page-name = Quarterdeck
page-skip = Skip to the main part
page-language = Language
page-in-en = English
page-in-fr = Français
page-home = Start page
page-close = Close
page-no-answer = The server does not answer; please try again in a moment.

## Everywhere [later]

page-spectator = You are watching. Hands and secret draws stay hidden from you.
page-several-thinking = Still thinking: { $players }
page-actions-no-match = No action matches “{ $text }”.
page-refused = Not possible
page-not-yet = Not yet
page-renewed = The page was renewed. You are where you were.
page-actions-count = { $number ->
    [one] 1 action
   *[other] { $number } actions
}
page-actions-none = Nothing to decide right now.
page-log-newest = To the newest
page-talk-unread = { $number } unread

## The start page

page-choose = Choose a game
page-players = { $least }–{ $most } players
page-lead = Played here in your browser: free, no account, against bots or with friends.
page-your-name = Your name
page-opponents = Opponents
page-against = { $number ->
    [one] against 1
   *[other] against { $number }
}
page-play = Play
page-play-which = Play { $title }
page-minutes = about { $number } min
page-weight-1 = light
page-weight-2 = medium
page-weight-3 = meaty
page-best = best with { $number }
page-friends-title = Play with friends
page-friends-lead = Open a table and send your friends its link, or say its code. The game begins when everybody has sat down.
page-friends = Friends
page-bots = Bots
page-levels = Crew:
page-levels-mixed = A mixed crew
page-crew = Your opponents are
page-level-deckhand = Deckhand
page-level-deckhand-is = anything that is allowed, at random
page-level-helmsman = Helmsman
page-level-helmsman-is = gentle: for children and beginners
page-level-bosun = Bosun
page-level-bosun-is = sensible, by rules of thumb
page-level-captain = Captain
page-level-captain-is = strong: thinks ahead for a moment
page-clock = Time:
page-clock-none = no clock
page-open = Open a table
page-together = Several of you at this screen?
page-options = House rules
page-fair = Bots see only what you would see in their place. The luck is sealed before the deal, and you can check it afterwards.
page-credit = { $title }: { $credit }. This is an unofficial fan edition.
page-own = Your data
page-replay-file = Replay a record
page-friends-more = Bots, clock, who may come
page-code = Have a code?
page-knock = Knock
page-listed = Public tables

## The start page [later]

page-call-me = Call me “{ $text }”
page-levels-all = All of them
page-levels-one = Your opponent
page-options-note = Leave them as they are if this is your first game.
page-usual = (usual)
page-presets = Rules that belong together
page-preset-usual = The usual ones
page-preset-own = A mixture of your own
page-preset-part = { $option }: { $reading }
page-clock-kind = Clock
page-clock-kind-none = None
page-clock-kind-none-is = everybody takes their time
page-clock-kind-decision = For each decision
page-clock-kind-decision-is = every decision has a time of its own
page-clock-kind-bank = Time bank
page-clock-kind-bank-is = time for the whole game, and some more with each decision
page-clock-kind-correspondence = Correspondence
page-clock-kind-correspondence-is = days for each decision; nobody needs to be there
page-clock-speed = How fast
page-clock-speed-quick = Quick
page-clock-speed-normal = Normal
page-clock-speed-relaxed = Relaxed
page-clock-zero = When the time is over, a bot makes that one decision. Nobody loses by it.
page-clock-more = Whoever is away
page-clock-grace = A bot decides for them after
page-clock-silence = Silent for so long counts as away
page-resume = Your tables
page-resume-your-turn = Your turn
page-resume-others-turn = The others’ turn
page-resume-waiting = Waiting for players
page-resume-over = Finished
page-resume-with = with { $players }
page-resume-more = Show more
page-resume-filter = Which tables
page-resume-filter-turn = My turn
page-resume-filter-running = Running
page-resume-filter-finished = Finished
page-resume-none-turn = No table waits for you.
page-resume-none-running = No game of yours is running.
page-resume-none-finished = No game of yours is finished yet.
page-resume-remove = Take off the list
page-resume-remove-which = Take off the list: { $title } { $text }
page-resume-removed = Taken off your list. At the table nothing has changed.
page-resume-undo = Put it back
page-resume-put-back = It is on your list again.
page-resume-me = My link and devices

## How to play

page-how = How to play
page-how-here = What you may do glows on the board, and stands under “Actions” (key A): choose it once to read what comes of it, again to do it. The ? beside a line of the log opens the rule behind it.
page-how-of = How to play { $title }
page-how-done = Play
page-how-more = The whole rulebook
page-how-again = You find this again behind “How to play” at the top.

## Sitting down

page-empty-chair = free seat

## Sitting down [later]

page-join-title = You are invited to a game of { $title }
page-join-lead = At the table: { $players }.
page-join = Sit down
page-join-watch = Just watch
page-waiting-title = Waiting for your crew
page-waiting-lead = The game begins by itself when every seat is taken. You may close this page; your seat stays yours.
page-waiting-watch-title = Not begun yet
page-waiting-watch = The game has not begun yet: some seats are still free.
page-chair-you = you
page-chair-here = here
page-chair-away = away
page-chair-free = nobody yet
page-invite = Link for one friend
page-copy = Copy the link
page-copied = Copied
page-send-each = Send each link to one person; whoever opens it may sit down.
page-way-title = Bring your friends
page-way-lead = Let them scan this, or send them the link: whoever opens it takes a free seat.
page-way-link = Link to this table
page-way-picture = QR code with the link to this table
page-way-renew = New link
page-way-renew-which = New link to this table; the old one opens nothing any more
page-way-seats = Links to single seats
page-code-get = Get a code to say aloud
page-code-is = Code to say aloud
page-code-until = Good until { $text }, while the table waits for people.
page-code-knocks = Whoever says it knocks, and you let them in.
page-code-opens = Whoever says it comes in at once.
page-knocks = At the door
page-knocks-who = { $name } knocks
page-let-in = Let in
page-let-in-who = Let in: { $name }
page-not-now = Not now
page-not-now-who = Not now, { $name }
page-title-knock = Somebody knocks! { $title }
page-doors = Who may come
page-doors-listed = In the public list: strangers may watch. They see the players’ names at the table, and nothing of what you write.
page-doors-anyone = Anyone may join: nobody needs to be let in.
page-doors-overheard = Whoever watches by the table’s own address reads what you write.
page-join-host = { $name } opened this table.
page-join-seats = A game for { $number }
page-join-taken-title = This invitation has been used
page-join-taken = Somebody else sits there, or all seats are taken. You may watch.
page-join-void-title = This invitation is good no longer
page-join-void = Perhaps it was renewed. Ask whoever sent it for another one; meanwhile you may watch.
page-join-listed-title = Join this game of { $title }

## Finding a table [later]

page-knock-title = Knock at a table
page-knock-lead = Type the four letters that you were told. Whoever opened the table lets you in.
page-knock-code = Code
page-knock-waiting-title = You knock at a game of { $title }
page-knock-waiting = Whoever opened the table sees your name, “{ $name }”, and lets you in. Leave this page open.
page-knock-stop = Stop knocking
page-knock-away-title = Not now
page-knock-away = You were not let in, or the game has begun without you.
page-knock-late-title = Nobody answered
page-knock-other = Another code
page-listed-none = No public table at the moment.
page-listed-seats = { $number ->
    [one] 1 at the table
   *[other] { $number } at the table
}{ $bots ->
    [0] {""}
    [one] , 1 bot
   *[other] , { $bots } bots
}{ $free ->
    [0] {""}
    [one] , 1 seat free
   *[other] , { $free } seats free
}
page-listed-join = Join
page-listed-join-which = Join the game of { $title }: { $text }
page-listed-watch = Watch
page-listed-watch-which = Watch the game of { $title }: { $text }

## Watching [later]

page-watch = Watching
page-watch-title = You are watching
page-watch-players = Who plays
page-watch-see = What you see
page-watch-known = The players know how many people watch.
page-watch-statements = What the players state you hear; what they write to each other is theirs alone.
page-watched = { $number ->
    [one] 1 person is watching
   *[other] { $number } people are watching
}
page-time-decision = { $time } for each decision
page-time-bank = { $time } for the whole game, and { $more } more with each decision
page-time-bank-only = { $time } for the whole game
page-time-correspondence = by correspondence, { $time } for each decision
page-time-grace = Where somebody is away, a bot decides for them after { $time }, until they are back.
page-seat-new-link = New link
page-seat-new-link-which = New link for seat { $number }; the old one opens nothing any more
page-seat-to-bot = Give to a bot
page-seat-to-bot-which = Give to a bot: seat { $number }
page-seat-open = Open for a person
page-seat-open-which = Open for a person: the seat of { $name }
page-seat-remove = Remove
page-seat-remove-which = Remove { $name } from the table
page-seat-remove-sure = Really remove
page-seat-changed = Done.
page-start-bots = Bots that join
page-start = Start now
page-start-note = Bots take the seats that are free.
page-removed = Whoever opened this table has taken your seat back. You may watch.
page-join-begun-title = A seat is waiting for you in a game of { $title }
page-join-begun = The game has begun. You take over the seat of { $players }, with its cards and all that was done there.
page-join-begun-seat = The game has begun. You take over the seat of somebody who is gone, with its cards and all that was done there.
page-join-begun-go = Take the seat
page-only-here = These links work on this computer only.
page-only-here-change = So that friends on the same Wi-Fi can come, stop the server and start it again with this command (or with “make friends”). This table stays, and the links here change by themselves.

## The table

page-stage-waiting = before the game
page-stage-playing = playing
page-stage-over = game over
page-connecting = Connecting…
page-lost = Connection lost. Trying again…
page-lost-act = Connection lost. Your move is sent as soon as it is back.
page-turn = The turn
page-your-turn = Your turn
page-your-turn-to = Your turn: { $decision }
page-term = What does this mean?
page-title-your-turn = Your turn! { $title }
page-thinking = { $seat } is thinking…
page-hint = Note: { $hint }
page-only-choice = Only one thing can be done here. You are asked all the same: nobody is to notice who has a choice and who has none.
page-choose-again = or choose the same again
page-choose-again-key = Choose it again to do it; Escape puts it down
page-board = The board
page-board-loading = Unrolling the chart…
page-board-failed = The board could not be loaded. Everything can be done from the list of actions meanwhile.
page-try-again = Try again

## Log and actions

page-side = Log and actions
page-luck-sealed = Luck sealed
page-log = Log
page-why = why?
page-why-clause = Why? Rule { $clause }
page-actions = Actions
page-actions-filter = Filter: any word, such as { $example }

## Talk

page-talk = Talk

## One screen [later]

page-together-title = { $title } at one screen
page-together-lead = You take turns at this screen. A curtain falls in between, so that nobody sees another’s hand.
page-together-who = Who plays here
page-together-name = Name of player { $number }
page-together-code = Code of player { $number }
page-together-code-short = Code
page-together-code-least = A code has at least { $least } signs.
page-together-codes = A code for whoever wants one ({ $least } to { $most } signs)
page-together-add = One more
page-together-remove = Without player { $number }
page-together-friends = Friends who come by a link
page-together-begin = Begin
page-together-join = Sit down together
page-together-shared = at one screen
page-curtain-next = { $seat }, it is your turn.
page-curtain-look = { $seat }, look at your hand.
page-curtain-away = Everybody else looks away.
page-curtain-nobody = Nobody here has to decide.
page-curtain-deciding = The table waits for { $players }.
page-curtain-code = { $seat }’s code
page-curtain-lift = I am { $seat }: show my hand
page-curtain-other = Somebody else wants to look:
page-curtain-who = Who wants to look at their hand?
page-hand-open = { $seat }’s hand is open.
page-hand-hide = Hide my hand
page-hand-done = { $seat }, hide your hand: { $to } is next.
page-hand-over = { $seat }, hide your hand.
page-hand-pass = Pass it on

## Talk [later]

page-talk-history = What was said
page-talk-empty = Nothing has been said yet.
page-talk-unseen = What the players write is not shown to you.
page-talk-hide = Hide messages
page-talk-show = Show messages
page-talk-hidden = Messages are hidden in this browser.
page-talk-watching = Only those who sit at the table may write.
page-talk-statements = Statements
page-talk-field = Write to everybody here
page-talk-send = Send
page-talk-left = { $number ->
    [one] 1 letter left
   *[other] { $number } letters left
}
page-talk-over = { $number ->
    [one] 1 letter too many
   *[other] { $number } letters too many
}

## People at the table [later]

page-people = People
page-people-title = People at this table
page-people-nobody = Nobody else is here but bots.
page-people-block = Block
page-people-block-who = Block { $name }
page-people-unblock = Unblock
page-people-unblock-who = Unblock { $name }
page-people-blocked = blocked
page-people-mute = Mute
page-people-mute-who = Mute { $name }
page-people-unmute = Unmute
page-people-unmute-who = Unmute { $name }
page-people-muted = muted
page-people-rename = Change my name…
page-people-rename-go = Change it
page-people-renamed = You are called { $name } here from now on.
page-people-report = Report…
page-people-report-who = Report { $name }…
page-people-note = Mute hides what somebody writes here from you, in this browser. What somebody you block writes is not shown to you, here and anywhere, and they cannot sit down at tables you open. They are not told. What they state as part of a game you still see.
page-report-title = Report { $name } to the host
page-report-field = What happened? (You may leave this empty.)
page-report-note = The host of this server can read it, together with what was written at this table. Nobody else can, and { $name } is not told. It is deleted after { $number } days.
page-report-send = Send the report
page-report-sent = Your report about { $name } is with the host of this server, who can read it together with what was written at this table.

## Your data [later]

page-own-title = Your data
page-own-lead = There is no account: a cookie tells this server that it is you. What is kept under it:
page-own-games = Games you sit at, with your name, your moves, your statements and the random bytes you added: until you delete them.
page-own-waiting = Tables whose game never began: { $number } days.
page-own-chat = What you write to others at a table: { $number } days.
page-own-people = Whom you block: until you unblock them. What you report to the host: { $number } days.
page-own-origin = A fingerprint of the address a table was opened from, for limits: until nobody has touched the table for { $number } days. The address itself is never stored.
page-own-ways = Your link, codes for devices that wait (for a day), the address of your feed, tables you took off your list, and how often you signed out everywhere.
page-own-readers = Who runs this server can read what is stored. Copies they made for safety hold what was deleted until they are thrown away.
page-own-file = Download all that is kept of you
page-own-file-name = quarterdeck-data.json
page-own-blocks = People you block
page-own-blocks-none = You block nobody.
page-own-blocked-at = since { $date }
page-own-delete-title = Delete me
page-own-delete-lead = Games that only you and bots played are deleted. In games with others your name becomes one that says nothing, what you wrote is deleted, and your moves and random bytes stay, so that the others can still check the game. A game still in play then waits for somebody who does not come back.
page-own-delete = Delete me…
page-own-delete-sure = Everything of yours on this server will be gone, and there is no way back.
page-own-delete-yes = Yes, delete me
page-own-deleted = You are forgotten: { $deleted ->
    [one] 1 table was deleted
   *[other] { $deleted } tables were deleted
}, and { $changed ->
    [one] at 1 table
   *[other] at { $changed } tables
} a name that says nothing stands in your place.
page-own-done = To the start page
page-resume-delete = Delete
page-resume-delete-which = Delete this game from your list: { $title } { $text }
page-resume-delete-sure = Really delete
page-resume-deleted = Deleted.

## Oneself in every browser [later]

page-me-title = You, on every device
page-me-lead = There is no account and no password. A link of your own makes any browser you, with all your seats.
page-me-link = My link
page-me-link-why = Open it on another device, or here after you have cleared this browser, and you are back. It is good until you renew it. Keep it to yourself: whoever has it is you.
page-me-renew = Renew the link…
page-me-renew-sure = Renew it; the old one opens nothing then
page-me-renewed = Here is your new link. The old one opens nothing any more.
page-me-device = Add a device
page-me-device-why = Scan a code with the phone or tablet that is to be you as well. It is good once, for ten minutes.
page-me-device-show = Show a code
page-me-device-code = Code for a device that is to be you
page-me-device-link = Link for one device
page-me-device-left = Good once, for { $time } more.
page-me-feed = Tables that wait for me
page-me-feed-why = For games by correspondence: an Atom address for your feed reader. Whoever has it can read which tables wait for you, and nothing more.
page-me-feed-make = Make an address
page-me-feed-end = Take the address back…
page-me-feed-end-yes = Really take it back
page-me-feed-ended = The old address says nothing any more.
page-me-leave = Leave
page-me-forget-why = This browser is nobody again and keeps nothing of you. Your other devices stay you. Without one, only your link brings you back: copy it first.
page-me-forget = Forget me here…
page-me-forget-yes = Really forget me here
page-me-out-why = Lost a device, or sent your link to the wrong people? All other browsers that are you are put out, and all links, codes and addresses made before open nothing. This browser stays you.
page-me-out = Sign out everywhere…
page-me-out-yes = Really sign out everywhere
page-me-out-done = You are signed out everywhere else. Here is your new link.
page-me-be-title = Be { $name } in this browser?
page-me-be-somebody = Is this you?
page-me-be-lead = { $number ->
    [0] This browser becomes the one whose link this is. Browsers that are already stay so.
    [one] This browser becomes the one whose link this is, with the seat at 1 table. Browsers that are already stay so.
   *[other] This browser becomes the one whose link this is, with the seats at { $number } tables. Browsers that are already stay so.
}
page-me-be-device = The code is good once: then it is used.
page-me-be-own = { $number ->
    [one] At present this browser is somebody else, who sits at 1 table.
   *[other] At present this browser is somebody else, who sits at { $number } tables.
} Those seats stay with that one, and only a link of their own leads back to them.
page-me-be-keep = Show the link back
page-me-be-yes = Yes, that is me
page-me-be-no = No, stay who I am here
page-me-be-you = You are the one this link leads to, here already.
page-me-be-on = My link and devices
page-me-note = Your own link brings you back as yourself, on any device. Keep it, and send it to nobody.
page-me-copy-own = Copy my own link
page-me-note-more = More

## The rulebook

page-rules = Rules

## The rulebook [later]

page-rulebook = Rulebook
page-rule = Rule { $clause }
page-rule-previous = Previous rule
page-rule-next = Next rule
page-rule-contents = Contents
page-rule-unknown = There is no rule { $clause } in the book.
page-rule-loading = Opening the book…
page-rule-option = Option: { $option }
page-rule-came = { $number ->
    [one] Came up in your game, once
   *[other] Came up in your game, { $number } times
}
page-rule-came-here = { $number ->
    [one] 1 came up
   *[other] { $number } came up
}
page-rule-only = Only what came up in your game ({ $number })
page-rules-of = { $title }: the rules
page-rules-short = The game in 90 seconds
page-rules-turn = How it goes
page-rules-example = For example
page-rules-all = All rules, clause by clause
page-rules-search = Search the rules: a word, or a number such as { $clause }
page-rules-found = { $number ->
    [0] No rule speaks of that.
    [one] 1 rule
   *[other] { $number } rules
}
page-rules-marks = In the margin
page-rules-link = Link to { $clause }
page-rules-page = On a page of its own, to read or print
page-rules-box = What it is, and what is in the box
page-rules-print = Print
mark-ruling = ours: the book is silent or unclear, and this is how we decided
mark-recon = reconstructed: not in our copies of the book, but from a public source
mark-derived = it follows from other rules
mark-option = an option, which a table may choose
mark-example = an example

## The keyboard

page-keys = Keyboard

## The keyboard [later]

page-keys-title = Everything by keyboard
page-keys-note = Enter explains, Enter again does it, Esc puts it down. Inside the list of actions: type to filter, arrow keys to move.
page-keys-on = Single-letter keys are on
page-key-actions = list of everything you may do
page-key-log = log
page-key-talk = talk
page-key-board = to the board
page-key-rules = rulebook
page-key-how = how to play
page-key-help = this list
page-key-tab = Tab
page-key-tabs = from one thing to the next; on the board as well
page-key-escape = Esc
page-key-close = close what is open

## Settings

page-settings = Settings
page-skip-bots = Skip the wait

## Settings [later]

page-skip-end = Show me the end
settings-bots = The bots
settings-tempo = How fast they answer
settings-tempo-slow = Slow
settings-tempo-normal = Normal
settings-tempo-quick = Quick
settings-tempo-quickest = Quickest
settings-tempo-alone = It holds at this table, at once.
settings-tempo-agree = It holds at this table, once all who are here agree.
settings-tempo-search = The quicker they answer, the less a Captain has time to think.
settings-moves = Your moves
settings-confirm = The first tap or click
settings-twice = explains, the second does it
settings-at-once = does it at once
settings-looks = What you see
settings-theme = Light
settings-night = Night
settings-day = Day
settings-text = Size of text
settings-percent = { $number }%
settings-motion = Pieces move over the board
settings-coordinates = Letters and numbers around the sea
settings-kept = This browser remembers it all.
page-key-skip = skip the bots’ waiting; so does a click on the board

## Around the game

page-menu = Table

## Around the game [later]

page-around = Players and their time
page-clock-left = time left
page-away = away
page-away-stand-in = away · a stand-in moves in { $text }
page-deserted = Nobody who plays is here: time stands still.
page-time-seconds = { $seconds } s
page-time-hours = { $hours } h { $minutes } min
page-time-days = { $days } d { $hours } h
page-time-warning = You have { $text } left.
page-take-back = Take back
page-no-way-back = No way back: { $text ->
    [chance] chance fell.
    [learned] something was learned.
   *[moved-on] somebody moved on.
}
page-held = Your move is held back.
page-held-stop = Stop
page-hint-ask = Hint
page-hint-what = What would the Captain do?
page-hint-thinking = The Captain is thinking about it…
page-hinted = The { $text } would choose: { $action }
page-back-here = Back to here
page-proposed = { $what ->
    [end] { $seat } proposes to end the game without a winner.
    [pause] { $seat } proposes a pause.
    [bot] { $seat } proposes to give the seat of { $to } to a bot.
    [slow] { $seat } proposes that the bots play slowly.
    [normal] { $seat } proposes that the bots play at the usual speed.
    [quick] { $seat } proposes that the bots play quickly.
    [quickest] { $seat } proposes that the bots play as quickly as they can.
   *[link] { $seat } proposes a new link to the seat of { $to }.
}
page-proposed-agreed = Agreed: { $players }. Still to answer: { $others }.
page-agree = Agree
page-decline = Decline
page-withdraw = Withdraw
page-paused = Paused
page-go-on = Go on
page-menu-title = At this table
page-menu-nothing = The game is over, or you are watching: there is nothing to decide about this table.
page-propose-end = Propose to end the game
page-propose-pause = Propose a pause
page-pause = Pause
page-end-game = End the game…
page-end-sure = Nobody wins, and the game cannot be taken up again.
page-end-yes = Yes, end it
page-resign = Leave my seat to a bot…
page-resign-sure = A bot plays on in your place, and you cannot come back to this seat.
page-resign-yes = Yes, leave it to a bot
page-give-bot = Give the seat of { $seat } to a bot
page-give-link = Make a new link to the seat of { $seat }
page-seat-link = Link to the seat of { $seat }
page-hold = Hold my moves back before they are sent (seconds)
page-rewound-times = { $rewinds ->
    [0] { $hints ->
        [one] With 1 hint.
       *[other] With { $hints } hints.
    }
    [one] With 1 rewind{ $hints ->
        [0] .
        [one] , 1 hint.
       *[other] , { $hints } hints.
    }
   *[other] With { $rewinds } rewinds{ $hints ->
        [0] .
        [one] , 1 hint.
       *[other] , { $hints } hints.
    }
}
page-rematch = Rematch
page-next-join = Join the next game
page-next-watch = Watch the next game
page-next-form = Sit down by hand
page-key-undo = take back, when it is offered
page-key-hint = hint, where you play alone with bots

## The ending [later]

ending-title = How it ended
ending-how = Place, points and moments
ending-away = Put away and see the board
ending-none = No winner: the game was broken off.
ending-place = { $place ->
    [1] { $points ->
        [one] You win, 1 point ahead.
       *[other] You win, { $points } ahead.
    }
    [2] You come second, { $points } behind.
    [3] You come third, { $points } behind.
   *[other] You come last, { $points } behind.
}
ending-side = Only the side of { $side } counts, which won the mutiny: { $seat } has most of those who stood there, { $points }.
ending-side-less = Only the side of { $side } counts, which won the mutiny: so { $seat } wins with { $points }, though { $to } has { $number }.
ending-difference = The largest difference: { $text }, { $points } for { $seat } against { $number } for { $to }.
ending-points = Points
ending-by-source = by source
ending-by-round = by round
ending-round = Round { $number }
ending-at-end = counted at the end
ending-others = all else
ending-moments = Moments that counted
ending-leads = { $seat } takes the lead.
ending-review = Review
ending-picture = Share as a picture

## The end [later]

page-end = Result
page-end-won = { $seat } wins!
page-end-you-won = You win!
page-end-shared = { $players } share the victory.
page-end-with = You win! { $text }
page-end-against = You lose. { $text }
page-end-nobody = Nobody wins.
page-end-score = Final score
page-again = Play again
page-reasons = Where the points come from
page-reasons-why = What decided it
page-reasons-sum = in all
page-story = The whole game as a page
page-record = Download the record
page-record-file = { $game }-{ $table }.json

## The luck, checked [later]

page-luck = Was the luck fair?
page-luck-sealed-lead = All luck of this game was fixed by a secret key before the deal. This is the key’s fingerprint; at the end you can check both.
page-luck-checking = Checking the luck…
page-luck-holds = The luck is checked, and it holds.
page-luck-partly = What could be checked of the luck holds.
page-luck-fails = Something is wrong with the luck of this game:
page-luck-unfetched = The record could not be fetched, so the luck is not checked yet.
page-luck-retry = Check again
page-luck-lead = Before the deal the server sealed a secret key and showed its fingerprint; then every player’s browser added random bytes. All luck must follow from the key and those bytes.
page-luck-here = Checked by this page
page-luck-shown-same = The fingerprint is the one this browser was shown before the deal.
page-luck-shown-late = The fingerprint is the one this browser was shown when it first came, after the deal.
page-luck-shown-other = The fingerprint is not the one that this browser was shown before:
page-luck-shown-unknown = This browser did not keep what it was shown before the deal, so the key could have been exchanged.
page-luck-added-same = The random bytes that this browser added are in the record.
page-luck-added-other = Your random bytes were swapped. This browser added others than the record has:
page-luck-added-gone = Your random bytes are not in the record. This browser added:
page-luck-added-unknown = This browser did not keep any bytes that it added. Perhaps you sat down in another one: look there.
page-luck-added-watching = You watched, so this browser added no random bytes.
page-luck-added-late = You took your seat over after the deal, so this browser added no random bytes.
page-luck-added-nobody = Bytes were added that no player can have added.
page-luck-seats-other = Bots sit elsewhere in the record than this browser was shown before the deal:
page-luck-head = Its first { $line } lines come from an earlier game that was played on. Their luck follows from the key of that game, where it had one.
page-luck-head-other = The first { $line } lines are said to come from an earlier game, but do not fit what the record says of it.
page-luck-key-fits = The key fits the fingerprint.
page-luck-key-other = The key does not fit the fingerprint.
page-luck-draws = { $number ->
    [one] The only draw follows from the key and the bytes.
   *[other] All { $number } draws follow from the key and the bytes.
}
page-luck-stray = Line { $line } of the record does not follow from the key and the bytes:
page-luck-undrawn = The record’s log has no luck at all, and no game does without: it was cut or emptied.
page-luck-unended = The record has no end: neither an outcome nor a line that the game was broken off.
page-luck-unreadable = The record does not lay the luck open, or not so that it could be read.
page-luck-others = For the others to check
page-luck-others-lead = Whether the bytes of { $players } are their own, only their pages can tell: ask. A player in league with whoever runs this server could have chosen theirs last.
page-luck-rules = Needs the rules
page-luck-rules-lead = That each number was this card, and that this is the game you played: download the record, and on a computer with Quarterdeck run
page-luck-copy = Copy
page-luck-nobody = Cannot be checked here
page-luck-nobody-lead = Whoever runs this server also sends this page, and a page that lies would show the same ticks. The commands do not need the server.
page-luck-numbers = The numbers
page-luck-key = Key
page-luck-fingerprint = Fingerprint
page-luck-bytes = Random bytes of { $seat }
page-luck-resealed = The key of this table’s luck was exchanged: its seal is not the one that this browser was shown.

## The replay [later]

page-stage-replay = replay
replay-title = { $title }, replayed
replay-none-title = Nothing to replay here
replay-moment = This moment
replay-deal = The game is dealt.
replay-quiet = Nothing that these eyes could see.
replay-asked = { $players }: { $decision }
replay-last = That was the last moment.
replay-playback = Slider and eyes
replay-slider = Moment
replay-step = Moment { $number }
replay-step-of = Moment { $number } of { $most }
replay-first = To the beginning
replay-back = One moment back
replay-on = One moment on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-own = { $text } (you)
replay-eyes-spectator = a spectator
replay-eyes-open = everything open
replay-link = Link to this moment
replay-copy-link = Copy link
replay-side = Log, review, room, result and luck
replay-luck = Luck
replay-unspoilt = Until you ask, nothing here says how long the game was or how it ended.
replay-show-end = Show the end
replay-to-end = To the last moment
replay-length = { $number ->
    [one] The game had 1 moment.
   *[other] The game had { $number } moments.
}
replay-marks = Marked on the slider
replay-withdraw-lead = You sat there. If you withdraw this replay, its link opens nothing any more, for anybody.
replay-withdraw = Withdraw this replay…
replay-withdraw-yes = Yes, withdraw it for good
replay-withdrawn = This replay is withdrawn.
replay-kept-hour = This file is kept here for an hour.
replay-file = The file
replay-file-lead = Choose it, or drop it anywhere on this page. The record of a finished game, as it was downloaded.
replay-file-reading = { $text } is being checked…
replay-luck-lead = Every card and every draw must follow from the key that was sealed before the deal. The check goes through the whole game, so it also shows how long that was.
replay-luck-check = Check the luck
replay-luck-lines = All draws, line by line
replay-luck-follows = Line { $line } follows from the key:
replay-luck-strays = Line { $line } does not follow from the key:
replay-luck-unknown = Nobody can say whether line { $line } follows from a key:
replay-luck-more = { $number ->
    [one] One more line does not follow either.
   *[other] { $number } more lines do not follow either.
}
replay-luck-show = Show that moment
replay-open = Replay the game
replay-open-which = Replay the game: { $title } { $text }
replay-key-step = one moment back or on
replay-key-ends = to the beginning, to the last moment seen
replay-key-play = play or pause
replay-key-seats = by the eyes of this player
replay-key-spectator = by a spectator’s eyes
replay-key-open = everything open
replay-key-space = Space
mark-stood-in = A bot decided for { $seat }.
mark-took-back = { $seat } took an answer back.
mark-went-back = { $seat } went back.
mark-hinted = { $seat } asked for a hint.
mark-resigned = { $seat } left the seat to a bot.
mark-handed-over = { $seat }’s seat was given to a bot.
mark-took-over = Somebody took over { $seat }’s seat.
mark-broken-off = The game was broken off.

## The review [later]

page-review = Review
page-review-lead = A Captain looks at every decision as its player could see it then, finds those that cost most, and says what each of you could expect. By it you learn how the game ended.
page-review-open-it = Review the game: what cost most?
page-review-begin = Review this game
page-review-queued = { $number ->
    [0] Your review comes next.
    [one] 1 review comes before yours.
   *[other] { $number } reviews come before yours.
}
page-review-running = The review is under way. It rests while bots think.
page-review-done = The review is done.
page-review-failed = This review was given up.
page-review-costliest = The costliest decisions
page-review-whose = Whose
page-review-everybody = everybody’s
page-review-none = No decision cost more than chance may explain.
page-review-go = Go there ({ $number })
page-review-show = Show me
page-review-shown = What would have followed, with luck drawn anew:
page-review-supposed = This did not happen: the Captain’s way, carried out in the true world with luck drawn anew.
page-review-back = Back to what happened
page-review-chances = What each could expect
page-review-open = with everything open
page-review-open-what = The same search, knowing all that was hidden: what is bad here, too, was bad play, and the rest bad luck.
page-review-own-what = The share of the win, from each seat’s own view then. The band is one standard error.
page-review-curve = Shares of the win over the game
page-review-now = At moment { $number }
page-review-share = { $seat }: { $number } %, give or take { $most } %
page-review-suspicion = Whom the others suspected
page-review-suspicion-what = What those still in play believed on the average, from what each had seen and heard.
page-review-side = Taken for
page-review-suspected = { $seat }: { $number } %
page-review-unsuspected = { $seat }: nobody else is left to ask

## Looking at a replay together [later]

together = Together
together-lead = Look at this game with others: one leads, the others see what the leader sees, and all may write. Whoever has the room’s link may come in.
together-open = Open a room
together-outside = Others look at this game together. Say who you are, and come in.
together-enter = Come in
together-link = Link to this room
together-link-lead = Whoever has this link may come in:
together-guests = In this room
together-leads = leads
together-gone = not here
together-give = Let { $text } lead
together-take = Take the lead
together-leading = { $number ->
    [0] You lead; nobody else is here yet.
    [one] You lead: one other sees what you see.
   *[other] You lead: { $number } others see what you see.
}
together-following = You see what { $text } sees.
together-astray = { $text } leads; you look around on your own.
together-follow = Follow
together-leaderless = Whoever led is not here.
together-lost = The room does not answer; this page tries again by itself.
together-leave = Leave the room
together-left = You left the room. While somebody is there, and some minutes after, you may come back.
together-back = Come back

## The log as a story [later]

page-story-title = Search and fold the log
page-story-search = Search the log
page-story-player = About whom
page-story-everybody = everybody
page-story-fold = Fold
page-story-unfold = Unfold
page-story-copy = Copy
page-story-before = Before the first turn
page-story-turn = { $seat }’s turn
page-story-lines-of = { $number ->
    [one] { $text } 1 line
   *[other] { $text } { $number } lines
}
page-story-found = { $number ->
    [one] 1 line found
   *[other] { $number } lines found
}
page-story-nothing = Nothing in the log is like that.
page-story-undone = [undone: { $text }]

## Lost at sea [later]

page-lost-title = Nothing but sea here
page-lost-lead = There is no page at this address. Perhaps the link was cut short on its way to you.
page-no-table-title = This table does not exist
page-no-table-lead = Perhaps the link was cut short, or the table was cleared away. Ask whoever sent it for a new one, or open a table of your own.
page-to-start = To the start page

## The plain board [later]

page-plain-yes = yes
page-plain-no = no
page-plain-nothing = nothing

## Playing on from a moment [later]

onward = Play on from here
onward-title = Play on from this moment
onward-lead = In a new game you take a seat against bots. What was hidden here stays hidden as it was; what is drawn from here on is drawn anew.
onward-seat = Your seat
onward-go = Play on
