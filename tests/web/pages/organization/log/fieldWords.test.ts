// Every field that a service writes into the activity log, according to its source, has a message in both languages.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loggedFields } from './loggedFields.ts'

test.each(['en', 'id'])('every field of a change has words in %s', language => {
  // Features contain the messages of their own records.
  const files = globSync(`web/pages/organization/*/_locales/${language}.json`)
  const words = files.map(path => readFileSync(path, 'utf8')).join('\n')
  const fields = loggedFields()
  expect(fields.length).toBeGreaterThan(50)
  expect(fields.filter(field => !words.includes(`"log.field.${field}"`))).toEqual([])
})
