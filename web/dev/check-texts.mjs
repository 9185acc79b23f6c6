/** Checks that every language says the same things, and that the pages ask for nothing that is not written. */
import { FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const GAMES = '../src/magnate/games'
const LANGUAGES = ['en', 'ru', 'ja']
/** What a game may say in its own way on the pages of the frame; nothing else that both would mean by one name. */
const OWN_WAY = new Set(['confirm-turn', 'workshop-progress'])
const failures = []

function keysOf(path) {
  const resource = new FluentResource(readFileSync(path, 'utf8'))
  return new Set(
    resource.body.flatMap((entry) => [
      entry.id,
      ...Object.keys(entry.attributes).map((name) => `${entry.id}.${name}`),
    ]),
  )
}

function compare(folder) {
  const [first, ...others] = LANGUAGES.map((language) => ({
    language,
    keys: keysOf(`${folder}/${language}.ftl`),
  }))
  for (const { language, keys } of others) {
    for (const key of first.keys) if (!keys.has(key)) failures.push(`${folder}/${language}.ftl lacks ${key}`)
    for (const key of keys)
      if (!first.keys.has(key)) failures.push(`${folder}/${first.language}.ftl lacks ${key}`)
  }
  return first.keys
}

/** The keys that a file asks for by name: `t('close')`, `table.text('deck')`, `{ key: 'sen-status' }`. */
function asked(path) {
  const source = readFileSync(`src/${path}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  const calls = source.matchAll(/\b(?:t|text|tip)\(\s*'([a-z][a-z0-9-]*)'\s*[,)]|\bkey: '([a-z][a-z0-9-]*)'/g)
  return [...calls].map(([, called, named]) => called ?? named)
}

const files = readdirSync('src', { recursive: true }).map(String)
/** The words of the frame, and those that a part of it keeps in a folder of its own: said once. */
const frame = compare('src/text')
for (const part of readdirSync('src/text', { withFileTypes: true }).filter((entry) => entry.isDirectory()))
  for (const key of compare(`src/text/${part.name}`)) {
    if (frame.has(key)) failures.push(`src/text/${part.name} words ${key} again`)
    frame.add(key)
  }
const games = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/text`))
/** What a game's board can ask for: the words of its rules, those of its page, those of the frame. */
const written = new Map()
for (const game of games) {
  const rules = compare(`${GAMES}/${game}/text`)
  const page = existsSync(`${GAMES}/${game}/text/page`) ? compare(`${GAMES}/${game}/text/page`) : []
  const values = existsSync(`${GAMES}/${game}/text/workshop`) ? compare(`${GAMES}/${game}/text/workshop`) : []
  for (const key of [...page, ...values])
    if (rules.has(key)) failures.push(`${game}: the page words ${key} again`)
  const lessons = `${GAMES}/${game}/lessons/${LANGUAGES[0]}.ftl`
  for (const key of [...rules, ...page, ...values, ...(existsSync(lessons) ? keysOf(lessons) : [])])
    if (frame.has(key) && !OWN_WAY.has(key)) failures.push(`${game} words ${key} of the frame anew`)
  written.set(game, new Set([...frame, ...rules, ...page, ...values]))
}
const everywhere = new Set(['title', ...frame])

for (const path of files.filter((name) => /\.(svelte|ts)$/.test(name))) {
  const [, game] = /^games\/([^/]+)\//.exec(path) ?? []
  const keys = written.get(game) ?? everywhere
  for (const key of asked(path)) if (!keys.has(key)) failures.push(`src/${path} asks for ${key}`)
}

for (const failure of failures) console.error(failure)
console.log(
  failures.length
    ? `${failures.length} texts are wrong`
    : `the texts of the frame and ${games.length} games agree`,
)
process.exitCode = failures.length ? 1 : 0
