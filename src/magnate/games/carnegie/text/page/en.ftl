# Words on Carnegie's table; the texts of the rules themselves are elsewhere.

car-status = Round { $round } of { $rounds }
car-status-setup = Set-up

## Labels of the drawings
car-label-board = Map, timeline and donations
car-label-mine = Company of { $name }
car-map = Map
car-timeline = Timeline
car-choose-row = choose one row
car-choose = Choose
car-departments = Departments
car-departments-left =
    { $n ->
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
car-links = Links
car-links-note = lowest level
car-projects-note = goods
car-holdings = Holdings
car-tray = Ways to go on
car-your-company = Your company
car-company-of = { $name }
car-zoom-in = Zoom in
car-zoom-out = Zoom out

## Short names
car-region-midwest = Midwest
car-tile-west = West
car-tile-midwest = Mid
car-tile-east = East
car-tile-south = South
car-project-housing = Housing
car-project-commerce = Commerce
car-project-industry = Industry
car-project-infrastructure = Infrastructure
car-action-human_resources = HR
car-action-management = Management
car-action-construction = Construction
car-action-research = R&D
car-row-research = Research
car-column-education = Education
car-column-human_rights = Rights
car-column-welfare = Welfare
car-column-health = Health
car-any = any
car-department-hr_office = Human Resources
car-department-commerce_and_finance = Commerce & Finance
car-narrow-hr_office = HR
car-narrow-commerce_and_finance = Finance
car-narrow-strategic_planning = Planning
car-department-research_office = R & D
car-department-training_and_partnerships = Training
car-department-safety_and_quality = Safety
car-department-property_management = Property Mgmt
car-department-construction_outsourcing = Outsourcing
car-department-advanced_research = Adv. Research
car-department-advanced_design = Adv. Design
car-department-charitable_giving = Charity
car-department-telegraph_operators = Telegraph
car-department-hr_administration = HR Admin.
car-department-corporate_communication = Corp. Comms
car-department-payroll_management = Payroll
car-department-production_lines = Production
car-department-political_lobbying = Lobbying
car-department-rd_coordination = R&D Coord.
car-department-knowledge_sharing = Knowledge
car-department-network_of_libraries = Libraries

## Events
car-event-income = { $region } income
car-event-donation = Donation
car-event-both = { $region } income and donation
car-event-both-brief = { $region } + donation
car-row-done = all spaces used
car-row-done-says = All events of this row have been. It may still be chosen for its departments: then the next row below that can advance gives the event.
car-space-says = { $row }, space { $n }
car-space-used = { $row }, space { $n }: used up
car-marker = Action marker
car-marker-says = It advances one space at the end of a round in which its row gave the event.
car-then-human_resources = then moves
car-then-management = then Management
car-then-construction = then Construction
car-then-research = then research
car-nobody-there = nobody there
car-may-donate = may donate
car-cannot-donate = cannot pay

## Gains
car-or = or

## Departments
car-of-type = { $type } department
car-lobby-says = New and returning employees arrive here and lie down.
car-workplaces = To activate an employee: { $costs }
car-extra-goods =
    { $n ->
        [one] Costs { $n } good more to build.
       *[other] Costs { $n } goods more to build.
    }
car-effect-mission = mission
car-effect-pay = pay { $pay }
car-effect-pay-times = up to { $times } times: pay { $pay }
car-effect-gain-each = { $gain } each
car-effect-either = for every project in one region { $gain } or { $other }
car-effect-project = build a project
car-effect-department = build a department
car-effect-donation = donate on top of a rival's donation
car-effect-place = put employees anywhere in the company
car-effect-region = choose a region
car-effect-per-active_pair = { $gain } for every two active employees
car-effect-per-department = { $gain } for every department of this type
car-ongoing-second_lobby = Always: a second lobby for hired and returning employees.
car-ongoing-bring_employee = While active: move one employee into each newly built department.
car-ongoing-cheap_donations = While active: donations cost 3, 6, 9… dollars instead of 5, 10, 15…
car-ongoing-cheap_transport = While active: every transport step costs 1 research point less, at least 1.
car-ongoing-diagonal_moves = While active: employees also move diagonally.
car-ongoing-payroll = While active: pay 2 dollars more for 1 VP, or 1 dollar and lose 1 VP, when activating.
car-ongoing-any_slot = While active: projects may be built in slots of any type; a fitting slot or a small city gives 1 VP.
car-ongoing-archives = While active: a lower transport income may be taken, and a taken last space entered.
car-final-green_spaces = At the end, with somebody active here: 2 VP for every empty cell.
car-final-public_relations = At the end, with somebody active here: 2 VP for every project in your best region.
car-final-post_office = At the end, with somebody active here: 1 link point more; 6 points are worth 9 VP more.
car-final-network_of_libraries = At the end, with somebody active here: 4 VP for every project in your weakest region.
car-short-project = project
car-short-department = department
car-short-donation = on a rival’s
car-short-place = place clerks
car-short-second_lobby = second lobby
car-short-bring_employee = 1 clerk into new
car-short-cheap_donations = $3 not $5
car-short-cheap_transport = transport −1
car-short-diagonal_moves = diagonal moves
car-short-payroll = pay ± for VP
car-short-any_slot = any slot
car-short-archives = lower income
car-short-per-active_pair = per 2 active
car-short-per-department = per dept.
car-short-per-region = each
car-short-final-green_spaces = 2 VP / empty cell
car-short-final-public_relations = 2 VP / best region
car-short-final-post_office = +1 link
car-short-final-network_of_libraries = 4 VP / weakest
car-market-left =
    { $n ->
        [0] No tile left
        [one] { $n } tile left
       *[other] { $n } tiles left
    }
car-market-gone = { $name }: gone
car-market-owners = In the company of { $who }

## The company
car-free-cell = Free cell
car-free-cell-says = A department can be built here: { $vp } VP at the end.
car-room-staff = { $active } active, { $idle } inactive
car-room-vp = { $vp } VP at the end
car-floor-vp = A department built on this floor is worth { $vp } VP at the end.
car-tab-open = Built: collected with every income.
car-tab-disk = A disk waits to be built.
car-tab-closed = Collected once a project has been built from here.
car-tab-blank = Nothing here.
car-tab-end =
    { $vp ->
        [one] { $vp } VP at the end
       *[other] { $vp } VP at the end
    }
car-tab-cap = Donations may score { $n } VP more.
car-tab-slide =
    { $n ->
        [one] { $n } research point to slide this far
       *[other] { $n } research points to slide this far
    }
car-tab-side = Side { $side }
car-tab-unchosen = side not chosen yet
car-project-cost =
    { $n ->
        [one] Costs { $n } good to build
       *[other] Costs { $n } goods to build
    }
car-dollars = Dollars
car-goods = Goods
car-goods-says = 1 good can be sold for 1 dollar at any time.
car-disks-left =
    { $n ->
        [one] { $n } disk in the supply
       *[other] { $n } disks in the supply
    }
car-unhired =
    { $n ->
        [one] { $n } employee to hire
       *[other] { $n } employees to hire
    }
car-next-donation = Donation { $n } costs { $cost } dollars
car-next-donation-short = your { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] next
} costs ${ $cost }
car-cap-now = A donation scores at most { $n } VP.
car-forecast = If the game ended now
car-if-ended = if it ended now
car-ended = final points
car-reserved = reserved
car-reserved-says = Reserved in set-up: the first department to be built.
car-choice-tile = Action choice
car-choice-says = Once, when not leading: use departments of another type. Unused it is worth 3 VP.
car-staff = { $active } active, { $idle } inactive, { $away } on a mission; { $hired } hired
car-count-projects =
    { $n ->
        [one] { $n } project built
       *[other] { $n } projects built
    }
car-count-departments =
    { $n ->
        [one] { $n } department built
       *[other] { $n } departments built
    }
car-count-donations =
    { $n ->
        [one] { $n } donation
       *[other] { $n } donations
    }
car-leads = Leads this round: chooses the row

## The map
car-any-project = any project
car-city-vp = { $n } VP for every project here
car-city-transport = Building here pays the transport income of the region.
car-city-links =
    { $n ->
        [one] Major city: { $n } link point
       *[other] Major city: { $n } link points
    }
car-mission-area = Mission area: { $region }
car-mission-there =
    { $n ->
        [one] { $name }: { $n } employee
       *[other] { $name }: { $n } employees
    }
car-mission-nobody = Nobody is here.
car-track-income = Each returning employee brings { $income }.
car-track-last = One player only; the first to arrive receives { $reward }.
car-track-cost =
    { $n ->
        [one] { $n } research point to enter
       *[other] { $n } research points to enter
    }
car-level-says = The lowest level in the regions of linked major cities sets the points for links.
car-links-says = Join major cities by your own projects along the roads; points by link points and lowest transport level.
car-links-now = { $cities }: { $vp } VP
car-links-none = No two major cities are joined yet.
car-donation-taken = { $who }
car-donation-times = Up to { $n } times.
car-donate-ahead = costs ${ $cost }; scores { $now } VP now, at most { $most } ({ $change } in all)
car-donate-now = Scores { $now } VP now.
car-neutral = Neutral disk

## What a choice would do
car-hint-vp = { $n } VP at the end
car-hint-opens = opens
car-hint-transport = pays
car-hint-links = links { $vp } VP ({ $change })
car-hint-goods-left =
    { $n ->
        [one] { $n } good left
       *[other] { $n } goods left
    }
car-hint-to =
    { $cost ->
        [one] { $cost } move
       *[other] { $cost } moves
    }, { $left } left
car-hint-wakes = can be activated for ${ $cost }
car-hint-mission = sends the employee on a mission
car-hint-pay = costs
car-hint-closes = finishes { $department }
car-hint-rp = { $cost } research, { $left } left
car-hint-reward = and once
car-hint-activate = costs ${ $cost }, ${ $left } left
car-hint-build =
    { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }, { $vp } VP at the end
car-hint-lost =
    { $rp ->
        [0] { $moves ->
            [one] { $moves } move is lost
           *[other] { $moves } moves are lost
        }
       *[other] { $rp ->
            [one] { $rp } research point is lost
           *[other] { $rp } research points are lost
        }
    }
car-hint-discard =
    { $n ->
        [one] { $n } good is sold for a dollar
       *[other] { $n } goods are sold for dollars
    }
car-moves-left =
    { $n ->
        [one] { $n } move left
       *[other] { $n } moves left
    }
car-rp-left =
    { $n ->
        [one] { $n } research point left
       *[other] { $n } research points left
    }

## Andrew
car-difficulty-easy = easy
car-difficulty-normal = normal
car-difficulty-difficult = difficult
car-difficulty-expert = expert
car-andrew-you-lead = You choose the row
car-andrew-leads = Andrew chooses the row
car-andrew-cards-says = Cards tucked under each VP card; every card scores what stands above it.
car-andrew-shift = card +{ $n }
car-andrew-steps =
    { $n ->
        [one] { $region }: { $n } step
       *[other] { $region }: { $n } steps
    }
car-andrew-back = His card:
car-andrew-next = Next:
car-andrew-deck =
    { $n ->
        [one] { $n } card left
       *[other] { $n } cards left
    }
car-back-hard = hard card
car-andrew-cards = cards
car-andrew-departments = departments
car-andrew-transport = transport
car-andrew-projects = projects
car-andrew-donations = donations

car-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }

## Key
car-key = Key to the symbols
car-key-vp = victory points: at the end; at once
car-key-people = active employee; inactive
car-key-free = free work place, its price on the desk
car-key-mission = sends the employee on a mission
car-key-donation = donation
car-key-research = research point; pennants show its price
car-key-links = link points of a major city

# Short enough as they are
car-department-construction_office = { department-construction_office }
car-department-new_lobby = { department-new_lobby }
car-department-public_relations = { department-public_relations }
car-department-strategic_planning = { department-strategic_planning }
car-department-supply_chain = { department-supply_chain }
car-narrow-construction_office = { car-department-construction_office }
car-narrow-new_lobby = { car-department-new_lobby }

## What Confirm says
confirm-chosen-side = Confirm the side
confirm-chosen-first = Place the project
confirm-chosen-reserve = Reserve the department
confirm-chosen-row = Confirm the row
confirm-chosen-return = Confirm who comes home
confirm-chosen-donate = Confirm the donation
confirm-turn = End your action
confirm-reveal-card = Reveal Andrew’s card
confirm-reveal-back = End your action

## The components on the Edition tab
printed-game = The game
printed-pieces = Components
printed-setup = Set-up
printed-leftmost = Where a city is filled from
printed-cities = Cities
printed-roads = Roads
printed-transport = Transport
printed-donations = Donations
printed-links = Links between cities
printed-departments = Departments
printed-expansion = Expansion departments
printed-printed = Printed departments
printed-company = Company board
printed-tabs = Project tabs
printed-timeline = Timeline
printed-solo = Andrew
printed-scoring = Final scoring
printed-easy = easy
printed-normal = normal
printed-difficult = difficult
printed-expert = expert
printed-small = small
printed-medium = medium
printed-large = large
