// Removes documents that no artifact refers to any more from the trusted documents: the compiler only adds, and the server would keep
// trusting them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const ARTIFACTS = 'web/__generated__'
const PERSISTED = 'web/relay/persisted.json'

const named = new Set(
  readdirSync(ARTIFACTS).flatMap(file => {
    const text = readFileSync(join(ARTIFACTS, file), 'utf8')
    return [...text.matchAll(/"id": "([0-9a-f]{32,64})"/g)].flatMap(([, id]) => (id === undefined ? [] : [id]))
  }),
)
const documents = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(PERSISTED, 'utf8')))
const missing = [...named].filter(id => !(id in documents))
if (missing.length > 0)
  throw new Error(`${PERSISTED} lacks ${missing.length} documents: remove ${ARTIFACTS} and run this again`)
const kept = Object.entries(documents).filter(([id]) => named.has(id))
const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
writeFileSync(PERSISTED, `${JSON.stringify(sorted, null, 2)}\n`)
