import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  cashPositionState,
  historyVariables,
  readOpenFigure,
  writeOpenFigure,
} from '../../../../../web/pages/organization/cashPosition/_lib/cashPositionState.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-23T03:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const read = (query: string) => cashPositionState.read(new URLSearchParams(query))

test.each([
  ['', '2026-10-25', '2026-11-23'],
  ['period=last-7-days', '2026-11-17', '2026-11-23'],
  ['period=last-14-days', '2026-11-10', '2026-11-23'],
  ['period=this-month', '2026-11-01', '2026-11-23'],
  ['period=last-month', '2026-10-01', '2026-10-31'],
  ['period=two-months-ago', '2026-09-01', '2026-09-30'],
  ['period=this-year', '2026-01-01', '2026-11-23'],
  ['period=last-year', '2025-01-01', '2025-12-31'],
  ['period=2026-02-01..2026-02-03', '2026-02-01', '2026-02-03'],
  ['period=2020-01-01..', '2024-11-23', '2026-11-23'],
  ['period=this-month&day=2026-11-10', '2026-11-01', '2026-11-10'],
])('?%s shows the days from %s to %s', (query, from, to) => {
  expect(historyVariables(read(query))).toEqual({ currency: 'IDR', from, to, entities: null })
})

test.each([
  ['2026-11-22', '2026-11-22'],
  ['2026-11-23', null],
  ['2026-11-24', null],
  ['2024-11-23', '2024-11-23'],
  ['2024-11-22', null],
  ['2026-02-30', null],
])('the position can be looked at as of a past day of two years: %s', (day, read1) => {
  expect(read(`day=${day}`).day).toBe(read1)
})

test('an open figure is kept in the address', () => {
  const figure = { direction: 'DEBIT', kind: 'LEFT_OUT', accountId: 'QmFuaw' } as const
  expect(readOpenFigure(writeOpenFigure(figure))).toEqual(figure)
  expect(readOpenFigure('credit.counted')).toEqual({ direction: 'CREDIT', kind: 'COUNTED', accountId: null })
  for (const wrong of [null, '', 'credit', 'credit.nothing', 'sideways.counted'])
    expect(readOpenFigure(wrong)).toBeNull()
})
