// Pure rules without bank or database: when to sync, which days to request, how a fetched statement becomes a file.
import { expect, it } from 'vitest'
import { balancesByDay } from '../../../../services/treasury/balances/history.ts'
import { dueBounds, nextSyncAt } from '../../../../services/treasury/connections/schedule.ts'
import { statusOf } from '../../../../services/treasury/connections/show.ts'
import { spanToRequest } from '../../../../services/treasury/connections/sync/span.ts'

const instant = (text: string) => Temporal.Instant.from(text)

it.each([
  { times: [], now: '2026-11-20T01:00:00Z', next: undefined },
  { times: ['09:00', '15:00'], now: '2026-11-20T01:59:59Z', next: '2026-11-20T02:00:00Z' },
  { times: ['09:00', '15:00'], now: '2026-11-20T02:00:00Z', next: '2026-11-20T08:00:00Z' },
  { times: ['15:00', '09:00'], now: '2026-11-20T08:00:00Z', next: '2026-11-21T02:00:00Z' },
  { times: ['00:00'], now: '2026-12-31T16:59:00Z', next: '2026-12-31T17:00:00Z' },
])('after $now the next of $times is $next', ({ times, now, next }) => {
  expect(nextSyncAt(times, instant(now), 'Asia/Jakarta')?.toString()).toBe(next)
})

it('finds a time in zones that change their clocks, on the days of the change too', () => {
  // Half past two does not exist on this night: half past three is used.
  expect(nextSyncAt(['02:30'], instant('2026-03-28T23:00:00Z'), 'Europe/Berlin')?.toString()).toBe(
    '2026-03-29T01:30:00Z',
  )
  expect(nextSyncAt(['02:30'], instant('2026-10-24T22:00:00Z'), 'Europe/Berlin')?.toString()).toBe(
    '2026-10-25T00:30:00Z',
  )
})

it('takes no time as due that may be a day ahead', () => {
  const now = instant('2026-11-20T02:00:00Z')
  const next = nextSyncAt(['09:00'], now, 'Asia/Jakarta')
  expect(next && next.toString() < dueBounds(now).beyond).toBe(true)
})

const today = '2026-11-20'
it.each([
  ['nothing is known', { newest: null, startsOn: null }, '2026-10-21', '2026-10-21'],
  [
    'lines came by hand',
    { newest: { date: '2026-11-17', source: 'MANUAL' }, startsOn: null },
    '2026-11-18',
    '2026-11-18',
  ],
  ['lines came by a file of today', { newest: { date: today, source: 'MANUAL' }, startsOn: null }, '2026-11-21', null],
  [
    'it synced before',
    { newest: { date: '2026-11-17', source: 'API' }, startsOn: '2026-10-01' },
    '2026-10-01',
    '2026-11-10',
  ],
  [
    'it began lately',
    { newest: { date: '2026-11-17', source: 'API' }, startsOn: '2026-11-15' },
    '2026-11-15',
    '2026-11-15',
  ],
  [
    'it was away for long',
    { newest: { date: '2026-06-01', source: 'API' }, startsOn: '2026-05-01' },
    '2026-05-01',
    '2026-10-21',
  ],
  [
    'it is connected again',
    { newest: { date: '2026-11-17', source: 'API' }, startsOn: null },
    '2026-11-17',
    '2026-11-17',
  ],
] as const)('asks for the right days when %s', (_when, known, startsOn, from) => {
  expect(spanToRequest(known, today)).toEqual({ startsOn, span: from && { from, to: today } })
})

it('is failing, stale, working or new', () => {
  const now = instant('2026-11-20T02:00:00Z')
  const link = { lastError: null, importStatus: null, lastSyncedAt: null }
  expect(statusOf(link, now)).toBe('NEVER')
  expect(statusOf({ ...link, lastSyncedAt: '2026-11-19T02:00:00Z' }, now)).toBe('WORKING')
  expect(statusOf({ ...link, lastSyncedAt: '2026-11-19T01:59:59Z' }, now)).toBe('STALE')
  expect(statusOf({ ...link, lastSyncedAt: '2026-11-20T01:00:00Z', lastError: 'bankBusy' }, now)).toBe('FAILING')
  expect(statusOf({ ...link, lastSyncedAt: '2026-11-20T01:00:00Z', importStatus: 'HAS_ERRORS' }, now)).toBe('FAILING')
})

it('lets a balance hold until the next one is known, and leaves out days of which nothing is', () => {
  const known = [
    { bankAccountId: 'b', on: '2026-11-03', ledgerMinor: 5n },
    { bankAccountId: 'a', on: '2026-10-30', ledgerMinor: 10n },
    { bankAccountId: 'a', on: '2026-11-04', ledgerMinor: 20n },
  ]
  expect(balancesByDay(known, { from: '2026-11-02', to: '2026-11-05' })).toEqual([
    { on: '2026-11-02', ledgerMinor: 10n, accounts: 1 },
    { on: '2026-11-03', ledgerMinor: 15n, accounts: 2 },
    { on: '2026-11-04', ledgerMinor: 25n, accounts: 2 },
    { on: '2026-11-05', ledgerMinor: 25n, accounts: 2 },
  ])
  expect(balancesByDay(known.slice(0, 1), { from: '2026-11-02', to: '2026-11-03' })).toHaveLength(1)
  expect(balancesByDay([], { from: '2026-11-02', to: '2026-11-05' })).toEqual([])
})
