notice-turn = It is your turn
notice-code = Your code for notices from Magnate
notice-code-line = Enter this code where you asked for notices. If you did not ask, ignore this mail: nothing more will come.
notice-why = You asked for these notices; they can be switched off at the same place.
