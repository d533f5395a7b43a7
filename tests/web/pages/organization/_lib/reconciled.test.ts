import { expect, test } from 'vitest'
import { expectedState } from '../../../../../web/pages/organization/expectedTransactions/_lib/expectedState.ts'
import {
  statementsState,
  toVariables,
} from '../../../../../web/pages/organization/statementTransactions/_lib/statementsState.ts'

const cases = [
  ['reconciled=YES', ['RECONCILED']],
  ['reconciled=PARTIAL', ['PARTIALLY_RECONCILED']],
  ['reconciled=', ['UNRECONCILED']],
  ['reconciled=%2CPARTIAL', ['UNRECONCILED', 'PARTIALLY_RECONCILED']],
  ['reconciled=ARCHIVED', ['ARCHIVED']],
  ['', []],
] as const

test.each(cases)('?%s is read and written by the statement and the expected list', (query, statuses) => {
  for (const codec of [statementsState, expectedState]) {
    const state = codec.read(new URLSearchParams(query))
    expect(state.reconciled).toEqual(statuses)
    const fresh = codec.read(new URLSearchParams())
    expect(codec.write({ ...fresh, reconciled: statuses } as never).toString()).toBe(query)
  }
})

test('bookmarks and saved views of before are read, and are written the new way', () => {
  const before = new URLSearchParams('status=unreconciled,reconciled&q=rent')
  const state = statementsState.read(before)
  expect(state.reconciled).toEqual(['UNRECONCILED', 'RECONCILED'])
  expect(statementsState.write(state, before).toString()).toBe('q=rent&reconciled=%2CYES')
  expect(statementsState.cleared(before).toString()).toBe('')
})

test.each([
  ['source=manual', ['MANUAL']],
  ['source=automated', ['CRAWLER', 'API']],
  ['', null],
])('?%s asks for the lines that came in that way', (query, source) => {
  const state = statementsState.read(new URLSearchParams(query))
  expect(toVariables(state, '2026-11-23').filter.source).toEqual(source)
})
