/** Checks that every language says the same things, and that the pages ask for nothing that is not written. */
import { FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'

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
const texts = files.filter((path) => path.endsWith('text/en.ftl') || path === 'text/en.ftl')
const known = new Map(texts.map((path) => [path, compare(`src/${path.replace('/en.ftl', '')}`)]))
const frame = known.get('text/en.ftl')

for (const path of files.filter((name) => /^(lib|start|table|App).*\.(svelte|ts)$/.test(name))) {
  const source = readFileSync(`src/${path}`, 'utf8')
  for (const [, key] of source.matchAll(/\bt\(\s*'([a-z-]+)'/g)) {
    if (!frame.has(key)) failures.push(`src/${path} asks for ${key}`)
  }
}

for (const failure of failures) console.error(failure)
console.log(failures.length ? `${failures.length} texts are wrong` : `${known.size} sets of texts agree`)
process.exitCode = failures.length ? 1 : 0
