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

/** By field, the folders of the modules that log it. */
export function fieldsByModule(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const path of globSync('services/{account,treasury}/**/*.ts')) {
    const source = readFileSync(path, 'utf8')
    if (!/changesBetween|recordActivity|describe|field: '/.test(source)) continue
    const [, module = path] = /^(services\/(?:account\/invoicing|account|treasury)\/\w+)\//.exec(path) ?? []
    for (const field of fieldsIn(source)) found.set(field, (found.get(field) ?? new Set()).add(module))
  }
  return found
}

/** Each once, in alphabetical order. */
export const loggedFields = (): string[] => [...fieldsByModule().keys()].toSorted()
