// A value that the services write but GraphQL lacks makes the whole log unreadable; one that the screen lacks has no filter.
import { readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { ACTIONS } from '../../../../../services/kit/activity/actions.ts'
import { RECORD_TYPES } from '../../../../../services/kit/activity/table.ts'
import { actions, recordTypes } from '../../../../../web/pages/organization/log/_lib/activityState.ts'
import { messagesIn } from '../../../../../web/tools/catalogs.ts'

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))

test.each([
  ['RecordType', RECORD_TYPES, recordTypes, 'log.type'],
  ['ActivityAction', ACTIONS, actions, 'log.action'],
] as const)(
  'the log knows every %s, in the graph, in its filter and in both languages',
  async (name, written, shown, words) => {
    const type = schema.getType(name)
    const known = isEnumType(type) ? type.getValues().map(value => value.name) : []
    expect(known.toSorted(), 'schema.graphql').toEqual([...written].toSorted())
    expect([...shown].toSorted(), 'records and actions of web/pages/organization/*/feature.ts').toEqual(
      [...written].toSorted(),
    )
    for (const language of ['en', 'id'] as const) {
      const known = new Set((await messagesIn('web', language, 'log')).map(({ id }) => id))
      expect(
        written.filter(value => !known.has(`${words}.${value}`)),
        '_locales of the feature',
      ).toEqual([])
    }
  },
)
