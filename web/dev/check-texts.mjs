/** Checks that every language says the same things, and that the pages ask for nothing that is not written. */
import { FluentResource } from '@fluent/bundle'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const GAMES = '../src/magnate/games'
const LANGUAGES = ['en', 'ru', 'ja']
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

const files = readdirSync('src', { recursive: true }).map(String)
const frame = compare('src/text')
const games = readdirSync(GAMES).filter((name) => existsSync(`${GAMES}/${name}/text`))
for (const game of games) {
  const rules = compare(`${GAMES}/${game}/text`)
  const page = existsSync(`${GAMES}/${game}/text/page`) ? compare(`${GAMES}/${game}/text/page`) : []
  for (const key of page) if (rules.has(key)) failures.push(`${game}: the page words ${key} again`)
  const known = new Set([...frame, ...rules, ...page])
  for (const path of files.filter(
    (name) => name.startsWith(`games/${game}/`) && /\.(svelte|ts)$/.test(name),
  )) {
    const source = readFileSync(`src/${path}`, 'utf8')
    for (const [, key] of source.matchAll(/\btable\.text\(\s*'([\w-]+)'/g)) {
      if (!known.has(key)) failures.push(`src/${path} asks for ${key}`)
    }
  }
}

for (const path of files.filter((name) => /^(lib|start|table|App).*\.(svelte|ts)$/.test(name))) {
  const source = readFileSync(`src/${path}`, 'utf8')
  for (const [, key] of source.matchAll(/\bt\(\s*'([a-z-]+)'/g)) {
    if (!frame.has(key)) failures.push(`src/${path} asks for ${key}`)
  }
}

for (const failure of failures) console.error(failure)
console.log(
  failures.length
    ? `${failures.length} texts are wrong`
    : `the texts of the frame and ${games.length} games agree`,
)
process.exitCode = failures.length ? 1 : 0
