// Attributes the bytes of a script to packages and folders with its source map, to explain an exceeded budget.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { decode } from '@jridgewell/sourcemap-codec'

type SourceMap = { mappings: string; sources: readonly (string | null)[] }

/** Characters of a built script by package, and by folder for our own code. Empty without a source map. */
export function partsOf(file: string): Map<string, number> {
  const parts = new Map<string, number>()
  const mapFile = `${file}.map`
  if (!existsSync(mapFile)) return parts
  const map: SourceMap = JSON.parse(readFileSync(mapFile, 'utf8'))
  const names = map.sources.map(source => partName(path.resolve(path.dirname(file), source ?? '')))
  const lines = readFileSync(file, 'utf8').split('\n')
  for (const [line, segments] of decode(map.mappings).entries()) {
    for (const [index, [column, source]] of segments.entries()) {
      if (source === undefined) continue
      const until = segments[index + 1]?.[0] ?? lines[line]?.length ?? 0
      const name = names[source] ?? 'of the bundler'
      parts.set(name, (parts.get(name) ?? 0) + until - column)
    }
  }
  return parts
}

function partName(source: string): string {
  const [, inPackages] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? []
  if (inPackages !== undefined) return inPackages
  const [, folder] = /\/(web\/(?:pages\/\w+\/\w+|\w+))/.exec(source) ?? []
  return folder ?? 'of the bundler'
}
