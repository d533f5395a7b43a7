// Balances as of a day, by example: spec treasury.md §13, case 15.
import { expect, it } from 'vitest'
import { calendarOf } from '../../../../services/treasury/bankingDays/bankingDays.ts'
import { bankingDaysIn } from '../../../../services/treasury/cashPosition/cashPosition.ts'
import {
  type AsOf,
  groupsOf,
  type KnownAccount,
  positionOf,
  STALE_AFTER,
  totalsOf,
} from '../../../../services/treasury/cashPosition/position.ts'

const AS_OF: AsOf = {
  day: '2026-11-23',
  at: Temporal.Instant.from('2026-11-23T03:05:00Z'),
  bankingDaysBetween: bankingDaysIn(calendarOf([])),
  staleAfter: STALE_AFTER,
}
const NOTHING = { minor: 0n, count: 0 }
/** Millions, in minor units. */
const m = (millions: number) => BigInt(millions) * 100_000_000n

const account = (values: Partial<KnownAccount> & { id: string }): KnownAccount => ({
  bankCode: '014',
  entityId: 'entity',
  currency: 'IDR',
  connectionType: 'MANUAL',
  isClosed: false,
  balance: null,
  restriction: null,
  pendingIn: NOTHING,
  pendingOut: NOTHING,
  ...values,
})
const held = (ledgerMinor: bigint, day = '2026-11-23', availableMinor: bigint | null = null) => ({
  ledgerMinor,
  availableMinor,
  day,
  at: `${day}T03:00:00.000000Z`,
})
const minimum = (minor: bigint, until: string | null = null) =>
  ({ kind: 'MINIMUM_BALANCE', minor, reason: 'Covenant', from: '2026-01-01', until }) as const

const A = account({
  id: 'A',
  connectionType: 'API',
  balance: held(m(500), '2026-11-23', m(480)),
  restriction: minimum(m(50)),
  pendingIn: { minor: 238_406_500n, count: 1 },
  pendingOut: { minor: m(30), count: 2 },
})
const B = account({ id: 'B', bankCode: '008', balance: held(m(120), '2026-11-13') })
const C = account({ id: 'C', bankCode: '008', entityId: 'other' })
const positions = [A, B, C].map(each => positionOf(each, AS_OF))

it('case 15: what is known is added up, what is old is told, and what is unknown is counted and not taken for 0', () => {
  expect(totalsOf(positions)).toEqual({
    accounts: 3,
    ledger: m(620),
    available: m(600),
    restricted: m(50),
    spendable: m(550),
    stale: m(120),
    unknown: 1,
    pendingIn: { minor: 238_406_500n, count: 1 },
    pendingOut: { minor: m(30), count: 2 },
    projected: 59_238_406_500n,
  })
  expect(positions[2]).toMatchObject({ ledger: null, available: null, spendable: null, projected: null })
})

it('sums of accounts of which nothing is known are unknown', () => {
  expect(totalsOf([positionOf(C, AS_OF)])).toMatchObject({ ledger: null, spendable: null, projected: null, unknown: 1 })
  expect(totalsOf([positionOf({ ...C, isClosed: true }, AS_OF)])).toMatchObject({ unknown: 0 })
})

it('nothing below zero can be spent, and a restriction holds from its day to its last', () => {
  const spendable = (restriction: KnownAccount['restriction'], ledger = m(40)) =>
    positionOf(account({ id: 'X', balance: held(ledger), restriction }), AS_OF).spendable
  expect(spendable(minimum(m(50)))).toBe(0n)
  expect(spendable(minimum(m(10), '2026-11-23'))).toBe(m(30))
  expect(spendable(minimum(m(10), '2026-11-22'))).toBe(m(40))
  expect(spendable({ ...minimum(m(10)), from: '2026-11-24' })).toBe(m(40))
  expect(spendable(null, -m(5))).toBe(0n)
})

it.each([
  ['API', '2026-11-22T03:05:00Z', '2026-11-22', false],
  ['API', '2026-11-22T03:04:59Z', '2026-11-22', true],
  ['CRAWLER', '2026-11-20T00:00:00Z', '2026-11-20', false],
  ['CRAWLER', '2026-11-19T00:00:00Z', '2026-11-19', true],
  ['MANUAL', '2026-11-18T00:00:00Z', '2026-11-18', false],
  ['MANUAL', '2026-11-17T00:00:00Z', '2026-11-17', true],
] as const)('a balance by %s of %s is old: %s %s', (connectionType, at, day, isOld) => {
  const balance = { ledgerMinor: 1n, availableMinor: null, at, day }
  expect(positionOf(account({ id: 'X', connectionType, balance }), AS_OF).isStale).toBe(isOld)
  expect(positionOf(account({ id: 'X', connectionType, balance, isClosed: true }), AS_OF).isStale).toBe(false)
})

it('groups by bank and by entity add up to the whole', () => {
  for (const by of ['BANK', 'ENTITY'] as const) {
    const groups = groupsOf(positions, by)
    expect(groups).toHaveLength(2)
    expect(groups.flatMap(group => group.groups.flatMap(each => each.accounts))).toHaveLength(3)
    const ledger = groups.reduce((sum, { totals }) => sum + (totals.ledger ?? 0n), 0n)
    expect(ledger).toBe(m(620))
  }
  const [, other] = groupsOf(positions, 'BANK')
  expect(other).toMatchObject({ bankCode: '008', totals: { ledger: m(120), unknown: 1 } })
})
