# Words of the edition workshop.
workshop = Your own copy
workshop-title = Your own copy
workshop-line = Own the box? Lay it beside the screen. Only what we could not find out is asked.
workshop-lost = There is no such game or edition here. Shared editions that nobody opens for long are taken away.
workshop-all-known = Every printed value of this game is known. There is nothing to check.
workshop-list = All components
workshop-filter = Show
workshop-filter-all = All { $n }
workshop-filter-open = Open { $n }
workshop-filter-changed = Changed { $n }
workshop-progress = { $n } of { $all } checked
workshop-search = Search
workshop-none-here = Nothing here.
workshop-minutes = { $n ->
    [one] about a minute left
   *[other] about { $n } minutes left
}
workshop-exact = Exact: all { $all } checked
workshop-standing-open = open
workshop-standing-checked = checked
workshop-standing-wrong = cannot be

## A component
workshop-question = Is yours printed like this?
workshop-same = Same on mine
workshop-save = Save as typed
workshop-not = Not in my box
workshop-previous = Previous
workshop-next = Next
workshop-keys = Enter: same · ← →: turn over
workshop-keys-choices = Enter: same · ← →: turn over · 1 2 3 and 7 8 9: choose
workshop-our-guess = our guess
workshop-typed = as you typed
workshop-checked = checked by you
workshop-known-rulebook = known from the rulebook
workshop-known-public-data = known from a public page
workshop-known-deduced = follows from what is known
workshop-outside = A whole number from { $from } to { $to } fits here. You typed { $n }.
workshop-empty = Type a whole number from { $from } to { $to }.
workshop-says = This cannot be: { $says }
workshop-rule = This breaks rule { $id }: { $rule }
workshop-nth = { $what }, { $n } of { $all }
workshop-place = { $what }: space { $n }
workshop-more = { $what }: add
workshop-fewer = { $what }: remove the last
workshop-less = { $what }: less
workshop-one-more = { $what }: more
workshop-or = or
workshop-amount = Amount

## The edition
workshop-mine = My edition
workshop-which = Edition
workshop-name = Name
workshop-first-name = My copy
workshop-unnamed = Unnamed
workshop-kept = Kept in this browser
workshop-keeps-nothing = This browser keeps nothing. Download it before you go.
workshop-differs = Changed from the standard
workshop-nothing = Nothing differs yet.
workshop-hash = Edition { $hash }
workshop-wrong = { $n ->
    [one] { $n } component to put right:
   *[other] { $n } components to put right:
}
workshop-refused = The file could not be read: { $why }
workshop-ticks = What you checked carries a tick on the board’s Edition tab.
workshop-import = Open a file…
workshop-new = New edition
workshop-forget = Delete
workshop-download = Download
workshop-share = Share link
workshop-play = Play with it
workshop-guess-stays = What is unchecked keeps our guess.

## Elsewhere
workshop-chosen = Edition for this table
workshop-standard = Standard edition
workshop-own = Own the box? Make the edition exact
edition-checked = checked
edition-printed = as printed
edition-reconstructed = reconstructed
edition-checked-says = Compared with a printed copy by whoever made this edition.
edition-printed-says = Known from the rulebook or another public source.
edition-reconstructed-says = Found nowhere; a plausible value chosen for Magnate.
edition-of-each = { $n } { $what }
