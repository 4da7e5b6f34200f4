# The house's own words in English: settings that cannot be, talk, marks of the rulebook.

## Settings that cannot be [later]

players-count = { $number ->
    [one] 1 player is not possible
   *[other] { $number } players are not possible
}; this game takes { $least } to { $most }.
option-unknown = There is no option “{ $option }”; there are: { $offered }.
option-value = “{ $option }” cannot be “{ $value }”; it can be: { $offered }.
edition-unknown = There is no version { $number } of these rules; the newest is { $most }.
no-such-seat = There is no seat { $number } at this table.
no-statements = This game has no statements.
already-spoke = You have already said something since the last action.

## What is said

said = { $seat }: “{ $text }”

## Tables that others share [later]

game-unknown = There is no game “{ $text }”; there are: { $offered }.
seat-kind-unknown = Nobody called “{ $text }” can sit down; a seat is one of: { $offered }.
nobody-plays = At least one seat must be a person’s.
invitation-unknown = This invitation is not for a seat at this table.
seat-taken = Somebody else has already taken this seat.
seat-barred = You have sat or watched at this table before, so this seat is for somebody else.
removed = Whoever opened this table took you off it.
code-unknown = No table has this code. It has four consonants, and is good while its table waits for people.
codes-often = Too many wrong codes. Wait for a moment, or ask for the link.
codes-rest = Codes rest for a minute, because too many wrong ones were tried. Links work as always.
codes-full = There are too many codes at the moment. Send the link.
knock-unknown = Nobody knocks there any more. Try the code again.
knocks-many = You knock at several tables already.
knocks-full = Too many people knock at this table. Try again later, or ask for a link.
listing-unknown = This table is in the public list no longer.
listing-over = This table was taken off the public list.
join-closed = One may watch this table, but not join it.
wait-bad = One may wait for 0 to { $most } seconds.
opener-only = Only whoever opened the table can do this.
hand-not-here = Nobody on this screen has this seat.
hand-code-wrong = This is not the code of that hand.
hand-codes-often = Too many wrong codes for this hand. It stays closed for a minute, and twice as long each time, up to an hour.
hand-code-bad = A code has { $least } to { $most } signs and no spaces.
hand-secret-wrong = This does not open that hand.
game-began = The game has already begun.
time-bad = A time is out of range ({ $text }): at least { $least } seconds and at most { $most }.
clocks-two = A table has a time for each decision, or a bank with an increment, not both.
already-seated = You already sit at this table, on another seat.
name-bad = A name has 1 to { $most } printable signs, at least one of them a letter, and at most two marks on one.
name-brackets = A name has no brackets: they mark the bots.
name-taken = Somebody at this table is called “{ $text }”, or so much like it that the two would be mixed up; “{ $free }” is free.
luck-bad = What is added to the luck must be at most { $most } bytes in hexadecimal digits.
game-not-begun = The game has not begun yet: somebody is still missing.
game-not-over = The record is laid open when the game is over.
only-watching = You are watching this table; only those who sit at it can act and talk.
decision-closed = This decision is no longer open; the table has moved on.
action-unknown = “{ $text }” is not an action of this game.
no-such-statement = “{ $text }” is not a statement of this game.
statements-closed = The game is over, and with it what can be stated in it.
table-unknown = There is no such table.
table-broken = This table was damaged on the disk and cannot be restored.
table-failed = This table is being restored; try again in a moment.
table-closed = Whoever runs this server has closed this table.
banned = Whoever runs this server has put you out; you cannot play here.
store-failed = This could not be written down, so it did not happen; try again in a moment.
tables-waiting = You already have { $most } tables that wait for people. Begin one of them, or delete it on the start page.
tables-playing = You have played at { $most } tables since yesterday that are not over yet. Finish one of them first.
tables-bytes = The tables you opened take { $most } megabytes, all the room there is for one person. Delete some of them first.
tables-address = So many tables were opened from where you are that there is no room for more just now.
server-full = This server has no room for anything new just now; games that have begun go on.
watch-first = Say first which table you are at.
watching-already = This connection already shows a table.
message-bad = This message cannot be understood.
not-json = Only JSON is read here (application/json).
too-large = This is too much at once.
too-often = That was too often; wait a moment.
crew-busy = The Captains have more to think about than they can manage; try again in a minute, or play with other bots.
server-failed = Something went wrong here that nobody thought of, and nothing was done; try again in a moment.
no-badge = Nobody knows who you are: cookies must be allowed here.
foreign-page = This comes from a page that is not ours.
not-found = There is nothing here.
chat-empty = There is nothing in this message that can be read.
chat-long = A message has at most { $most } letters, and at most { $bytes } bytes: pictures and letters of some scripts count for several.
chat-full = You have written so much at this table that there is no room for more.
full-badge = You have this open in so many tabs that there is no room for another; close one.
full-address = So much is open from your network that there is no room for more; this page tries again by itself.
full-house = So many people are here that there is no room for more; this page tries again by itself.
full-table = So many people watch this table that there is no room for more; this page tries again by itself.

## People at a table [later]

not-at-table = Only those who sit at this table or watch it can do this.
person-is-bot = A bot sits there, not a person.
person-missing = Nobody sits there yet.
person-self = That is your own seat.
person-gone = Whoever sat there has deleted all their data and is gone.
report-long = A report has at most { $most } letters.
reports-full = Those who watch have reported this table so often that there is no room for more; the host can read what is there.
reports-often = You have reported as much as you can for now; the host can read it. Try again tomorrow.
blocks-full = You block { $most } people, and there is no room for more; unblock somebody first.
game-in-play = The others are still playing this game with you; it can be deleted when it is over.

## Oneself in several browsers [later]

way-unknown = This link leads nowhere: it was renewed or taken back, or it was cut short on its way.
way-used = This code was used already. It is good once; make another one.
way-expired = This code is older than ten minutes. Make another one.
devices-full = { $most } codes for devices are waiting already. Use one of them, or wait for ten minutes.
signed-out = You were signed out here. Open your new link, or begin anew.
table-needs-you = Somebody at this table waits for you, or may come to, so it stays on your list.
feed-title = Quarterdeck: tables that wait for me
feed-table = Your turn: { $title } with { $players }
feed-since = They have been waiting since { $date }.

## Finished games, looked at again [later]

replay-unknown = There is no such replay: it was withdrawn, or kept for its hour, or its link was cut short on its way.
replay-not-yours = Only those who sat at this game can withdraw its replay.
replay-broken = This record cannot be played again.
replays-busy = So many games are being looked at that this one must wait; try again in a moment.
step-unknown = This game does not go on so far.
record-bad = This file is not a record that can be read. { $text }
record-breaks = Line { $line } of this record breaks { $clause }: { $text }.
record-long = A record may have { $most } lines; this one has { $number }.
record-slow = To play this record again takes longer than two seconds; it is too much for this server.
record-unfinished = This game is not over; only finished games are opened.
files-full = You have as many records here as there is room for; each is kept for an hour.
room-unknown = There is no such room: nobody was there for a while, or its link was cut short on its way.
room-outside = Come in first: say what you are called in this room.
room-not-leader = Only whoever leads this room can do this.
room-led = Somebody leads this room; they can give the lead to you.
room-full = This room is full.
rooms-full = You have opened as many rooms as there is room for; each is gone when nobody has been there for a while.
guest-unknown = There is nobody of this number in the room.
step-over = The game was over then; play on from an earlier moment.
head-large = Too much was played there to play on from it: more than { $most } kB.
head-slow = To play on from this file takes this server too long.
bots-count = The other seats need { $number } bots.
review-unknown = Nobody asked for a review of this game lately; ask for it again.
review-running = One review of yours is not done yet; wait for it, or leave it alone for a minute.
reviews-full = So many reviews wait already that there is no room for more; try again in a minute.

## The rulebook [later]

label-book = The book
label-ruling = Our ruling
label-recon = Reconstructed
label-derived = It follows
label-option = Option
label-example = Example

## The rulebook [terminal]

labelled = { $label }:

clause-unknown = There is no clause “{ $text }”; type rules for the list of chapters.
clause-came = { $number ->
    [one] came up once
   *[other] came up { $number } times
}
chapters = Chapters (type rules { $chapter } to read one, why { $clause } for a single clause)

## Who sits at a table

name-you = Sailor
crew-1 = Moll
crew-2 = Jack
crew-3 = Bess
crew-4 = Tom
crew-5 = Nan
crew-6 = Will
crew-7 = Meg
crew-8 = Kit
bot-marked = { $text } (bot)

## Who sits at a table [terminal]

seat-person = { $seat } plays at this screen.
seat-deckhand = { $seat } is a deckhand and does anything that is allowed, at random.
seat-helmsman = { $seat } is a helmsman and plays by rules of thumb, but overlooks things.
seat-bosun = { $seat } is a bosun and plays by rules of thumb.
seat-captain = { $seat } is a captain and thinks ahead.
seat-bot = { $seat } is a bot of your own: { $text }.
bot-failed = { $seat } gave no answer that counts ({ $text }); the Bosun stands in.

## The log

log-empty = Nothing has happened yet.

## Playing at a terminal [terminal]

welcome = Welcome aboard: { $title }
how-to-move =
    What you may do is listed with numbers. Type a number, or the words: { $typed }, or
    just { $short }. Type ? for help, log for what happened, why { $clause } for a rule, quit to leave.
luck-committed = The luck of this table is sealed; the fingerprint of its key is
    { $commitment }
luck-key = The seal is broken; the key of this table’s luck was
    { $key }
luck-keep = Next time, --record FILE keeps the game, so that anybody can check its luck.
luck-seeded = The luck of this table follows from the seed { $seed }.
press-enter = Press Enter to begin.
pass-to = Pass the screen to { $seat }.
pass-enter = { $seat }, press Enter when nobody else can see it.
seen-enter = { $seat }, press Enter to clear the screen.
whats-new = What happened
log-more = { $number ->
    [one] … and 1 thing more (type log)
   *[other] … and { $number } things more (type log)
}
prompt = { $seat }
help =
    a number        do what stands behind it in the list
    words           the same in words: { $typed }; the beginning is enough: { $short }
    log, log all    what happened since your last turn, or in the whole game
    why …           one clause of the rules: why { $clause }
    rules, rules …  the chapters of the rulebook, or one of them: rules { $chapter }
    quit, q, exit   leave the table
    Enter alone     draw the screen again
help-alone =
    undo, undo 3    go back to your last decision, or three back; the luck goes on
    hint            what a Captain would do in your place
                    (both are written down, and told at the end)
help-verbs = In words: { $verbs }
help-say = To say something to the others: { $offered }
say-what = You can say: { $offered }
other-components = This table plays with other components; the book’s numbers may differ.
command-help = help
command-log = log
command-why = why
command-rules = rules
command-say = say
command-undo = undo
command-hint = hint
command-quit = quit
command-all = all
input-unknown = “{ $text }” is nothing you can do here; type a number of the list, or ? for help.
input-number = There is no number { $number } in the list; it goes from 1 to { $most }.
input-several = “{ $text }” can mean { $offered }; say a little more.
refused = { $reason } ({ $clause })
refused-several = “{ $text }” can mean several things, and none of them is possible now. For one: { $reason } ({ $clause })
why-what = Say which clause, such as why { $clause }; the clauses stand behind every line of the log.
undo-how = Type undo to go back to your last decision, undo 3 to go back three.
undo-most = { $number ->
    [one] You have made 1 decision here that you can go back to.
   *[other] You have made { $number } decisions here that you can go back to.
}
hint-given = A Captain in your place would choose { $number }: { $text }
caution-about = { $numbers }: { $text } ({ $clause })
hint-none = The Captain has no advice just now.
left = You leave the table; this game stays unfinished.
no-record = No record is written, since a record shows all that is hidden in a running game.
record-written = The record of this game is in { $file }.
record-check = To verify it: quarterdeck check { $file }
game-over-title = The game is over
end-won = { $seat } wins.

## Without a terminal, and replays [terminal]

demonstration =
    { $title } is played at a terminal: run the same command there and you sit down with
    the crew. Here is how a game between bosuns begins and ends.
left-out = { $number ->
    [one] … 1 line left out …
   *[other] … { $number } lines left out …
}
unfinished = The record ends here; the game is not over.

## The story of a game, and walking through it [terminal]

story-title = { $title }: { $players }
story-eyes-open = Told with everything laid open.
story-eyes-spectator = Told as a spectator saw it.
story-eyes-seat = Told as { $seat } saw it.
story-deal = The deal
story-turn = Turn { $number }: { $seat }
story-undone = { $text } (undone)
story-ending = How it ended
story-scores = Where the points come from
story-sides = Who stood where
story-points = { $text }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-team = { $text } ({ $team })
story-won = { $text } – won
story-sum = in all
story-ways = Ways from here
story-replay = The replay
story-in-en = In English
story-in-fr = En français
walk-at = Step { $number }, seen by { $text }
walk-end = That was the last step.
walk-begin = This is the deal; nothing comes before it.
walk-none = There is no step { $number }.
walk-what = “{ $text }” is nothing you can do here; type ? for help.
walk-spectator = a spectator
walk-open = everybody together
walk-prompt = Enter goes on
walk-help =
    Enter, next, n    the next step; next 10 goes on ten steps
    back, b           the step before; back 10 goes back ten
    a number, go 57   that step; 0 is the deal
    start, end        the deal, and how it ended
    eyes 2, eyes all  what seat 2 saw, or everybody together; eyes alone: a spectator
    log               all that happened up to here
    why …             one clause of the rules: why { $clause }
    quit, q           leave
walk-next = next
walk-back = back
walk-go = go
walk-start = start
walk-last = end
walk-eyes = eyes

## A game looked at again [later]

review-better = The Captain’s way instead: { $text }
review-cost = As { $seat } could see it, this cost about { $number } % of the win, give or take { $most } %.
review-open-worse = With everything open it was worse, too: worth { $number } % instead of { $most } %.
review-open-same = With everything open the two can hardly be told apart: { $number } % and { $most } %.
review-open-better = It turned out lucky: with everything open it was worth { $number } %, the Captain’s way { $most } %.

## Around the game [later]

nothing-to-take-back = There is no last action of yours to take back: something was drawn, or somebody has moved on.
rewind-alone = Only who plays alone against bots can rewind.
nothing-to-rewind = There is no decision of yours there to go back to.
hint-alone = Only who plays alone against bots gets hints.
seat-of-bot = A bot has this seat.
broken-off = This game was broken off.
paused = The game is paused.
often-enough = That was often enough: at most { $most } times at one table.
rewound-far = This game was rewound so often that it goes on only forwards.
proposal-open = Another proposal is open; answer that one first.
proposal-soon = Your last proposal was turned down; wait { $seconds } seconds before the next one.
proposal-closed = This proposal is no longer open.
proposal-not-yours = This proposal is not for you to decide.
person-not-gone = They are here, or were a short while ago; their seat stays theirs.
name-deckhand = Deckhand
name-helmsman = Helmsman
name-bosun = Bosun
name-captain = Captain
stood-in = A stand-in ({ $text_name }) moves for { $seat }.
took-back = { $seat } takes the last action back.
went-back = { $seat } goes back to an earlier decision.
hinted = { $seat } asks for a hint ({ $text_name }).
resigned = { $seat } resigns; a bot ({ $text_name }) has the seat from here on.
went-away = { $seat } is away.
came-back = { $seat } is back.
handed-to-bot = The seat of { $seat } is handed over to a bot ({ $text_name }).
renamed = { $text } is called { $seat } from here on.
took-over = { $text } takes this seat over from here on.
seat-free = There is a new link to the seat of { $seat }.
game-paused = The game is paused; time stands still.
game-resumed = { $seat } goes on with the game.
broken-off-agreed = The game is broken off by agreement; nobody wins.
broken-off-untouched = The game is broken off, as nobody touched it for 30 days; nobody wins.

## Around the game [terminal]

with-rewinds = { $number ->
    [one] With 1 rewind.
   *[other] With { $number } rewinds.
}
with-hints = { $number ->
    [one] With 1 hint.
   *[other] With { $number } hints.
}
handed-to-person = The seat of { $seat } is handed over to { $text }.
