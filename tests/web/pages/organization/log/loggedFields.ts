// The fields whose changes the services write into the activity log, according to their source.
import { globSync, readFileSync } from 'node:fs'

/** Names of fields in lists of logged fields, and in explicit changes. */
function fieldsIn(source: string): string[] {
  const lists = [...source.matchAll(/\b\w*[fF]ields(?::[^=\n]*)? = \[([^\]]*)\] as const/g)].map(
    ([, list = '']) => list,
  )
  const inline = [...source.matchAll(/changesBetween\([^;[]*\[((?:\s*'\w+',?)+)\s*\]/g)].map(([, list = '']) => list)
  const named = [...[...lists, ...inline].join(' ').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  const written = [...source.matchAll(/\{ field: '(\w+)', before/g)].map(([, name = '']) => name)
  return [...named, ...written]
}

/** Each once, in alphabetical order. */
export function loggedFields(): string[] {
  const sources = globSync('services/{account,treasury}/**/*.ts').map(path => readFileSync(path, 'utf8'))
  const logged = sources
    .filter(source => /changesBetween|recordActivity|describe|field: '/.test(source))
    .flatMap(fieldsIn)
  return [...new Set(logged)].toSorted()
}
