# The house's own words in English: settings that cannot be, talk, marks of the rulebook.

players-count = { $number } players are not possible; this game takes { $least } to { $most }.
option-unknown = There is no option “{ $option }”; there are: { $offered }.
option-value = “{ $option }” cannot be “{ $value }”; it can be: { $offered }.
edition-unknown = There is no version { $number } of these rules; the newest is { $most }.

no-such-seat = There is no seat { $number } at this table.
no-statements = This game has no statements.
already-spoke = You have already said something since the last action.

label-book = The book
label-ruling = Our ruling
label-recon = Reconstructed
label-derived = It follows
label-option = Option
label-example = Example
