/**
 * Makes the types of everything the server says, from the JSON Schemas that the server prints of its own types.
 * With `--check` it writes nothing and fails where a file differs.
 */
import { compile } from 'json-schema-to-typescript'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

const WEB = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const OWN = resolve(WEB, '../.venv/bin/python')
const PYTHON = process.env.PYTHON ?? (existsSync(OWN) ? OWN : 'python3')
const HEAD = '/** Made from the types of the server by `npm run types`; change those. */'
const OPTIONS = {
  bannerComment: '',
  format: false,
  maxItems: 3,
  unknownAny: true,
  unreachableDefinitions: true,
}

/** The generator says of every definition where it stands; nobody needs to know. */
const clean = (code) =>
  code
    .replaceAll(/(?:^ \* *\n)?^ \* This interface was referenced by .*\n(?:^ \* via the .*\n)?/gm, '')
    .replaceAll(/^\/\*\*\n \*\/\n/gm, '')
    .replaceAll(/^\/\*\*\n \* (.*)\n \*\/$/gm, '\n/** $1 */')

const check = process.argv.includes('--check')
const printed = execFileSync(PYTHON, ['-m', 'magnate.server.schemas'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 24,
})
const differing = []
for (const [name, schema] of Object.entries(JSON.parse(printed))) {
  const path = resolve(WEB, 'src', `${name}.gen.ts`)
  if (!existsSync(dirname(path))) continue // a game without a board of its own
  const code = `${HEAD}\n\n${clean(await compile(schema, schema.title, OPTIONS))}`
  const wanted = await format(code, { ...(await resolveConfig(path)), parser: 'typescript' })
  if (existsSync(path) && readFileSync(path, 'utf8') === wanted) continue
  differing.push(name)
  if (!check) writeFileSync(path, wanted)
}

if (check && differing.length) {
  console.error(`${differing.join(', ')}: not what the server says now; run \`npm run types\``)
  process.exitCode = 1
} else {
  console.log(differing.length ? `written: ${differing.join(', ')}` : 'the types are what the server says')
}
