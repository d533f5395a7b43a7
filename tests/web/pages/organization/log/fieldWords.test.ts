// Every field that a service writes into the activity log has words in both languages, as the source says.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loggedFields } from './loggedFields.ts'

test.each(['en', 'id'])('every field of a change has words in %s', language => {
  const words = readFileSync(`web/pages/organization/log/_locales/${language}.json`, 'utf8')
  const fields = loggedFields()
  expect(fields.length).toBeGreaterThan(50)
  expect(fields.filter(field => !words.includes(`"log.field.${field}"`))).toEqual([])
})
