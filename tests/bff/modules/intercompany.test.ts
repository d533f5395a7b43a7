// Transfers between organizations: each reports its own lines with the user's permissions there, and only of accounts that the user may
// see.
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { stoppedClock } from '../../../services/kit/clock.ts'
import { withAdmin } from '../../../services/kit/database/provision.ts'
import { ROLES } from '../../services/treasury/support/api.ts'
import { openAccount } from '../../services/treasury/statementTransactions/support.ts'
import { openGraph } from './support.ts'

const { treasury, elsewhere, as } = await openGraph({ clock: stoppedClock('2026-11-22T03:00:00Z') })
const ANALYST = ['treasury.analysis.view', 'treasury.bankAccounts.view', 'treasury.statements.view']
const [home, other, closed, foreign] = await Promise.all([
  open('PT Samudra Niaga', 0),
  open('PT Samudra Logistik', 1),
  open('PT Bahari Properti', 2),
  open('PT Bukan Anggota', 3),
])

/** An organization with one account, with its number and its user. */
async function open(name: string, place: number) {
  const organization = await treasury.organization(name)
  const maker = treasury.as(organization.id, ROLES.maker)
  const number = `70010020${place}`
  const account = await openAccount(maker, organization.entityId, { accountNumber: number })
  return { id: organization.id, name, maker, number, account }
}
type Party = typeof home

const line = async (of: Party, direction: 'DEBIT' | 'CREDIT', amount: string, date: string, description: string) => {
  const stored = await of.maker.post<{ id: string }>('/v1/statement-transactions', {
    bankAccountId: of.account,
    date,
    description,
    direction,
    amount,
  })
  if (stored.status !== 201) throw new Error(JSON.stringify(stored.body))
  return stored.body.id
}
const counterparty = async (of: Party, who: Party) => {
  const made = await of.maker.post<{ id: string }>('/v1/counterparties', {
    legalName: who.name,
    alias: `Alias ${who.number}`,
    type: 'COMPANY',
    bankAccounts: [{ bankCode: '014', accountNumber: `00${who.number}`, accountName: who.name, alias: null }],
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.id
}
const expected = async (of: Party, { amount, ...values }: { amount: string } & Record<string, unknown>) => {
  const made = await of.maker.post<{ id: string }>('/v1/expected-transactions', {
    amount: { amount, currency: 'IDR' },
    description: 'Sewa',
    ...values,
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  return made.body.id
}

beforeAll(async () => {
  for (const each of [home, other]) elsewhere.set(each.id, ANALYST)
  elsewhere.set(closed.id, ['treasury.analysis.view'])
  const inHome = await counterparty(home, other)
  const inOther = await counterparty(other, home)
  // Both sides, identified by a number and by a match, over a weekend.
  await line(home, 'DEBIT', '1850000000.00', '2026-11-18', `TRSF KE ${other.number} JASA ANGKUT`)
  const receipt = await line(other, 'CREDIT', '1850000000.00', '2026-11-20', 'SETORAN')
  const invoice = await expected(other, {
    direction: 'CREDIT',
    amount: '1850000000.00',
    date: '2026-11-18',
    counterpartyId: inOther,
  })
  const matched = await other.maker.post(
    '/v1/reconciliations',
    { statementTransactionIds: [receipt], expectedTransactionIds: [invoice] },
    { 'idempotency-key': randomUUID() },
  )
  if (matched.status !== 201) throw new Error(JSON.stringify(matched.body))
  // One side only, identified by the name that a bank printed.
  const named = await line(other, 'DEBIT', '500.00', '2026-11-20', 'PINJAMAN')
  await withAdmin(treasury.adminUrl, admin =>
    admin.query('update statement_transaction set party_name = $2 where id = $1', [named, 'Pt. Samudra Niaga']),
  )
  // The receipt is within these days, its payment was before them.
  await line(other, 'DEBIT', '70.00', '2026-11-14', `TRSF ${home.number}`)
  await line(home, 'CREDIT', '70.00', '2026-11-17', `TRSF ${other.number}`)
  // Not between them: a longer number, one of a hidden account, and an old line.
  await line(home, 'DEBIT', '3.00', '2026-11-20', `REF 1${other.number}4`)
  await line(home, 'DEBIT', '4.00', '2026-11-20', `TRSF KE ${closed.number}`)
  await line(home, 'DEBIT', '5.00', '2026-11-20', `TRSF KE ${foreign.number}`)
  await line(home, 'DEBIT', '6.00', '2026-11-10', `TRSF KE ${other.number}`)
  await expected(home, { direction: 'DEBIT', amount: '40.00', date: '2026-12-01', counterpartyId: inHome })
  await expected(home, { direction: 'DEBIT', amount: '9.00', date: '2026-12-01' })
  await expected(other, { direction: 'CREDIT', amount: '41.00', date: '2026-12-01', counterpartyId: inOther })
  await expected(other, { direction: 'CREDIT', amount: '8.00', date: '2027-09-01', counterpartyId: inOther })
  await withAdmin(treasury.adminUrl, admin =>
    admin.query(
      `insert into bill (organization_id, id, number, status, date, due_date, counterparty_id, amount_minor, currency, approved_at, author_ids)
       values ($1, $2, 'BILL-1', 'APPROVED', '2026-11-01', '2026-11-10', $3, 12300, 'IDR', '2026-11-02T03:00:00Z', '{}')`,
      [home.id, randomUUID(), inHome],
    ),
  )
})

type Read = {
  viewer: {
    intercompany: {
      hasMore: boolean
      organizations: {
        organization: { uuid: string }
        moved: { currency: string; in: Amount; out: Amount; betweenIn: Amount; betweenOut: Amount }[]
        expectedIn: Counted
        expectedOut: Counted
        owed: { remaining: Amount; count: number; buckets: { bucket: string; count: number }[] }
      }[]
      flows: { from: Side; to: Side; amount: Amount; date: string }[]
    }
  }
}
type Amount = { amount: string }
type Counted = { amount: Amount; count: number }
type Side = { isSeen: boolean; organization: { uuid: string }; statementTransaction: { description: string } | null }
const QUERY = `query ($organizations: [UUID!], $first: Int, $days: Int) { viewer { intercompany(organizations: $organizations, first: $first, currency: IDR, days: $days) {
  hasMore
  organizations {
    organization { uuid } moved { currency in { amount } out { amount } betweenIn { amount } betweenOut { amount } }
    expectedIn { count amount { amount } } expectedOut { count amount { amount } }
    owed { count remaining { amount } buckets { bucket count } }
  }
  flows { amount { amount } date from { ...side } to { ...side } }
} } }
fragment side on IntercompanySide { isSeen organization { uuid } statementTransaction { description } }`

async function ask(variables: object = {}) {
  const { data, errors } = await as(home.id).ask<Read>(QUERY, variables)
  expect(errors).toBeUndefined()
  return data!.viewer.intercompany
}
const nameOf = (uuid: string) => [home, other, closed].find(({ id }) => id === uuid)?.name ?? uuid
const shown = ({ from, to, amount, date }: Read['viewer']['intercompany']['flows'][number]) => [
  nameOf(from.organization.uuid),
  nameOf(to.organization.uuid),
  amount.amount,
  date,
  from.statementTransaction?.description ?? null,
  to.statementTransaction?.description ?? null,
]

test('joins what two organizations tell to flows, with the sides that are seen, and nets nothing', async () => {
  const { flows, organizations, hasMore } = await ask({})
  expect(flows.map(shown)).toEqual([
    [home.name, other.name, '1850000000.00', '2026-11-20', `TRSF KE ${other.number} JASA ANGKUT`, 'SETORAN'],
    [other.name, home.name, '500.00', '2026-11-20', 'PINJAMAN', null],
    [other.name, home.name, '70.00', '2026-11-17', `TRSF ${home.number}`, `TRSF ${other.number}`],
  ])
  expect(flows.map(({ from, to }) => [from.isSeen, to.isSeen])).toEqual([
    [true, true],
    [true, false],
    [true, true],
  ])
  expect(hasMore).toBe(false)
  expect(
    organizations.map(({ organization, moved }) => [
      nameOf(organization.uuid),
      ...moved.map(sum => [sum.in, sum.betweenIn, sum.out, sum.betweenOut].map(({ amount }) => amount)),
    ]),
  ).toEqual([
    [home.name, ['70.00', '70.00', '1850000012.00', '1850000000.00']],
    [other.name, ['1850000000.00', '1850000000.00', '500.00', '500.00']],
  ])
})

test('tells what of the forecast and of the bills is between them', async () => {
  const { organizations } = await ask({})
  expect(
    organizations.map(({ expectedIn, expectedOut, owed }) => [
      [expectedIn.amount.amount, expectedIn.count],
      [expectedOut.amount.amount, expectedOut.count],
      [owed.remaining.amount, owed.buckets.flatMap(({ bucket, count }) => (count > 0 ? [bucket] : []))],
    ]),
  ).toEqual([
    [
      ['0.00', 0],
      ['40.00', 1],
      ['123.00', ['DAYS_1_30']],
    ],
    [
      ['41.00', 1],
      ['0.00', 0],
      ['0.00', []],
    ],
  ])
})

test('an organization that may not be seen tells nothing, and what goes to it is not told', async () => {
  expect(await ask({ organizations: [home.id, closed.id] })).toEqual({ hasMore: false, organizations: [], flows: [] })
  // Where its bank accounts may be seen, lines to them are identified; its own lines are not.
  elsewhere.set(closed.id, ['treasury.bankAccounts.view'])
  const { flows, organizations } = await ask({ organizations: [home.id, closed.id] })
  expect(organizations.map(({ organization }) => nameOf(organization.uuid))).toEqual([home.name])
  expect(flows.map(shown)).toEqual([[home.name, closed.name, '4.00', '2026-11-20', `TRSF KE ${closed.number}`, null]])
  elsewhere.set(closed.id, ['treasury.analysis.view'])
  // Organizations without the user as member are never mentioned, whoever requests them.
  expect(await ask({ organizations: [home.id, foreign.id] })).toEqual({ hasMore: false, organizations: [], flows: [] })
})

test.each([
  ['days', 0, 'TOO_SMALL'],
  ['days', -1, 'TOO_SMALL'],
  ['days', 32, 'TOO_BIG'],
  ['days', 100_000, 'TOO_BIG'],
  ['first', 0, 'TOO_SMALL'],
  ['first', -1, 'TOO_SMALL'],
  ['first', 21, 'TOO_BIG'],
])('refuses %s: %i instead of telling that nothing moved', async (name, value, code) => {
  const { data, errors } = await as(home.id).ask<Read>(QUERY, { [name]: value })
  expect(data).toEqual({ viewer: { intercompany: null } })
  expect(errors).toMatchObject([
    {
      path: ['viewer', 'intercompany'],
      extensions: { code: 'G-2', errors: [{ code, field: [name] }] },
    },
  ])
})

test('accepts a day and a month', async () => {
  expect((await ask({ days: 1 })).flows).toEqual([])
  expect((await ask({ days: 31 })).flows).toHaveLength(4)
})
