// Aged payables: spec treasury.md §13, cases 23 and 24, and over HTTP as of any day.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { bucketOf, dpoOf } from '../../../../services/treasury/payables/aging.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openTreasuryApi, type Problem, ROLES } from '../support/api.ts'

it.each([
  ['2026-11-23', 'NOT_DUE'],
  ['2026-11-22', 'TODAY'],
  ['2026-11-21', 'DAYS_1_30'],
  ['2026-10-23', 'DAYS_1_30'],
  ['2026-10-22', 'DAYS_31_90'],
  ['2026-08-24', 'DAYS_31_90'],
  ['2026-08-23', 'DAYS_91_180'],
  ['2026-05-26', 'DAYS_91_180'],
  ['2026-05-25', 'DAYS_181_365'],
  ['2025-11-22', 'DAYS_181_365'],
  ['2025-11-21', 'MORE'],
])('case 23: a bill due %s is %s on 22 November 2026', (dueOn, bucket) => {
  expect(bucketOf(dueOn, '2026-11-22')).toBe(bucket)
})

it('case 24: 450 of 1,350 billed in 90 days are 30.0 days; without bills there is no figure', () => {
  expect(dpoOf(45_000_000_000n, 135_000_000_000n)).toBe(30)
  expect(dpoOf(1n, 3n)).toBe(30)
  expect(dpoOf(100n, 0n)).toBeNull()
  expect(dpoOf(1_234_567n, 10_000_000n)).toBe(11.1)
})

const clock = stoppedClock('2026-11-26T03:00:00Z')
const api = await openTreasuryApi({ clock })

type Sum = { bucket: string; amount: { amount: string }; count: number }
type Aged = { buckets: Sum[]; remaining: { amount: string }; count: number; underWay: { amount: string } }
type Payables = {
  asOf: string
  currencies: (Aged & {
    currency: string
    daysPayableOutstanding: number | null
    counterparties: (Aged & { counterpartyId: string })[]
  })[]
}
type Bills = { items: { billId: string; remaining: { amount: string }; bucket: string }[]; total: { amount: string } }

async function openScene() {
  const organization = await api.organization()
  const reader = api.as(organization.id, [...ROLES.viewer, 'treasury.analysis.view'])
  const sql = (text: string, values: unknown[]) =>
    withAdmin(api.adminUrl, async admin => {
      // Without counterparties, accounts and runs.
      await admin.query('set session_replication_role = replica')
      return admin.query(text, values)
    })
  const party = randomUUID()
  const bill = async (
    amount: number,
    dueOn: string,
    over: {
      date?: string
      approvedAt?: string | null
      cancelledAt?: string | null
      currency?: string
      party?: string
    } = {},
  ) => {
    const id = randomUUID()
    const { date = '2026-10-01', approvedAt = '2026-10-02T03:00:00Z', cancelledAt = null, currency = 'IDR' } = over
    const status = cancelledAt ? 'CANCELLED' : approvedAt ? 'APPROVED' : 'SUBMITTED'
    await sql(
      `insert into bill (organization_id, id, number, status, date, due_date, counterparty_id, amount_minor, currency, approved_at, cancelled_at, cancellation_reason, author_ids)
       values ($1, $2, $3, $4, least($5::date, $6::date), $6, $7, $8, $9, $10, $11, $12, '{}')`,
      [
        organization.id,
        id,
        id,
        status,
        date,
        dueOn,
        over.party ?? party,
        amount,
        currency,
        approvedAt,
        cancelledAt,
        cancelledAt && 'x',
      ],
    )
    return id
  }
  /** A line that pays a part of a bill, as a match would store it. */
  const pay = async (billId: string, amount: number, on: string, { explained = 0, removed = false } = {}) => {
    const [allocation, expected] = [randomUUID(), randomUUID()]
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, bill_id, source)
       values ($1, $2, $3, $4, 'X', 'DEBIT', 1000000, 'IDR', $5, 'BILL') on conflict do nothing`,
      [organization.id, expected, expected, on, billId],
    )
    const { rows } = await sql('select id from expected_transaction where bill_id = $1', [billId])
    await sql(
      `with t as (
         insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor, currency, fingerprint)
         values ($1, gen_random_uuid(), gen_random_uuid(), $2, 'X', 'DEBIT', $3, 'IDR', gen_random_uuid()) returning id),
       r as (
         insert into reconciliation (organization_id, id, kind, result, bank_account_id, currency, amount_minor, removed_at, removal_reason)
         values ($1, gen_random_uuid(), 'MANUAL', 'PARTIAL_MATCH', gen_random_uuid(), 'IDR', $3, $6, $7) returning id)
       insert into allocation (organization_id, id, reconciliation_id, place, statement_transaction_id, expected_transaction_id, amount_minor)
       select $1, $4, r.id, 0, t.id, $5, $3 from t, r`,
      [organization.id, on, amount, allocation, rows[0]?.id, removed ? on : null, removed ? 'x' : null],
    )
    if (explained > 0)
      await sql(
        `insert into adjustment (organization_id, allocation_id, place, kind, amount_minor) values ($1, $2, 0, 'FEE', $3)`,
        [organization.id, allocation, explained],
      )
  }
  /** Stores the tax of a bill: base, VAT and withholding, which determine its amount. */
  const tax = (billId: string, { base, vat, withheld }: { base: number; vat: number; withheld: number }) =>
    sql(
      `update bill set entity_id = gen_random_uuid(), tax_base_minor = $3, vat = 'STANDARD', vat_rate = 1100, vat_minor = $4,
         withholding = 'PPH_23', withholding_rate = 200, is_rate_doubled = false, withholding_base_minor = $3, withheld_minor = $5,
         amount_minor = $3::bigint + $4::bigint - $5::bigint
       where organization_id = $1 and id = $2`,
      [organization.id, billId, base, vat, withheld],
    )
  const payment = (billId: string, status: string) =>
    sql(
      `insert into payment (organization_id, id, number, kind, status, from_account_id, counterparty_account_id, beneficiary_bank_code,
         beneficiary_account_number, beneficiary_name, amount_minor, currency, fee_minor, date, value_date, content_hash, approval_plan,
         sent_at, cancellation_reason, bill_id, author_ids)
       values ($1, gen_random_uuid(), gen_random_uuid()::text, 'PAYMENT', $2::text, gen_random_uuid(), gen_random_uuid(), '014', '1', 'PT', 100, 'IDR', 0,
         '2026-11-24', '2026-11-24', '', '{"policyId":null,"steps":[{"approverIds":[]}],"inOrder":false}',
         case when $2 = 'SENT' then now() end, case when $2 = 'CANCELLED' then 'x' end, $3, '{}')`,
      [organization.id, status, billId],
    )
  const read = async (query = '') => {
    const answer = await reader.get<Payables>(`/v1/analysis/payables${query}`)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const bills = async (query: string) =>
    (await reader.get<Bills>(`/v1/analysis/payables/bills?currency=IDR&${query}`)).body
  return { ...organization, reader, party, bill, tax, pay, payment, read, bills }
}

const remaining = ({ currencies }: Payables) => currencies.map(each => [each.currency, each.remaining.amount])

it('case 23: of a bill of 40 m with lines of 15 m and 25 m there are 25 m left in between, and nothing on the second day', async () => {
  const { bill, pay, read } = await openScene()
  const id = await bill(4_000_000_000, '2026-11-23')
  await pay(id, 1_500_000_000, '2026-11-20')
  await pay(id, 2_500_000_000, '2026-11-25')
  expect(remaining(await read('?asOf=2026-11-19'))).toEqual([['IDR', '40000000.00']])
  expect(remaining(await read('?asOf=2026-11-22'))).toEqual([['IDR', '25000000.00']])
  expect(remaining(await read('?asOf=2026-11-25'))).toEqual([])
})

it('counts bills that were approved by the day and not cancelled by it, and no match that was undone', async () => {
  const { bill, pay, read } = await openScene()
  await bill(100, '2026-11-30', { approvedAt: null })
  // Approved on the 20th in Jakarta, canceled on the 22nd.
  await bill(200, '2026-11-30', { approvedAt: '2026-11-19T17:00:00Z', cancelledAt: '2026-11-22T03:00:00Z' })
  const undone = await bill(400, '2026-11-30')
  await pay(undone, 400, '2026-11-10', { removed: true })
  const explained = await bill(800, '2026-11-30')
  await pay(explained, 700, '2026-11-10', { explained: 100 })
  expect(remaining(await read('?asOf=2026-11-19'))).toEqual([['IDR', '4.00']])
  expect(remaining(await read('?asOf=2026-11-20'))).toEqual([['IDR', '6.00']])
  expect(remaining(await read('?asOf=2026-11-22'))).toEqual([['IDR', '4.00']])
})

it('owes the counterparty of a taxed bill what is left after withholding, and nothing once that is paid', async () => {
  const { bill, tax, pay, read, bills } = await openScene()
  const id = await bill(1, '2026-11-30')
  // 111.00 with VAT, of which 2.00 go to the tax office.
  await tax(id, { base: 10_000, vat: 1_100, withheld: 200 })
  expect(remaining(await read('?asOf=2026-11-20'))).toEqual([['IDR', '109.00']])
  expect((await bills('asOf=2026-11-20')).total.amount).toBe('109.00')
  await pay(id, 10_900, '2026-11-21')
  expect(remaining(await read('?asOf=2026-11-21'))).toEqual([])
})

it.each([
  ['NEEDS_APPROVAL', '1.00'],
  ['SCHEDULED', '1.00'],
  ['SENT', '1.00'],
  ['CANCELLED', '0.00'],
])('a bill whose payment is %s is owed until its line is here, and %s of it is under way', async (status, underWay) => {
  const { bill, bills, payment, read } = await openScene()
  const id = await bill(100, '2026-11-30')
  await payment(id, status)
  const [rupiah] = (await read()).currencies
  expect([rupiah?.remaining.amount, rupiah?.underWay.amount]).toEqual(['1.00', underWay])
  // Each figure opens to its bills.
  const behind = async (isUnderWay: boolean) => (await bills(`isUnderWay=${isUnderWay}`)).total.amount
  expect(await behind(true)).toBe(underWay)
  expect(await behind(false)).toBe(underWay === '0.00' ? '1.00' : '0.00')
})

it('adds up by currency, counterparty and bucket; each figure is its bills', async () => {
  const { bill, read, bills, party } = await openScene()
  const other = randomUUID()
  await bill(10_000, '2026-11-26')
  await bill(20_000, '2026-11-01')
  await bill(40_000, '2026-11-01', { party: other })
  await bill(80_000, '2026-11-01', { currency: 'USD' })
  const { currencies } = await read()
  expect(currencies.map(({ currency, remaining: sum, count }) => [currency, sum.amount, count]).toSorted()).toEqual([
    ['IDR', '700.00', 3],
    ['USD', '800.00', 1],
  ])
  const rupiah = currencies.find(({ currency }) => currency === 'IDR')!
  expect(rupiah.counterparties.map(each => [each.counterpartyId, each.remaining.amount])).toEqual([
    [other, '400.00'],
    [party, '300.00'],
  ])
  for (const { bucket, amount } of rupiah.buckets)
    expect((await bills(`bucket=${bucket}`)).total.amount).toBe(amount.amount)
  const own = await bills(`counterpartyId=${party}&bucket=DAYS_1_30`)
  expect(own.items.map(item => item.remaining.amount)).toEqual(['200.00'])
  expect(await fewestRoundTrips(() => read())).toBe(1)
})

it('case 24: tells how many days of bills are owed', async () => {
  const { bill, pay, read } = await openScene()
  const paid = await bill(90_000, '2026-11-20', { date: '2026-11-01' })
  await pay(paid, 90_000, '2026-11-20')
  await bill(45_000, '2026-12-01', { date: '2026-11-02' })
  // Dated 91 days back: owed, but not among the bills of 90 days.
  const { currencies } = await read('?asOf=2026-11-26')
  expect(currencies[0]?.daysPayableOutstanding).toBe(30)
  await bill(1_000, '2026-12-01', { date: '2026-08-28' })
  expect((await read()).currencies[0]?.daysPayableOutstanding).toBe(30.7)
})

it.each(['2026-11-27', '2024-11-25', 'today'])('refuses to tell of %s', async day => {
  const { reader } = await openScene()
  const answer = await reader.get<Problem>(`/v1/analysis/payables?asOf=${day}`)
  expect([answer.status, answer.body.code]).toEqual([422, 'G-2'])
})

it('needs the permission', async () => {
  const { id } = await openScene()
  expect((await api.as(id, ROLES.maker).get('/v1/analysis/payables')).status).toBe(403)
})
