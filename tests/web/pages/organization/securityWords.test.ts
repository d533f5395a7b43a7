// Security events come from all parts of the account service: each one needs a message where users see it.
import { buildSchema, isEnumType } from 'graphql'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const type = schema.getType('SecurityEventType')
const events = isEnumType(type) ? type.getValues().map(({ name }) => name) : []

test.each(['en', 'id'])('every security event has its words in %s', language => {
  const file = `web/pages/organization/settings/security/_locales/${language}.json`
  const words: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
  expect(events.length).toBeGreaterThan(10)
  expect(events.filter(event => !words[`security.event.${event}`])).toEqual([])
})
