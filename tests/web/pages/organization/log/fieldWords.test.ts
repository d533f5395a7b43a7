// Every field that a service writes into the activity log, according to its source, has a message in both languages.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fieldsByModule, loggedFields } from './loggedFields.ts'

test.each(['en', 'id'])('every field of a change has words in %s', language => {
  // Features contain the messages of their own records.
  const files = globSync(`web/pages/organization/*/_locales/${language}.json`)
  const words = files.map(path => readFileSync(path, 'utf8')).join('\n')
  const fields = loggedFields()
  expect(fields.length).toBeGreaterThan(50)
  expect(fields.filter(field => !words.includes(`"log.field.${field}"`))).toEqual([])
})

const RECORDS = /^ {2}records: [{[]([\s\S]*?)^ {2}[}\]]|^ {2}records: \[(.*)\]/m
/** The types of record that a manifest declares. */
const recordsIn = (manifest: string, type: RegExp): string[] => {
  const [, block, line] = RECORDS.exec(readFileSync(manifest, 'utf8')) ?? []
  return [...(block ?? line ?? '').matchAll(type)].map(([, name = '']) => name)
}

test('words for a field that one feature alone logs are its own', () => {
  const featureOf = new Map(
    globSync('web/pages/organization/*/feature.ts').flatMap(path =>
      recordsIn(path, /'(\w+)'/g).map(type => [type, path.split('/')[3]!] as const),
    ),
  )
  /** The feature of a module's records; the module's name where it has none. */
  const featuresOf = (module: string): string[] => {
    const manifest = `${module}/module.ts`
    const types = existsSync(manifest) ? recordsIn(manifest, /^ {4}(\w+): \{/gm) : []
    const features = types.flatMap(type => featureOf.get(type) ?? [])
    return features.length > 0 ? features : [module.split('/').at(-1)!]
  }
  const owned = [...fieldsByModule()].flatMap(([field, modules]) => {
    const [owner, ...others] = new Set([...modules].flatMap(featuresOf))
    const catalog = `web/pages/organization/${owner}/_locales/en.json`
    return others.length === 0 && existsSync(catalog) ? [{ field, catalog }] : []
  })
  expect(owned.length).toBeGreaterThan(50)
  const elsewhere = owned.filter(
    ({ field, catalog }) => !readFileSync(catalog, 'utf8').includes(`"log.field.${field}"`),
  )
  expect(elsewhere).toEqual([])
})
