title = Carnegie
line = Span a nation, give it away.
by = Xavier Georges
facts-weight = heavy
facts-time = 120–180 min

## Variants
variant-departments = Expansion departments
variant-andrew-easy = Andrew: easy
variant-andrew-normal = Andrew: normal
variant-andrew-difficult = Andrew: difficult
variant-andrew-expert = Andrew: expert

## Types of departments and rows of the timeline
action-human_resources = Human resources
action-management = Management
action-construction = Construction
action-research = Research and development

## Regions, projects, transport
region-west = West
region-midwest = Midwest
region-east = East
region-south = South
event-donation = donation
project-housing = housing
project-commerce = commerce
project-industry = industry
project-infrastructure = infrastructure
level-cart = cart
level-stagecoach = stagecoach
level-railroad = railroad
side-A = A
side-B = B

## Cities
city-seattle = Seattle
city-helena = Helena
city-portland = Portland
city-boise = Boise
city-san_francisco = San Francisco
city-reno = Reno
city-salt_lake_city = Salt Lake City
city-denver = Denver
city-los_angeles = Los Angeles
city-phoenix = Phoenix
city-santa_fe = Santa Fe
city-fargo = Fargo
city-duluth = Duluth
city-omaha = Omaha
city-st_paul = St. Paul
city-chicago = Chicago
city-kansas_city = Kansas City
city-st_louis = St. Louis
city-cincinnati = Cincinnati
city-albany = Albany
city-boston = Boston
city-pittsburgh = Pittsburgh
city-new_york = New York
city-washington = Washington
city-el_paso = El Paso
city-dallas = Dallas
city-memphis = Memphis
city-atlanta = Atlanta
city-charleston = Charleston
city-san_antonio = San Antonio
city-houston = Houston
city-new_orleans = New Orleans

## Donations
donation-education_human_resources = Education: HR departments
donation-education_management = Education: management departments
donation-education_construction = Education: construction departments
donation-education_research = Education: R&D departments
donation-education_any = Education: all departments
donation-rights_infrastructure = Human rights: infrastructure
donation-rights_industry = Human rights: industry
donation-rights_housing_commerce = Human rights: housing and commerce
donation-rights_railroad = Human rights: railroads
donation-rights_donations = Human rights: donations
donation-welfare_7vp = Welfare: 7 VP
donation-welfare_goods = Welfare: goods
donation-welfare_money = Welfare: dollars
donation-welfare_money_goods = Welfare: dollars and goods
donation-welfare_active_employees = Welfare: active employees
donation-health_east = Health: East
donation-health_midwest = Health: Midwest
donation-health_south = Health: South
donation-health_west = Health: West
donation-health_small_cities = Health: small cities

## Departments
department-lobby = Lobby
department-free = a free cell
department-hr_office = Human Resources
department-commerce_and_finance = Commerce and Finance
department-strategic_planning = Strategic Planning
department-construction_office = Construction
department-research_office = Research and Development
department-training_and_partnerships = Training and Partnerships
department-recruiting = Recruiting
department-safety_and_quality = Safety and Quality
department-new_lobby = New Lobby
department-purchasing = Purchasing
department-sales = Sales
department-logistics = Logistics
department-property_management = Property Management
department-engineering = Engineering
department-construction_outsourcing = Construction Outsourcing
department-supply_chain = Supply Chain
department-communications = Communications
department-advanced_research = Advanced Research
department-advanced_design = Advanced Design
department-charitable_giving = Charitable Giving
department-telegraph_operators = Telegraph Operators
department-hr_administration = Human Resources Administration
department-local_partners = Local Partners
department-corporate_communication = Corporate Communication
department-green_spaces = Green Spaces
department-accounting = Accounting
department-branding = Branding
department-payroll_management = Payroll Management
department-public_relations = Public Relations
department-production_lines = Production Lines
department-renovation = Renovation
department-political_lobbying = Political Lobbying
department-post_office = Post Office
department-rd_coordination = R&D Coordination
department-knowledge_sharing = Knowledge Sharing
department-archives = Archives
department-network_of_libraries = Network of Libraries

## Places and people
cell = free cell on floor { $floor }, room { $room }
room = { $department } (floor { $floor }, room { $room })
who-active = the active employee
who-idle = the idle employee
how-bonus = 2 dollars more for 1 VP
how-cut = 1 dollar in all, 1 VP lost
card = card { $id }
neutral = neutral
andrew = Andrew
a-disk = a disk

## What a department is used for
effect-money = take dollars
effect-goods = take goods
effect-moves = take moves
effect-rp = take research points
effect-build = build a department
effect-project = build a project
effect-sell = sell goods
effect-trade = trade goods for dollars and VP
effect-buy = buy goods
effect-region = let the projects of a region pay
effect-mission-money = mission for dollars
effect-mission-goods = mission for goods
effect-mission-moves = mission for moves
effect-mission-hire = mission, and hire
effect-mission-vp = mission for VP
effect-mission-rp = mission for research points
effect-mission-donate = mission, and donate on top
effect-mission-place = mission, then place employees

## Gains
gain-money =
    { $n ->
        [one] { $n } dollar
       *[other] { $n } dollars
    }
gain-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
gain-vp = { $n } VP
gain-rp =
    { $n ->
        [one] { $n } research point
       *[other] { $n } research points
    }
gain-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
gain-new_employee =
    { $n ->
        [one] { $n } new employee
       *[other] { $n } new employees
    }

## Questions
ask-side = Choose a side for the { $tab } tab
    .wait = chooses a side for the { $tab } tab
ask-first = Place your first housing project
    .wait = places the first project
ask-reserve = Reserve a department: it will be the first you build
    .wait = reserves a department
ask-move =
    { $moves ->
        [one] Move employees: { $moves } step left
       *[other] Move employees: { $moves } steps left
    }
    .wait = moves employees before the first round
ask-to = Where does the employee go?
    .wait = moves an employee
ask-row = Choose a row of the timeline
    .wait = chooses a row of the timeline
ask-return = How many employees come home from the { $region }?
    .wait = may bring employees home from the { $region }
ask-lobby = Which lobby does the employee enter?
    .wait = chooses a lobby
ask-income = Choose an income of the { $tab } tab
    .wait = chooses an income
ask-donate = Make a donation for ${ $cost }?
    .wait = may donate for ${ $cost }
ask-use = Use your departments: { $action }
    .wait = uses departments: { $action }
ask-mission = Where does the employee of { $department } go on a mission?
    .wait = sends an employee of { $department } on a mission
ask-project = Which kind of project do you build?
    .wait = chooses a kind of project
ask-slot = Where do you build the { $project } project?
    .wait = builds a project: { $project }
ask-times = How many times? ({ $department })
    .wait = uses { $department }
ask-department = Which department do you build?
    .wait = chooses a department to build
ask-cell = Where do you build { $department }?
    .wait = builds { $department }
ask-bring = Move an employee into { $department }?
    .wait = may move an employee into { $department }
ask-top = Whose donation do you join for ${ $cost }?
    .wait = joins a donation for ${ $cost }
ask-research =
    { $rp ->
        [one] Spend { $rp } research point
       *[other] Spend { $rp } research points
    }
    .wait = spends research points
ask-activate = Activate employees
    .wait = activates employees
ask-region = Choose a region: your projects there pay
    .wait = chooses a region
ask-share = { $region }: how many projects pay in kind instead of 2 dollars?
    .wait = divides the pay of projects in the { $region }
ask-level = Which transport income of the { $region } do you take?
    .wait = chooses a transport income of the { $region }
ask-place = Place an employee anywhere in your company
    .wait = places employees

## Answers
option-side-a = Side A
option-side-b = Side B
option-slot = { $city }, slot { NTH($slot) }
option-reserve = { $reserve }
option-move = { $cell }: move { $who }
option-move-stop = No more moves
option-to = { $to }
option-row = { $row }
option-return =
    { $n ->
        [0] Nobody
        [one] { $n } employee
       *[other] { $n } employees
    }
option-lobby = { $lobby }
option-income-money = Dollars
option-income-goods = Goods
option-income-vp = Victory points
option-income-rp = Research points
option-income-new_employee = A new employee
option-donate = { $donate }
option-donate-stop = No donation
option-use = { $cell }: { $effect }
option-slide = Slide the { $project } tab
option-advance = Advance transport in the { $region }
option-choice = Action choice tile: { $action }
option-use-stop = End the turn
option-mission = { $mission }
option-project = { $project }
option-times =
    { $n ->
        [one] { $n } time
       *[other] { $n } times
    }
option-department = { $department }
option-cell = { $cell }
option-bring = { $cell }: bring { $who }
option-bring-stop = Bring nobody
option-top = { $top }
option-research-stop = Leave the rest
option-activate = Activate in { $cell }
option-all = Activate everybody
option-payroll = { $cell }: { $how }
option-activate-stop = No more activation
option-exchange = Sell a good for 1 dollar
option-region = { $region }
option-share = { $n }
option-level = Space { NTH($n) }
option-place-stop = Place nobody else

## Why something cannot be chosen
why-goods =
    { $cost ->
        [one] It costs { $cost } good; you have { $have }.
       *[other] It costs { $cost } goods; you have { $have }.
    }
why-dollars =
    { $goods ->
        [0] It costs ${ $cost }; you have ${ $money }.
        [one] It costs ${ $cost }; you have ${ $money } and { $goods } good to sell for a dollar.
       *[other] It costs ${ $cost }; you have ${ $money } and { $goods } goods to sell for a dollar each.
    }
why-dollars-and-goods =
    { $more ->
        [one] It costs ${ $cost } and { $more } good; you have ${ $money } and { $goods }.
       *[other] It costs ${ $cost } and { $more } goods; you have ${ $money } and { $goods }.
    }
why-research =
    { $cost ->
        [one] It costs { $cost } research point; you have { $have }.
       *[other] It costs { $cost } research points; you have { $have }.
    }
why-tab-out = This tab is fully out.
why-track-end = Your disk has reached the end of this track.
why-taken = Taken: { $owners }.
why-no-disk = There is no disk on this tab.
why-no-slot = No slot is free for it.
why-no-cell = Your company has no free cell.
why-reserved = You reserved { $department }, which comes first: goods needed { $cost }, you have { $have }.
why-reserved-first = First you build { $department }, which you reserved.
why-none-lacking = Nothing is on offer that your company does not have.
why-twice = Your company has this department already.
why-no-vacancy = Every workplace here is taken.
why-no-workplace = There is no workplace here.
why-moved-away = The employee who was active here has moved away.
why-nobody-to-hire = All your employees are hired.
why-nobody-else = Nobody else is there for it to count.
why-no-project = You have no project yet.
why-no-disk-left = You have no disk left in your supply.
why-no-top = There is no donation of another player that you could join.
why-top-own = This donation is yours already.
why-top-neutral = The disk here is neutral: it is nobody’s donation.
why-top-free = Nobody has made this donation.
why-tile-late = You have begun with the departments of the round.

## What happened
fact-timeline = { $row } on the timeline: { $events }.
fact-kinds = Departments of this game: { $departments }.
fact-removed = Not in this game: { $departments }.
fact-first = { $seat } { VERB($seat, "takes", "take") } the locomotive.
fact-side = { $seat } { VERB($seat, "takes", "take") } side { $side } of the { $tab } tab.
fact-neutral-city = A neutral disk in { $city }.
fact-neutral-donation = A neutral disk on { $donation }.
fact-reserve = { $seat } { VERB($seat, "reserves", "reserve") } { $department }.
fact-round = Round { $round } begins.
fact-row = { $seat } { VERB($seat, "chooses", "choose") } { $row }.
fact-andrew-row = Andrew chooses { $row }.
fact-turned = The marker of { $row } is turned over.
fact-event-income = Event: income from the { $region }.
fact-event-donation = Event: donations.
fact-event-both = Event: income from the { $region } and donations.
fact-return =
    { $n ->
        [one] { $seat } { VERB($seat, "brings", "bring") } { $n } employee home from the { $region }.
       *[other] { $seat } { VERB($seat, "brings", "bring") } { $n } employees home from the { $region }.
    }
fact-stay = { $seat } { VERB($seat, "leaves", "leave") } everybody in the { $region }.
fact-gain = { $seat } { VERB($seat, "receives", "receive") } { $gains }.
fact-exchange = { $seat } { VERB($seat, "sells", "sell") } 1 good for 1 dollar.
fact-discard =
    { $n ->
        [one] { $seat } { VERB($seat, "sells", "sell") } { $n } good for the missing dollar.
       *[other] { $seat } { VERB($seat, "sells", "sell") } { $n } goods for the missing dollars.
    }
fact-donate = { $seat } { VERB($seat, "donates", "donate") } ${ $cost }: { $donation }.
fact-top = { $seat } { VERB($seat, "donates", "donate") } ${ $cost } on top: { $donation }.
fact-choice = { $seat } { VERB($seat, "plays", "play") } the action choice tile: { $action }.
fact-given = { $seat } { VERB($seat, "has", "have") } { $gains }.
fact-move =
    { $steps ->
        [0] { $seat } { VERB($seat, "places", "place") } an employee: { $origin } → { $department }.
        [one] { $seat } { VERB($seat, "moves", "move") } an employee { $steps } step: { $origin } → { $department }.
       *[other] { $seat } { VERB($seat, "moves", "move") } an employee { $steps } steps: { $origin } → { $department }.
    }
fact-mission = { $seat } { VERB($seat, "sends", "send") } an employee to the { $region }.
fact-use = { $seat } { VERB($seat, "uses", "use") } { $department }.
fact-build =
    { $goods ->
        [one] { $seat } { VERB($seat, "builds", "build") } { $department } on floor { $floor }, room { $room }, for { $goods } good.
       *[other] { $seat } { VERB($seat, "builds", "build") } { $department } on floor { $floor }, room { $room }, for { $goods } goods.
    }
fact-bring = { $seat } { VERB($seat, "brings", "bring") } an employee: { $origin } → { $department }.
fact-project =
    { $goods ->
        [0] { $seat } { VERB($seat, "builds", "build") } { $project } in { $city }.
        [one] { $seat } { VERB($seat, "builds", "build") } { $project } in { $city } for { $goods } good.
       *[other] { $seat } { VERB($seat, "builds", "build") } { $project } in { $city } for { $goods } goods.
    }
fact-slide = { $seat } { VERB($seat, "slides", "slide") } the { $project } tab to space { NTH($space) } ({ $rp } RP).
fact-advance = { $seat } { VERB($seat, "advances", "advance") } transport in the { $region } to space { NTH($space) } ({ $rp } RP).
fact-activate =
    { $n ->
        [one] { $seat } { VERB($seat, "activates", "activate") } { $n } employee for ${ $cost }: { $departments }.
       *[other] { $seat } { VERB($seat, "activates", "activate") } { $n } employees for ${ $cost }: { $departments }.
    }
fact-payroll = { $seat }: Payroll Management, { $points } VP.
fact-final = { $seat }: { $source }, { $points } VP.
fact-andrew-card = Andrew reveals { $card }.
fact-andrew-shift =
    { $steps ->
        [one] Andrew’s card moves { $steps } to the right, to the { $points } VP card: { $cause }.
       *[other] Andrew’s card moves { $steps } to the right, to the { $points } VP card: { $cause }.
    }
cause-number = the number on it
cause-donation = the donation is taken
cause-disk = he has no disk left
cause-department = no such department is on offer
cause-city = the city is full
cause-step = the track is at its end
fact-andrew-donate = Andrew donates to { $donation }.
fact-andrew-department = Andrew takes { $department }.
fact-andrew-project = Andrew builds in { $city }.
fact-andrew-advance = Andrew advances transport in the { $region } to space { NTH($space) }.
fact-andrew-score = Andrew: { $source }, { $points } VP.

## Where points come from
source-transport = Transport
source-income = Project income
source-effects = Departments in play
source-choice_tile = Action choice tile
source-employees = Active employees
source-departments = Departments built
source-tabs = Project tabs
source-links = Links
source-projects = Projects
source-donations = Donations
source-expansion = Expansion departments
source-cards = Cards
source-money = Dollars
source-goods = Goods

## The table in words
line-round = Round { $round } of { $rounds }
line-row-income = { $row }: next space { NTH($space) }, income from the { $region }
line-row-donation = { $row }: next space { NTH($space) }, donations
line-row-both = { $row }: next space { NTH($space) }, income from the { $region } and donations
line-row-done = { $row }: all spaces used
line-city = { $city }: { $who }, { $project }
line-donation = { $donation }: { $who }
line-department = On offer: { $department }, { $left }
line-player = { $seat }: { $points } VP, { $money } dollars, { $goods } goods, { $disks } disks, { $unhired } to hire
line-room = · { $room }: { $active } active, { $idle } idle
line-region = · { $region }: transport space { NTH($space) } ({ $level }), { $away } on a mission
line-tab = · { $project }: { $exposed } spaces out, { $disks } disks on the tab, { $built } built
line-links = · links: { $points } VP
line-andrew = Andrew: { $cards } cards scored, { $tiles } departments

## The rules, one sentence each
chapter-1 = Components
chapter-2 = Set-up
chapter-3 = Company, employees, missions
chapter-4 = Rounds
chapter-5 = Events
chapter-6 = Using departments
chapter-7 = Research and development
chapter-8 = Activation and end of round
chapter-9 = End of the game
chapter-10 = The solo game

rule-CAR-1-1 = The box holds a board, 8 timeline tiles with a start and an end tile, 4 action markers, 4 action choice tiles, 32 department tiles, 45 solo cards, 16 project tabs, 4 company boards, 60 employees, 120 disks, goods, money, a timeline marker and a locomotive.
rule-CAR-1-2 = Dollars and goods never run out; everything else is limited to what is in the box.
rule-CAR-1-3 = There are four kinds of actions, from top to bottom human resources, management, construction and research; every department belongs to one of them.
rule-CAR-1-4 = There are four regions, each with a transport track of five spaces, a mission area and cities.
rule-CAR-1-5 = There are four kinds of projects: housing, commerce, industry and infrastructure.
rule-CAR-1-6 = Small cities have one slot for any project, medium ones three and large ones five slots, each for the project it shows.
rule-CAR-1-7 = The four large cities, New York, Chicago, New Orleans and San Francisco, are the major cities.
rule-CAR-1-8 = The donation chart has 20 spaces in four columns: education, human rights, welfare and health.
rule-CAR-1-9 = A company has a lobby, five printed departments and free cells.
rule-CAR-1-10 = The printed departments are Human Resources, Commerce and Finance, Strategic Planning, Construction, and Research and Development.

rule-CAR-2-1 = Four of the eight timeline tiles are drawn, each on a random side, and make four rows of five spaces with the end tile.
rule-CAR-2-2 = One action marker starts at the left of each row.
rule-CAR-2-3 = Department tiles are removed at random, 4 with four players, 8 with three, 16 with two or one; all the others are on offer.
rule-CAR-2-4 = Everyone starts with 4 goods and 12 dollars.
rule-CAR-2-5 = Everyone chooses a side for each of the four project tabs; only the first space of each shows.
rule-CAR-2-6 = Everyone starts with ten employees: one active in each printed department and five idle in the lobby; five more can be hired.
rule-CAR-2-7 = Everyone puts disks on the score track, on the first space of every transport track and on the housing, commerce and industry tabs, and keeps 22.
rule-CAR-2-8 = The first player gets the locomotive and the timeline marker.
rule-CAR-2-9 = With four players everyone gets an action choice tile, with three only the third in turn order, with fewer nobody.
rule-CAR-2-10 = Solo cards place neutral disks, 18 with two players and 9 with three: one on the card's donation, then one in each of its cities.
rule-CAR-2-11 = Counter-clockwise, the first player last, everyone places a housing project in a medium or large city and reserves a department.
rule-CAR-2-12 = The first project counts like any other and its income is open, but it costs no goods and no mission.
rule-CAR-2-13 = Before the first round everyone, clockwise, may move employees up to six steps in all; who moves lies down.
rule-CAR-2-14 = Right after these moves that player may activate employees at the normal cost.

rule-CAR-3-1 = An employee is active, idle, on a mission or not yet hired.
rule-CAR-3-2 = A department holds one active employee for each workplace, and any number of idle ones; lobby and free cells hold any number of idle ones.
rule-CAR-3-3 = A new employee lies down in the lobby or the New Lobby.
rule-CAR-3-4 = A moved employee is idle, whatever it was before.
rule-CAR-3-5 = Being used leaves an employee active; only a move or a mission changes that.
rule-CAR-3-6 = Employees are activated only at the end of a round, and after the moves of the set-up.
rule-CAR-3-7 = For a mission the very employee being used leaves for a mission area, of the player's choice unless the project's region decides, before the effect takes place.
rule-CAR-3-8 = An employee on a mission is not active.
rule-CAR-3-9 = No mission without its effect: if it cannot be carried out, nobody may be sent.
rule-CAR-3-10 = A returning employee lies down in the lobby or the New Lobby.
rule-CAR-3-11 = The printed employee of Human Resources is always active there; it never moves, goes on a mission or is replaced.
rule-CAR-3-12 = A player never has more than 15 employees; with nobody left to hire, hiring does nothing.
rule-CAR-3-13 = A mission area has room for everybody.

rule-CAR-4-1 = The game lasts 20 rounds of four phases: choose a row, events, use departments, activate.
rule-CAR-4-2 = The first player chooses a row of the timeline; it sets the kind of action of the round.
rule-CAR-4-3 = The event is the one just right of the chosen row's marker.
rule-CAR-4-4 = A row at its end may still be chosen: then the next row below that can advance gives the event, and its marker is turned over.
rule-CAR-4-5 = At the end of the round one marker advances: the chosen row's, or the one turned over.
rule-CAR-4-6 = After 20 rounds all four markers are at their ends.
rule-CAR-4-7 = Events and departments go clockwise from the first player; each finishes before the next.
rule-CAR-4-8 = At any time you may discard goods for a dollar each.

rule-CAR-5-1-1 = A region on the timeline makes its mission area active.
rule-CAR-5-1-2 = Everyone with employees there may bring home any number of them.
rule-CAR-5-1-3 = Each of them pays the transport income under your own disk; you may not take a lower one.
rule-CAR-5-1-4 = Who brings home at least one also collects once the income of every project built.
rule-CAR-5-1-5 = Who brings home nobody gets nothing.
rule-CAR-5-1-6 = Research points from income are spent at once; the rest is lost.
rule-CAR-5-1-7 = Where an income offers a choice, you choose each time.
rule-CAR-5-2-1 = At a donation event everyone, in turn order, may make one donation.
rule-CAR-5-2-2 = Your first donation costs 5 dollars, and each further one 5 more.
rule-CAR-5-2-3 = To donate, pay and put a disk from your supply on a free space of the chart.
rule-CAR-5-2-4 = A donation has room for one disk, neutral ones included; only Charitable Giving may stack.
rule-CAR-5-3-1 = On the last space of a row everyone may take income and make a donation.

rule-CAR-6-1 = In turn order everyone may use departments of the round's kind, in any order.
rule-CAR-6-2 = A department may be used once for each active employee in it; every use is optional.
rule-CAR-6-3 = Finish with one department before you begin another.
rule-CAR-6-4 = Of several effects choose one for each use.
rule-CAR-6-5 = Ongoing effects work while somebody is active in the department; the New Lobby needs nobody.
rule-CAR-6-6 = The action choice tile lets you use departments of another kind for the whole phase, once in the game; unused it is worth 3 VP.
rule-CAR-6-7 = The first player of the round may not use the action choice tile.
rule-CAR-6-8 = Each use belongs to an employee active there at that moment; whoever is moved away before is lost for use, except for the count of moves.
rule-CAR-6-1-1 = Human Resources gives three moves for each active employee, the printed one included.
rule-CAR-6-1-2 = Moves are counted at the start of the turn; who leaves Human Resources does not reduce them.
rule-CAR-6-1-3 = A move takes one employee, active or idle, to a cell beside it, not diagonally.
rule-CAR-6-1-4 = All moves of a turn form one pool; what is left at the end is lost.
rule-CAR-6-2-1 = Commerce and Finance gives 3 dollars or 1 good, or with a mission 6 dollars or 2 goods.
rule-CAR-6-2-2 = Strategic Planning builds a department for 1 good on a free cell with an own employee, for 2 on any free cell.
rule-CAR-6-2-3 = The first department you build is the one you reserved; after that any on offer.
rule-CAR-6-2-4 = No department is built over another or over the lobby, and none twice in a company.
rule-CAR-6-2-5 = Employees on the cell stay there, idle.
rule-CAR-6-2-6 = A new department has nobody active, so it cannot be used in the same round.
rule-CAR-6-3-1 = Construction sends its employee to the project's region, pays the goods and moves a disk from the tab to the slot.
rule-CAR-6-3-2 = Housing and commerce cost 1 good, industry and infrastructure 2.
rule-CAR-6-3-3 = The rightmost disk of the tab is taken; a tab without disks cannot be used.
rule-CAR-6-3-4 = The slot must be free and show the project, or be in a small city.
rule-CAR-6-3-5 = You may build several projects in one city.
rule-CAR-6-3-6 = A small city with the wheel pays your transport income of its region once, at once.
rule-CAR-6-3-7 = From then on the tab space left by the disk gives its income.
rule-CAR-6-4-1 = Training and Partnerships: mission for 8 dollars or 8 moves.
rule-CAR-6-4-2 = Recruiting: mission to hire an employee, or 4 moves.
rule-CAR-6-4-3 = Safety and Quality: mission for 1 VP for every two active employees left, rounded up.
rule-CAR-6-4-4 = The New Lobby costs 2 goods more and has no workplace; who is hired or returns may enter either lobby.
rule-CAR-6-4-5 = Purchasing: mission for 8 dollars or 3 goods.
rule-CAR-6-4-6 = Sales: sell up to three goods for 6 dollars each.
rule-CAR-6-4-7 = Logistics: each of up to three goods gives 3 dollars and 1 VP.
rule-CAR-6-4-8 = Property Management: with somebody active here, one employee may move into each department you build.
rule-CAR-6-4-9 = Engineering works like Construction.
rule-CAR-6-4-10 = Construction Outsourcing: pay 3 dollars and the goods, and build anywhere without a mission.
rule-CAR-6-4-11 = Supply Chain: buy up to three goods for a dollar each.
rule-CAR-6-4-12 = Communications: your donations rise by 3 dollars, not by 5.
rule-CAR-6-4-13 = Advanced Research: mission for 7 research points.
rule-CAR-6-4-14 = Advanced Design: 4 research points for each active employee.
rule-CAR-6-4-15 = Charitable Giving: mission and the price of a donation, and your disk goes on top of another player's; never twice on the same donation.
rule-CAR-6-4-16 = Telegraph Operators: every transport step costs 1 research point less, at least 1.
rule-CAR-6-4-17 = Departments 4, 8, 12 and 16 are the ongoing ones.
rule-CAR-6-4-18 = Every department has its own workplaces and activation costs.

rule-CAR-7-1 = Research and Development gives 3 research points for each active employee; all points of the turn form one pool.
rule-CAR-7-2 = Research points slide tabs and advance transport disks, in any mix.
rule-CAR-7-3 = A slide costs what the new space shows; a project space gets a disk from your supply.
rule-CAR-7-4 = Past the project spaces a tab gives VP, and on side B at last a higher donation limit; a tab that is fully out stays.
rule-CAR-7-5 = A transport step costs what the border of the next space shows.
rule-CAR-7-6 = The last space of a track is for one player alone.
rule-CAR-7-7 = Reaching it pays at once: 3 goods in the West and South, 10 dollars in the Midwest and East.
rule-CAR-7-8 = Research points left at the end of the turn are lost.
rule-CAR-7-9 = Transport starts as a cart, in the East as a stagecoach; the level is that of the space of the disk.

rule-CAR-8-1 = At the end of a round everyone may activate idle employees on vacant workplaces for the printed cost.
rule-CAR-8-2 = You activate as many as you like and can pay; the others stay idle.
rule-CAR-8-3 = Then the marker advances, and locomotive and timeline marker pass to the next player clockwise.

rule-CAR-9-1 = The game ends after round 20; what follows is added to the VP of play.
rule-CAR-9-2 = An unused action choice tile gives 3 VP.
rule-CAR-9-3 = Every active employee gives 1 VP, the printed one and those on missions none.
rule-CAR-9-4 = Every department you built gives 3 VP in the top row, else 2.
rule-CAR-9-5 = Every tab gives the VP of its last space.
rule-CAR-9-6 = Cities with your disks are joined along roads; a link needs at least two major cities.
rule-CAR-9-7 = San Francisco counts 2, the other major cities 1; the lowest transport level among their regions decides the VP, at most 36.
rule-CAR-9-8 = Only the group that gives most counts.
rule-CAR-9-9 = Every project gives the VP under its city.
rule-CAR-9-10 = A donation gives at most 12 VP, and 3 more for every raised limit you have.
rule-CAR-9-11 = Goods and dollars for welfare donations are spent only now, each once.
rule-CAR-9-12 = The highest total wins; ties share the victory.
rule-CAR-9-13 = For donations, printed and built departments count, and projects by the tab they came from; a region is a railroad from the first railroad space on.

rule-CAR-10-1-1 = The solo game is set up as for two, with 18 neutral disks.
rule-CAR-10-1-2 = Andrew has no company, money or goods and pays nothing; 26 disks are there for his donations and projects.
rule-CAR-10-1-3 = Andrew has a disk on the first space of every transport track.
rule-CAR-10-1-4 = The VP cards 0, 1, 3, 6 and 10 lie in a row.
rule-CAR-10-1-5 = Andrew's deck has 20 cards; the more hard ones, the harder the game.
rule-CAR-10-1-6 = You choose the row in round 1.
rule-CAR-10-2-1 = A card is drawn face down; its back and the next one's are open, hard cards show a question mark.
rule-CAR-10-2-2 = In turn you choose the row, or Andrew the main action of his card.
rule-CAR-10-2-3 = Andrew plays before you in every round.
rule-CAR-10-2-4 = At a donation event Andrew puts a disk on the donation of his card, or the card moves one to the right.
rule-CAR-10-2-5 = Human resources: Andrew's card moves to the right by its number.
rule-CAR-10-2-6 = Management: Andrew takes the lowest tiles of the printed kinds, none twice in a turn; each one missing moves his card.
rule-CAR-10-2-7 = Construction: Andrew puts a disk in each printed city, leftmost slot first; each one that cannot be placed moves his card.
rule-CAR-10-2-8 = Research: Andrew's disk advances in the printed region; each impossible step moves his card.
rule-CAR-10-2-9 = The card stays at the 10 VP card.
rule-CAR-10-2-10 = Then you resolve the event, use departments and activate.
rule-CAR-10-2-11 = At the end the marker advances, the card goes under its VP card, and the locomotive changes sides.
rule-CAR-10-2-12 = Andrew first resolves the event, then the kind of action of the chosen row, whoever chose it.
rule-CAR-10-3-1 = Andrew scores his cards, 2 VP for each department, 6 for each last transport space, and his projects; no links.
rule-CAR-10-3-2 = His donations are counted on your company; what you have left must be spent on his welfare donations.
rule-CAR-10-3-3 = The higher total wins.
