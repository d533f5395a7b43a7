// Every field that a service writes into the activity log has words in both languages, as the source says.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Names of fields in lists that changes are taken of, and in changes that are written out. */
function fieldsIn(source: string): string[] {
  const lists = [...source.matchAll(/\b\w*[fF]ields(?::[^=\n]*)? = \[([^\]]*)\] as const/g)].map(
    ([, list = '']) => list,
  )
  const inline = [...source.matchAll(/changesBetween\([^;[]*\[((?:\s*'\w+',?)+)\s*\]/g)].map(([, list = '']) => list)
  const named = [...[...lists, ...inline].join(' ').matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  const written = [...source.matchAll(/\{ field: '(\w+)', before/g)].map(([, name = '']) => name)
  return [...named, ...written]
}

const sources = globSync('services/{account,treasury}/**/*.ts').map(path => readFileSync(path, 'utf8'))
const logged = sources
  .filter(source => /changesBetween|recordActivity|describe|field: '/.test(source))
  .flatMap(fieldsIn)

test.each(['en', 'id'])('every field of a change has words in %s', language => {
  const words = readFileSync(`web/pages/organization/log/_locales/${language}.json`, 'utf8')
  const fields = [...new Set(logged)].toSorted()
  expect(fields.length).toBeGreaterThan(50)
  expect(fields.filter(field => !words.includes(`"log.field.${field}"`))).toEqual([])
})
