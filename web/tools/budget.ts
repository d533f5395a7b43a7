// Measures what each screen fetches before it answers input, and fails when a budget is passed. Reads the build's manifest:
// `npm run build && node web/tools/budget.ts [dist]`.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, build } from 'vite'
import { LAZY_CHUNK_KILOBYTES, budgets } from '../budgets.ts'

const web = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(process.argv[2] ?? path.join(web, 'dist'))
/** The English messages of visitors: every address fetches those of one language. */
const ALWAYS = ['virtual:messages/en/public']

const manifestFile = path.join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) await build({ configFile: path.join(web, 'vite.config.ts'), logLevel: 'error' })
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))

const sizes = new Map<string, number>()
function gzipSize(file: string): number {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

function keyOf(module: string): string {
  const key = Object.keys(manifest).find(name => name.endsWith(module))
  if (key === undefined) throw new Error(`the build has no chunk for ${module}: correct web/budgets.ts`)
  return key
}

/** A chunk, what it imports, and their styles. */
function filesOf(key: string, files = new Set<string>(), seen = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (chunk === undefined || seen.has(key)) return files
  seen.add(key)
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) filesOf(imported, files, seen)
  return files
}

const kilobytes = (bytes: number) => bytes / 1000
const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry)
if (entry === undefined) throw new Error('the build has no entry')

let failed = false
for (const { path: address, modules, kilobytes: limit } of budgets) {
  const files = new Set([entry, ...[...ALWAYS, ...modules].map(keyOf)].flatMap(key => [...filesOf(key)]))
  const size = kilobytes([...files].reduce((sum, file) => sum + gzipSize(file), 0))
  const ok = size <= limit
  failed ||= !ok
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${address.padEnd(32)} ${size.toFixed(1).padStart(6)} of ${limit} kB`)
}

const eager = filesOf(entry)
for (const { file } of Object.values(manifest)) {
  if (!file.endsWith('.js') || eager.has(file)) continue
  const size = kilobytes(gzipSize(file))
  if (size <= LAZY_CHUNK_KILOBYTES || file.includes('hooks')) continue
  failed = true
  console.log(`FAILED ${file} is ${size.toFixed(1)} kB, over ${LAZY_CHUNK_KILOBYTES} kB for a chunk fetched later`)
}
process.exit(failed ? 1 : 0)
