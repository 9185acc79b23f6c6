## Talk
tab-chat = Chat
tab-notes = Notes
talk-unread =
    { $n ->
        [one] One new line
       *[other] { $n } new lines
    }
talk-say = Say something to the table
talk-send = Send
talk-empty = nothing said yet
talk-watcher = Somebody
talk-watches = watching
talk-more = More about what { $name } said
talk-mute = Mute
talk-unmute = Hear everybody again
talk-report = Report
talk-reported = Reported to whoever runs this server.
talk-late =
    { $n ->
        [one] Players read what you write a minute later, because something is hidden in this game.
       *[other] Players read what you write { $n } minutes later, because something is hidden in this game.
    }
talk-failed = That was not sent: { $why }
talk-undone = { $name } took a turn back, all agreed
talk-refused = { $name } did not agree to take a turn back
notes-line = Only you read this.
notes-kept = Kept with this table.

## Taking a turn back
back-ask = Take back…
back-ask-title = Take your last turn back?
back-ask-line = Everything since your last turn began would be undone, if everybody agrees.
back-alone-line = Everything since your last turn began is undone. Bots always agree.
back-known = What was revealed stays known, and comes again.
back-not = Leave it
back-ask-go = Ask everybody
back-go = Take it back
back-asked = { $name } asks to take a turn back
back-stays = Stays known:
back-asks = asks
back-waits = not yet
back-agrees = agrees
back-both = The record keeps both lines. A move made meanwhile counts as a no.
back-asked-no = No turn is taken back
back-again = This has been asked. You may ask again after another move.
back-refuse = Not this time
back-withdraw = Withdraw
back-agree = Agree
