# What the lessons and the coach say; each step at most 25 words with its task.

## How points are made
lesson-points = How points are made
    .about = Places in the regions, and achievements at the end.
lesson-points-supply = Most points win; in each region the most influence pays most. Bo is already strong in Western Honshu.
    .title = A place in a region
    .do = Supply a city elsewhere.
lesson-points-supply-third = Behind Bo you are only third here: { $yours } points instead of { $best }.
lesson-points-cubes = More cubes allow a higher influence tile.
    .title = Goods become influence
    .do = Give both cubes.
lesson-points-cubes-one = One cube allows only the lowest tile, and the other cube stays behind.
lesson-points-place = Scored now, you would get { $points }: second, after the foreign companies in the open slots. There are three scorings.
    .title = Three scorings
lesson-points-end = At the very end your achievements pay: each one’s points times its multiplier.
    .title = Achievements
lesson-points-alone = In Western Honshu Bo is just ahead of you. A train adds influence where you have a tile.
    .title = Your choice
    .do = Overtake Bo there.
lesson-points-alone-done = Ahead of Bo. Tiles and trains together decide a region.
lesson-points-alone-missed = Bo is still ahead. Trains are in the fourth slot; build in Western Honshu.

## A whole turn
lesson-turn = A whole turn
    .about = A worker, an action, and a colour to mind.
lesson-turn-worker = On your turn you take a worker and do an action of its slot. Invest builds a factory.
    .title = Take a worker
    .do = Take one from the second slot.
lesson-turn-worker-later = That works too. But everything begins with a factory: Invest, in the second slot.
lesson-turn-worker-consolidate = You have no workers yet: this would bring nothing new.
lesson-turn-factory = Silk and paper need the least knowledge; your blueprint makes up what is missing. Every tile has its own bonus.
    .title = Build a factory
    .do = Build one for silk.
lesson-turn-factory-paper = Just as good. This lesson goes on with silk.
lesson-turn-produce = Produce, in the first slot, turns coal into a good. Each colour among your workers costs ¥{ $wage } in wages later.
    .title = Mind the colour
    .do = Produce, still with one colour.
lesson-turn-produce-done = A good is made, and two workers of one colour cost no more than one.
lesson-turn-produce-missed = Take a red worker from the first slot, as your first was red, then choose Produce.
lesson-turn-alone = Your factory holds a good. Local Market brings it to a city that wants it.
    .title = A turn of your own
    .do = Place an influence tile.
lesson-turn-alone-done = Your first influence, and the region’s bonus with it.
lesson-turn-alone-missed = No tile on the map yet. Local Market is the fifth slot.

## Workers and consolidating
lesson-workers = Workers and consolidating
    .about = Wages, a new budget, and the Emperor’s reward.
lesson-workers-third = Consolidating with three or more workers brings a reward of the Emperor. You have two, both red.
    .title = One more first
    .do = Take a red one, and produce.
lesson-workers-third-early = With two workers there is no reward.
lesson-workers-third-mines = Red too. But Mines costs your last yen, while your coal lies unused.
lesson-workers-third-colour = A second colour: wages twice as high.
lesson-workers-consolidate = Yen and coal are nearly gone. Now you discard what is left and take what your money and coal markers say.
    .title = A new budget
    .do = Consolidate.
lesson-workers-consolidate-poor = Possible, for a higher reward. But with so little money the next actions are small, and a new colour costs wages.
lesson-workers-reward = A reward brings a bonus at once, and multiplies one achievement at the end. Most count only so.
    .title = The Emperor’s reward
    .do = Take one, and choose its achievement.
lesson-workers-reward-done = The multiplier lies there for good. More workers allow higher ones.
lesson-workers-reward-missed = Choose a reward, then an achievement for it.
lesson-workers-paid = Wages for one colour are paid, and your workers are back in the bag. That leaves ¥{ $yen }.
    .title = Wages
lesson-workers-alone = Again two red workers. Four of them would mean a higher reward.
    .title = All of one colour
    .do = Get four, with wages of at most ¥{ $goal }.
lesson-workers-alone-done = Four workers, wages for one: a strong moment to consolidate.
lesson-workers-alone-missed = Not four for ¥{ $goal }. Look where red workers stand, and what you can pay there.

## Factories and goods
lesson-factories = Factories and goods
    .about = Machinery, coal, knowledge and contracts.
lesson-factories-machine = A factory makes one cube a run. A machine adds to it, every time.
    .title = A better factory
    .do = Choose Machinery.
lesson-factories-machine-train = A train helps in a region, but the factory goes on making { $yours } instead of { $best }.
lesson-factories-run = A run costs coal, and your coal just suffices. Produce is in the first slot.
    .title = Run it
    .do = Have { $goal } silk in store.
lesson-factories-run-done = The machine worked too: more goods for the same coal.
lesson-factories-run-missed = Not { $goal } silk. Take the white worker from the first slot, then Produce.
lesson-factories-stock = { $stock } silk in store. Goods stay when you consolidate; coal comes back only then.
    .title = Goods stay
lesson-factories-levels = Bento and clocks need more knowledge, and more coal. In the cities each cube of them is worth more influence.
    .title = Better goods
lesson-factories-alone = Goods have a second use: Export fulfils contracts, for money or points. Every number takes another good.
    .title = Contracts
    .do = Fulfil a contract.
lesson-factories-alone-done = Paid. Most contracts also raise your money marker: every later budget is larger.
lesson-factories-alone-missed = No contract yet. Export is the second slot.

## Influence and scorings
lesson-influence = Influence and scorings
    .about = Trains, foreign companies, ships, and when it counts.
lesson-influence-cover = Your trains in Eastern Honshu count only beside a tile. A tile also covers a foreign company’s number.
    .title = Cover a number
    .do = Become first there.
lesson-influence-cover-zero = You cover a zero; the foreign companies stay ahead: { $yours } instead of { $best }.
lesson-influence-cover-alone = Here no train helps you: { $yours } instead of { $best }.
lesson-influence-cubes = A lower tile is beaten sooner: a higher one on the same slot sends it back.
    .title = High enough
    .do = Give both cubes.
lesson-influence-cubes-one = A tile of one would do today, but a tile of two would already replace it.
lesson-influence-first = First in Eastern Honshu: { $points } points if it were scored now. What foreign companies win, nobody gets.
    .title = First place
lesson-influence-scorings = When slot and rows run empty, new workers come and the marker moves. At the gates all regions score, each time higher.
    .title = When it counts
lesson-influence-alone = Ships add points where you are first or second.
    .title = Ships
    .do = Get { $goal } points more from a ship at the next scoring.
lesson-influence-alone-done = A ship in the right region, paid again at every scoring.
lesson-influence-alone-missed = No ship pays yet. Ships are in the third slot, and you lead only one region.

## The coach, once for each kind of decision
coach-turn = Look for an action you need now in a colour you already have. Consolidate when money runs short, best with many workers in few colours.
coach-action = Only one of the two. Ask what your next turns will lack: goods, money, coal or knowledge.
coach-steps = Each further step costs more than the one before. Knowledge opens better factories; coal lets more of them run.
coach-run = Unused coal is lost when you consolidate, goods are not. Full stores make nothing more.
coach-contract = Contracts pay once, but steps of the money marker raise every later budget. Early ones are worth most.
coach-pay = Give the good that cities want least. Every number of the contract takes another one.
coach-tile = Think of the cities: which goods do they want where you can win? Then look at the bonus of the tile.
coach-upgrade = A machine works at every run for the same coal. Upgrade what you run most.
coach-train = A train counts only where you have an influence tile, or soon will. It decides close regions.
coach-ship = A ship pays at every scoring where you are first or second. Early, and in a safe region, it pays more often.
coach-bonus = Take what your next turn lacks most.
coach-market = Compare the regions above: where does a tile change a place? Covering a high number weakens the foreign companies.
coach-cubes = Give as many as the place needs. What remains can go to another city of the region, or to a contract.
coach-influence = A higher tile is harder to replace. But you have each only once or twice.
coach-back = The city is full: one of its lowest tiles goes back to its owner. Choose whose loss suits you.
coach-reward = Prefer the multiplier to the bonus, unless you are out of money or coal. High ones run out.
coach-achievement = It stays there for good. Choose what you will go on doing anyway.
coach-end = Three blueprints are a step on any track. Keep them if a better factory needs them soon.

## The game in a minute
minute-aim = Make the most points: from influence in four regions, scored three times, and from your achievements at the end.
    .title = Aim
minute-turn = Take a worker and do one action of its slot. Or consolidate: money and coal anew, a reward, wages for every colour.
    .title = Your turn
minute-round = Factories turn coal into goods; goods become influence in cities, or money by contracts. The third scoring of the regions ends the game.
    .title = Course and end
minute-points-regions = Regions
minute-points-ships = Ships
minute-points-achievements = Achievements
minute-points-contracts = Contracts
minute-points-other = Start and bonuses

## The key to the symbols
key-counted = What is counted
key-cube = A cube on a factory: one good in store
key-vp = Points
key-goods = Goods
key-level = level { $n }
key-workers = Workers
key-board = On the board
key-gate = A scoring of all regions; in a region, the points if it were scored now
key-prizes = Points for first, second and third place in that scoring
key-seal = Influence tiles, and influence in a region
key-train = On a train: influence it adds; on a ship: points
key-bag = Workers left in the bag
key-multiplier = Multiplier of a reward: times the achievement it is put on
key-own = On your board
key-machine = Machinery: goods more at each run
key-no-machine = No machinery yet
key-lasting = Synergy that lasts
key-once = Synergy taken once, when built
key-contract = Numbers are cubes, each of another good; below them the pay
key-ran = Has run in this action
