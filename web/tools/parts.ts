// Who the bytes of a script belong to, read from its source map: what a missed budget is explained with.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

type SourceMap = { mappings: string; sources: readonly (string | null)[] }

/** Characters of a built script by package, and by folder for what is our own. Empty without a source map. */
export function partsOf(file: string): Map<string, number> {
  const parts = new Map<string, number>()
  const mapFile = `${file}.map`
  if (!existsSync(mapFile)) return parts
  const map: SourceMap = JSON.parse(readFileSync(mapFile, 'utf8'))
  const names = map.sources.map(source => partName(path.resolve(path.dirname(file), source ?? '')))
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const { line, column, until, source } of segments(map.mappings)) {
    const name = names[source] ?? 'of the bundler'
    const length = Math.min(until, lines[line]?.length ?? 0) - column
    parts.set(name, (parts.get(name) ?? 0) + length)
  }
  return parts
}

function partName(source: string): string {
  const [, inPackages] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (inPackages !== undefined) return inPackages
  const [, folder] = /\/(web\/(?:pages\/\w+\/\w+|\w+))/.exec(source) ?? []
  return folder ?? 'of the bundler'
}

type Segment = { line: number; column: number; until: number; source: number }

/** The mapped stretches of a script; `until` is open where the line ends. */
function* segments(mappings: string): Generator<Segment> {
  let source = 0
  for (const [line, text] of mappings.split(';').entries()) {
    let column = 0
    let open: Segment | null = null
    for (const [columns = 0, sources] of text.split(',').map(decode)) {
      column += columns
      if (open !== null) yield { ...open, until: column }
      open = null
      if (sources === undefined) continue
      source += sources
      open = { line, column, until: Infinity, source }
    }
    if (open !== null) yield open
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** Five bits a digit carry the value, the sixth says that it goes on. */
const BITS = 5
const MORE = 1 << BITS

/** Base64 numbers of variable length, lowest digit first, the sign in the lowest bit. */
function decode(text: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const character of text) {
    const digit = DIGITS.indexOf(character)
    value += (digit & (MORE - 1)) << shift
    shift += BITS
    if (digit & MORE) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}
