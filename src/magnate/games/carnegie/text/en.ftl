title = Carnegie
pitch = Send clerks across America, then give it all away.

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
project-housing = housing
project-commerce = commerce
project-industry = industry
project-infrastructure = infrastructure
level-cart = cart
level-stagecoach = stagecoach
level-railroad = railroad
side-A = A
side-B = B
face-front = front
face-back = back

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
ask-donate = Make a donation for { $cost } dollars?
    .wait = may donate for { $cost } dollars
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
ask-top = Whose donation do you join for { $cost } dollars?
    .wait = joins a donation for { $cost } dollars
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
option-exchange =
    { $goods ->
        [one] Discard { $goods } goods for 1 dollar
       *[other] Discard { $goods } goods
    }
option-region = { $region }
option-share = { $n }
option-level = Space { NTH($n) }
option-place-stop = Place nobody else

## What happened
fact-timeline = { $row }: timeline tile { $tile }, { $face }.
fact-first = { $seat } takes the locomotive.
fact-side = { $seat } takes side { $side } of the { $tab } tab.
fact-neutral-city = A neutral disk in { $city }.
fact-neutral-donation = A neutral disk on { $donation }.
fact-reserve = { $seat } reserves { $department }.
fact-round = Round { $round } begins.
fact-row = { $seat } chooses { $row }.
fact-andrew-row = Andrew chooses { $row }.
fact-turned = The marker of { $row } is turned over.
fact-event-income = Event: income from the { $region }.
fact-event-donation = Event: donations.
fact-event-both = Event: income from the { $region } and donations.
fact-return =
    { $n ->
        [one] { $seat } brings { $n } employee home from the { $region }.
       *[other] { $seat } brings { $n } employees home from the { $region }.
    }
fact-stay = { $seat } leaves everybody in the { $region }.
fact-gain = { $seat } receives{ $money ->
    [0] {""}
   *[other] {" "}· ${ $money }
}{ $goods ->
    [0] {""}
   *[other] {" "}· { $goods } goods
}{ $points ->
    [0] {""}
   *[other] {" "}· { $points } VP
}{ $rp ->
    [0] {""}
   *[other] {" "}· { $rp } RP
}{ $hired ->
    [0] {""}
   *[other] {" "}· new employees: { $hired }
}{ $moves ->
    [0] {""}
   *[other] {" "}· moves: { $moves }
}
fact-exchange = { $seat } discards 1 goods for 1 dollar.
fact-discard = { $seat } discards { $n } goods for dollars.
fact-donate = { $seat } donates { $cost } dollars to { $donation }.
fact-top = { $seat } donates { $cost } dollars on top of { $donation }.
fact-choice = { $seat } plays the action choice tile: { $action }.
fact-move =
    { $n ->
        [0] { $seat } moves nobody.
        [one] { $seat } moves employees by { $n } step.
       *[other] { $seat } moves employees by { $n } steps.
    }
fact-mission = { $seat } sends an employee to the { $region }.
fact-use = { $seat } uses { $department }.
fact-build = { $seat } builds { $department }.
fact-bring = { $seat } moves an employee into { $department }.
fact-project = { $seat } builds { $project } in { $city }.
fact-slide = { $seat } slides the { $project } tab.
fact-advance = { $seat } advances transport in the { $region } to space { NTH($space) }.
fact-activate =
    { $n ->
        [one] { $seat } activates { $n } employee for { $cost } dollars.
       *[other] { $seat } activates { $n } employees for { $cost } dollars.
    }
fact-payroll = { $seat }: Payroll Management, { $points } VP.
fact-final = { $seat }: { $source }, { $points } VP.
fact-andrew-card = Andrew reveals { $card }.
fact-andrew-shift = Andrew's card moves to the { $points } VP card.
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
