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

page-not-yet = Not yet
page-renewed = The page was renewed. You are where you were.

## The start page

page-choose = Choose a game
page-players = { $least }–{ $most } players
page-lead = Played here in your browser: free, no account, against bots or with friends.
page-play-title = Play now
page-play-lead = You against the crew: the game begins at once.
page-your-name = Your name
page-opponents = Opponents
page-play = Set sail
page-friends-title = Play with friends
page-friends-lead = Open a table and send each friend a link. The game begins when everybody has sat down.
page-friends = Friends
page-bots = Bots
page-levels = Crew:
page-level-deckhand = Deckhand
page-level-bosun = Bosun
page-level-captain = Captain
page-open = Open a table
page-options = House rules
page-fair = Bots see only what you would see in their place. The luck is sealed before the deal, and you can check it afterwards.
page-credit = { $title }: { $credit }. This is an unofficial fan edition.

## The start page [later]

page-call-me = Call me “{ $text }”
page-levels-all = All of them
page-levels-one = Your opponent
page-level-deckhand-is = anything that is allowed, at random
page-level-bosun-is = sensible, by rules of thumb
page-level-captain-is = strong: thinks ahead for a moment
page-options-note = Leave them as they are if this is your first game.
page-usual = (usual)
page-presets = Rules that belong together
page-preset-usual = The usual ones
page-preset-own = A mixture of your own
page-preset-part = { $option }: { $reading }
page-resume = Your tables
page-resume-your-turn = Your turn
page-resume-others-turn = The others’ turn
page-resume-waiting = Waiting for players
page-resume-over = Finished
page-resume-with = with { $players }
page-resume-more = { $number ->
    [one] Show 1 more
   *[other] Show { $number } more
}

## How to play

page-how = How to play
page-how-here = What you may do glows on the board: choose it there, or under “Actions” (key A). The ? beside a line of the log opens the rule behind it.
page-how-done = Got it
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

## The table

page-stage-waiting = before the game
page-stage-playing = playing
page-stage-over = game over
page-spectator = You are watching. Hands and secret draws stay hidden from you.
page-connecting = Connecting…
page-lost = Connection lost. Trying again…
page-lost-act = Connection lost. Your move is sent as soon as it is back.
page-turn = The turn
page-your-turn = Your turn
page-your-turn-to = Your turn: { $decision }
page-title-your-turn = Your turn! { $title }
page-thinking = { $seat } is thinking…
page-several-thinking = Still thinking: { $players }
page-hint = Note: { $hint }
page-board = The board
page-board-loading = Unrolling the chart…
page-board-failed = The board could not be loaded. Everything can be done from the list of actions meanwhile.
page-try-again = Try again

## Log and actions

page-side = Log and actions
page-log = Log
page-log-newest = To the newest
page-why = why?
page-why-clause = Why? Rule { $clause }
page-actions = Actions
page-actions-count = { $number ->
    [one] 1 action
   *[other] { $number } actions
}
page-actions-none = Nothing to decide right now.
page-actions-filter = Filter: any word, such as { $example }
page-actions-no-match = No action matches “{ $text }”.
page-refused = Not possible

## Talk

page-talk = Talk
page-talk-unread = { $number } unread

## Talk [later]

page-talk-history = What was said
page-talk-empty = Nothing has been said yet.
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

## The keyboard

page-keys = Keyboard

## The keyboard [later]

page-keys-title = Everything by keyboard
page-keys-note = Inside the list of actions: type to filter, arrow keys to move, Enter to do it.
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

## The end

page-end = Result
page-end-won = { $seat } wins!
page-end-you-won = You win!
page-end-shared = { $players } share the victory.
page-end-with = You win! { $text }
page-end-against = You lose. { $text }
page-end-nobody = Nobody wins.
page-luck-sealed = Luck sealed
page-luck-sealed-lead = All luck of this game was fixed by a secret key before the deal. This is the key’s fingerprint; at the end you can check both.

## The end [later]

page-end-score = Final score
page-again = Play again
page-again-friends = Play again with a new link
page-record = Download the record
page-record-file = { $game }-{ $table }.json
page-luck = Was the luck fair?
page-luck-lead = Before the deal the server sealed a secret key and showed you its fingerprint; then every player’s browser added random bytes. So nobody could choose the cards. Now the key is open:
page-luck-key = Key
page-luck-fingerprint = Fingerprint, shown before the deal
page-luck-bytes = Random bytes of { $seat }
page-luck-check = To check it, download the record and run:
page-luck-command = quarterdeck check { $file }

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
