// The cash of several organizations in one operation: each with its own permissions, and one that is refused or fails does not affect the
// others.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { storeOrganization } from '../../../services/treasury/projection/store.ts'
import { openAccount } from '../../services/treasury/statementTransactions/support.ts'
import { openGraph } from './support.ts'

const { treasury, accountCalls, elsewhere, as } = await openGraph({ clock: stoppedClock('2026-11-22T15:30:00Z') })
const home = await treasury.organization('PT Samudra Niaga')
const other = await treasury.organization('PT Samudra Logistik')
const closed = await treasury.organization('PT Bahari Properti')
/** The user is not a member of it. */
const foreign = await treasury.organization('PT Bukan Anggota')
/** Unknown to treasury. */
const lost = randomUUID()
const ANALYST = ['treasury.analysis.view', 'treasury.bankAccounts.view']

beforeAll(async () => {
  for (const [{ id, entityId }, balance] of [
    [home, '100000000.00'],
    [other, '20000000.00'],
  ] as const) {
    const maker = treasury.as(id)
    const account = await openAccount(maker, entityId)
    const stored = await maker.post('/v1/statement-transactions', {
      bankAccountId: account,
      date: '2026-11-20',
      description: 'SALDO',
      direction: 'CREDIT',
      amount: '1.00',
      endingBalance: balance,
    })
    if (stored.status !== 201) throw new Error(`the balance was not stored: ${stored.status}`)
  }
  for (const { id } of [home, other]) elsewhere.set(id, ANALYST)
  elsewhere.set(closed.id, ['treasury.bankAccounts.view'])
  elsewhere.set(lost, ANALYST)
})

type Read = {
  viewer: {
    memberships: {
      permissions: string[]
      organization: {
        uuid: string
        cashPosition: { currencies: { totals: { available: { amount: string } | null } }[] } | null
        cashForecast: { lowest: { amount: { amount: string } } | null } | null
        agedPayables: { asOf: string } | null
      }
    }[]
  }
}
const QUERY = `query ($organizations: [UUID!], $first: Int) { viewer {
  memberships(status: ACTIVE, organizations: $organizations, first: $first) { permissions organization {
    uuid
    cashPosition { currencies { totals { available { amount } } } }
    cashForecast(currency: IDR) { lowest { amount { amount } } }
    agedPayables { asOf }
  } } } }`
const ask = (variables: object = {}) => as(home.id).ask<Read>(QUERY, variables)

test('each answers for itself: what is refused is null with G-20, what fails is null with its error, the others stand', async () => {
  accountCalls.length = 0
  const { data, errors } = await ask()
  const rows = data!.viewer.memberships
  expect(
    rows.map(({ organization: { uuid, cashPosition, cashForecast, agedPayables } }) => [
      uuid,
      cashPosition?.currencies[0]?.totals.available?.amount ?? null,
      cashForecast?.lowest?.amount.amount ?? null,
      agedPayables !== null,
    ]),
  ).toEqual([
    [home.id, '100000000.00', '100000000.00', true],
    [other.id, '20000000.00', '20000000.00', true],
    [closed.id, null, null, false],
    [lost, null, null, false],
  ])
  expect(rows.map(({ permissions }) => permissions.includes('TREASURY_ANALYSIS_VIEW'))).toEqual([
    true,
    true,
    false,
    true,
  ])
  const failures = (place: number) =>
    errors?.flatMap(({ path, extensions }) => (path?.[2] === place ? [[path[4], extensions.code]] : [])).toSorted()
  expect([failures(0), failures(1)]).toEqual([[], []])
  expect(failures(2)).toEqual([
    ['agedPayables', 'G-20'],
    ['cashForecast', 'G-20'],
    ['cashPosition', 'G-20'],
  ])
  // Unknown, not empty: a retry may succeed.
  expect(failures(3)).toEqual([
    ['agedPayables', 'G-11'],
    ['cashForecast', 'G-11'],
    ['cashPosition', 'G-11'],
  ])
  expect(accountCalls.filter(call => call.startsWith('/v1/memberships'))).toHaveLength(1)
})

const firstMemberships = (first: number) =>
  as(home.id).ask<Read>('query ($first: Int) { viewer { memberships(first: $first) { status } } }', { first })

test.each([0, -1])('refuses the first %i of the memberships', async first => {
  const { errors } = await firstMemberships(first)
  const tooSmall = { code: 'G-2', errors: [{ code: 'TOO_SMALL', field: ['first'] }] }
  expect(errors).toMatchObject([{ path: ['viewer', 'memberships'], extensions: tooSmall }])
})

test('refuses more memberships than a list may have rows, as for every list', async () => {
  const { errors } = await firstMemberships(201)
  expect(errors).toMatchObject([
    { message: '`memberships(first)` takes at most 200.', extensions: { code: 'OPERATION_LIMIT' } },
  ])
})

test('case 25: of two organizations at 15:30 UTC, east of it today is another day, and the one without the permission leaves the other alone', async () => {
  const days = `query ($organizations: [UUID!]) { viewer { memberships(status: ACTIVE, organizations: $organizations) { organization {
    cashPosition { today currencies { totals { available { amount } } } }
    cashForecast(currency: IDR) { today }
    agedPayables { asOf }
  } } } }`
  type Days = {
    viewer: {
      memberships: {
        organization: {
          cashPosition: { today: string; currencies: { totals: { available: { amount: string } } }[] } | null
          cashForecast: { today: string } | null
          agedPayables: { asOf: string } | null
        }
      }[]
    }
  }
  const read = async (timeZone: string) => {
    await storeOrganization(treasury.database, { ...home.snapshot, timeZone })
    const { data, errors } = await as(home.id).ask<Days>(days, { organizations: [home.id, closed.id] })
    return { rows: data!.viewer.memberships.map(({ organization }) => organization), errors }
  }
  for (const [zone, day] of [
    ['Asia/Jakarta', '2026-11-22'],
    ['Asia/Makassar', '2026-11-22'],
    ['Asia/Jayapura', '2026-11-23'],
  ] as const) {
    const { rows, errors } = await read(zone)
    expect(rows).toEqual([
      {
        cashPosition: { today: day, currencies: [{ totals: { available: { amount: '100000000.00' } } }] },
        cashForecast: { today: day },
        agedPayables: { asOf: day },
      },
      { cashPosition: null, cashForecast: null, agedPayables: null },
    ])
    expect(errors?.map(({ path, extensions }) => [path?.[2], extensions.code])).toEqual(
      Array.from({ length: 3 }, () => [1, 'G-20']),
    )
  }
})

test('names the organizations that it wants, and no other’s', async () => {
  const read = async (variables: object) =>
    (await ask(variables)).data?.viewer.memberships.map(({ organization }) => organization.uuid)
  expect(await read({ organizations: [other.id, foreign.id, randomUUID()] })).toEqual([other.id])
  expect(await read({ organizations: [] })).toEqual([])
  expect(await read({ first: 1 })).toEqual([home.id])
})
