// A word that the services write and the graph does not know makes the whole log unreadable; one that the screen does not know has no filter.
import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { ACTIONS } from '../../../../../services/kit/activity/actions.ts'
import { RECORD_TYPES } from '../../../../../services/kit/activity/table.ts'
import { actions, recordTypes } from '../../../../../web/pages/organization/log/_lib/activityState.ts'
import en from '../../../../../web/pages/organization/log/_locales/en.json'
import id from '../../../../../web/pages/organization/log/_locales/id.json'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test.each([
  ['RecordType', RECORD_TYPES, recordTypes, 'log.type'],
  ['ActivityAction', ACTIONS, actions, 'log.action'],
] as const)(
  'the log knows every %s, in the graph, in its filter and in both languages',
  (name, written, shown, words) => {
    const type = schema.getType(name)
    const known = isEnumType(type) ? type.getValues().map(value => value.name) : []
    expect(known.toSorted(), 'bff/modules/activity/activity.graphql').toEqual([...written].toSorted())
    expect([...shown].toSorted(), 'web/pages/organization/log/_lib/activityState.ts').toEqual([...written].toSorted())
    for (const catalog of [en, id])
      expect(
        written.filter(value => !(`${words}.${value}` in catalog)),
        'web/pages/organization/log/_locales',
      ).toEqual([])
  },
)
