import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AmountRange, amounts, isOrdered } from '../../../../web/ui/list/amountRange.ts'
import { type DateFilter, comingPresets, dates, datesOf, pastPresets } from '../../../../web/ui/list/dateRange.ts'
import { fromMinor } from '../../../../web/i18n/decimal.ts'
import {
  type StateOf,
  listState,
  oneOf,
  oneOfOr,
  optional,
  someOf,
  sortBy,
  text,
  uuid,
} from '../../../../web/ui/list/listState.ts'

const statuses = ['UNRECONCILED', 'PARTIALLY_RECONCILED', 'RECONCILED'] as const
const codec = listState({
  q: text,
  account: optional,
  direction: oneOf(['DEBIT', 'CREDIT']),
  tab: oneOfOr(['open', 'done'], 'open'),
  status: someOf(statuses),
  date: dates,
  amount: amounts,
  sort: sortBy(['DATE', 'AMOUNT'], { field: 'DATE', descending: true }),
})
type State = StateOf<typeof codec>

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const dateFilter: fc.Arbitrary<DateFilter | null> = fc.oneof(
  fc.constant(null),
  fc.constantFrom(...pastPresets, ...comingPresets).map(preset => ({ preset })),
  fc.tuple(day, day).map(([a, b]) => (a < b ? { from: a, to: b } : { from: b, to: a })),
  day.map(from => ({ from, to: null })),
  day.map(to => ({ from: null, to })),
)
const decimal = fc.bigInt({ min: 0n, max: 10n ** 19n - 1n }).map(fromMinor)
const amountRange: fc.Arbitrary<AmountRange | null> = fc.oneof(
  fc.constant(null),
  fc
    .tuple(decimal, decimal)
    .map(([atLeast, noMoreThan]) => ({ atLeast, noMoreThan }))
    .filter(isOrdered),
  decimal.map(atLeast => ({ atLeast, noMoreThan: null })),
  decimal.map(noMoreThan => ({ atLeast: null, noMoreThan })),
)
const state: fc.Arbitrary<State> = fc.record({
  q: fc.string(),
  account: fc.oneof(fc.constant(null), fc.string({ minLength: 1 })),
  direction: fc.constantFrom('DEBIT' as const, 'CREDIT' as const, null),
  tab: fc.constantFrom('open' as const, 'done' as const),
  status: fc.subarray([...statuses]),
  date: dateFilter,
  amount: amountRange,
  sort: fc.record({ field: fc.constantFrom('DATE' as const, 'AMOUNT' as const), descending: fc.boolean() }),
})

describe('the state of a list in its address', () => {
  test('takes for the uuid of a record only what the server would take for one', () => {
    const record = '0198f000-0000-7000-8000-000000000001'
    expect(uuid.read(record)).toBe(record)
    for (const other of [null, '', 'garbage', `${record}0`, record.replaceAll('-', '')])
      expect(uuid.read(other)).toBeNull()
    expect(uuid.write(record)).toBe(record)
  })

  test('is read as it was written, through a real address', () => {
    fc.assert(
      fc.property(state, before => {
        const address = new URL(`http://x/?${codec.write(before).toString()}`)
        expect(codec.read(address.searchParams)).toEqual(before)
      }),
    )
  })

  test('is empty where everything is as it is without it', () => {
    expect(codec.write(codec.read(new URLSearchParams())).toString()).toBe('')
  })

  test('is cleared of search and filters, and keeps sort, tab and what it does not know', () => {
    const address = new URLSearchParams('q=rent&status=reconciled&date=today&tab=done&sort=-amount&line=7')
    expect(codec.cleared(address).toString()).toBe('tab=done&sort=-amount&line=7')
  })

  test('any address can be read, and is then written the same way again', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(codec.read(new URLSearchParams()))), fc.string()),
        params => {
          const once = codec.read(new URLSearchParams(params))
          expect(codec.read(codec.write(once))).toEqual(once)
        },
      ),
    )
  })

  test('leaves alone what it does not know', () => {
    const base = new URLSearchParams('import=7&q=old')
    const next = codec.write({ ...codec.read(base), q: 'new' }, base)
    expect(next.get('import')).toBe('7')
    expect(next.get('q')).toBe('new')
  })

  test.each(['2026-02-31..2026-03-01', '2026-03-01..2026-01-01', 'tomorrow', '..', '1..2'])(
    'refuses the dates %j',
    value => {
      expect(codec.read(new URLSearchParams({ date: value })).date).toBeNull()
    },
  )

  test.each(['5..5', '9.00..1.00', 'a..b', '..'])('refuses the amounts %j', value => {
    expect(codec.read(new URLSearchParams({ amount: value })).amount).toBeNull()
  })
})

describe('date presets count days with today', () => {
  test.each([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['last-7-days', '2026-11-15', '2026-11-21'],
    ['last-14-days', '2026-11-08', '2026-11-21'],
    ['last-30-days', '2026-10-23', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['two-months-ago', '2026-09-01', '2026-09-30'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
    ['next-7-days', '2026-11-21', '2026-11-27'],
    ['next-30-days', '2026-11-21', '2026-12-20'],
  ] as const)('%s is %s to %s on 21 November 2026', (preset, from, to) => {
    expect(datesOf({ preset }, '2026-11-21')).toEqual({ from, to })
  })
})

test('a search longer than the server takes is cut', () => {
  expect(codec.read(new URLSearchParams({ q: 'x'.repeat(400) })).q).toBe('x'.repeat(200))
})
