// Measures what each screen fetches before it answers input, and fails when a budget is exceeded, naming the largest parts. Reads the
// build's manifest: `npm run build && node web/tools/budget.ts [dist]`.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Manifest, build } from 'vite'
import {
  type Budget,
  LAZY_CHUNK_KILOBYTES,
  budgets as ofVisitors,
  checkoutPage,
  customerPortal,
  lazyChunkExceptions,
  requestForm,
} from '../budgets.ts'
import { partsOf } from './parts.ts'

const web = path.resolve(import.meta.dirname, '..')
const dist = path.resolve(process.argv[2] ?? path.join(web, 'dist'))
/** The English messages of visitors: every address fetches them in one language. */
const ALWAYS = ['virtual:messages/en/public']
/** Number of parts listed when a budget is exceeded. */
const NAMED_PARTS = 12

const manifestFile = path.join(dist, '.vite/manifest.json')
if (!existsSync(manifestFile)) await build({ configFile: path.join(web, 'vite.config.ts'), logLevel: 'error' })

/** The result of a build: its chunks, their files and sizes. */
function openBuild(dist: string) {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find(key => manifest[key]?.isEntry)
  if (entry === undefined) throw new Error(`the build in ${dist} has no entry`)

  const sizes = new Map<string, number>()
  /** Gzipped size of a file in bytes. */
  function sizeOf(file: string): number {
    const known = sizes.get(file)
    if (known !== undefined) return known
    const size = gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
    sizes.set(file, size)
    return size
  }

  function keyOf(module: string): string {
    const key = Object.keys(manifest).find(name => name.endsWith(module))
    if (key === undefined) throw new Error(`the build has no chunk for ${module}: correct the budgets that name it`)
    return key
  }

  /** A chunk, its imports and their styles. */
  function filesOf(key: string, files = new Set<string>(), seen = new Set<string>()): Set<string> {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return files
    seen.add(key)
    files.add(chunk.file)
    for (const css of chunk.css ?? []) files.add(css)
    for (const imported of chunk.imports ?? []) filesOf(imported, files, seen)
    return files
  }

  /** Lists the largest packages and folders; a script's gzip size is divided in proportion to characters. */
  function largestParts(files: Iterable<string>): string[] {
    const weights = new Map<string, number>()
    for (const file of files) {
      const mapped = partsOf(path.join(dist, file))
      const parts = mapped.size > 0 ? mapped : new Map([[path.basename(file), 1]])
      const characters = [...parts.values()].reduce((sum, length) => sum + length, 0)
      for (const [part, length] of parts)
        weights.set(part, (weights.get(part) ?? 0) + (length / characters) * sizeOf(file))
    }
    return [...weights]
      .sort(([, a], [, b]) => b - a)
      .slice(0, NAMED_PARTS)
      .map(([part, weight]) => `         ${inKilobytes(weight).padStart(6)} kB ${part}`)
  }

  return { manifest, entry, sizeOf, keyOf, filesOf, largestParts }
}

type Build = ReturnType<typeof openBuild>
const application = openBuild(dist)
const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
let failed = false
function fail({ largestParts }: Build, line: string, files: Iterable<string>): void {
  failed = true
  console.log([`FAILED ${line}`, ...largestParts(files)].join('\n'))
}

const ofFeatures = await Promise.all(
  globSync('pages/organization/*/budgets.ts', { cwd: web })
    .toSorted()
    .map(async (file): Promise<{ budgets: readonly Budget[] }> => import(path.join(web, file))),
)

/** The routes of a feature, if they are in a separate file. */
const routesOf = ({ manifest }: Build, feature: string | undefined) =>
  Object.keys(manifest).filter(key => feature !== undefined && key === `pages/organization/${feature}/routes.tsx`)

/** Checks that a first visit stays within its budget. */
function judge(build: Build, { path: address, feature, modules, kilobytes }: Budget): void {
  const { entry, keyOf, filesOf, sizeOf } = build
  const files = new Set(
    [entry, ...[...ALWAYS, ...modules].map(keyOf), ...routesOf(build, feature)].flatMap(key => [...filesOf(key)]),
  )
  const size = [...files].reduce((sum, file) => sum + sizeOf(file), 0)
  const line = `${address.padEnd(32)} ${inKilobytes(size).padStart(6)} of ${kilobytes} kB in ${files.size} files`
  if (size <= kilobytes * 1000) console.log(`ok     ${line}`)
  else fail(build, line, files)
}

for (const budget of [...ofVisitors, ...ofFeatures.flatMap(({ budgets }) => budgets)]) judge(application, budget)
judge(openBuild(path.join(dist, 'customer')), requestForm)
judge(openBuild(path.join(dist, 'portal')), customerPortal)
judge(openBuild(path.join(dist, 'payer')), checkoutPage)

const { manifest, keyOf, filesOf, sizeOf, entry } = application
const eager = filesOf(entry)
const later = new Set(Object.values(manifest).map(({ file }) => file))
const exceptions = new Map(
  lazyChunkExceptions.map(({ module, kilobytes }) => [manifest[keyOf(module)]?.file, kilobytes]),
)
for (const file of later.difference(eager)) {
  const kilobytes = exceptions.get(file) ?? LAZY_CHUNK_KILOBYTES
  if (!file.endsWith('.js') || sizeOf(file) <= kilobytes * 1000) continue
  fail(application, `${file} is ${inKilobytes(sizeOf(file))} kB, over ${kilobytes} kB for a chunk fetched later`, [
    file,
  ])
}
process.exit(failed ? 1 : 0)
