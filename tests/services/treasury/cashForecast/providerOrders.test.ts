// Payment provider money in the forecast (spec treasury.md §5): paid orders without a batch are expected on their days, each amount counts
// at one stage, and figures match their records.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { recordBalance } from '../../../../services/treasury/balances/public.ts'
import { fewestRoundTrips } from '../../../support/roundTrips.ts'
import { openScene as openPayments } from '../payments/support.ts'
import { openTreasuryApi, ROLES } from '../support/api.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })

type Money = { amount: string }
type Period = {
  in: Money
  out: Money
  overdueIn: { amount: Money; count: number }
  sources: { source: string; in: Money; out: Money; count: number }[]
}
type Records = {
  items: { expectedTransactionId: string | null; paymentTransactionId: string | null; amount: Money; dueOn: string }[]
  total: Money
}
type Order = {
  net: number
  on?: string
  kind?: string
  status?: string
  settlement?: string
  recordId?: string | null
  currency?: string
  at?: string
}

async function openScene() {
  const scene = await openPayments(api)
  const { organization, bca, sinar } = scene
  const planner = api.as(organization.id, [...ROLES.maker, 'treasury.analysis.view'])
  await api.database.inOrganization(organization.id, null, tx =>
    recordBalance(tx, bca.id, {
      ledgerMinor: 0n,
      availableMinor: 0n,
      at: Temporal.Instant.from('2026-11-23T03:00:00Z'),
    }),
  )
  const sql = (text: string, values: unknown[]) =>
    withAdmin(api.adminUrl, async admin => {
      await admin.query('set session_replication_role = replica')
      return admin.query(text, values)
    })
  const provider = randomUUID()
  await sql(
    `insert into payment_provider (organization_id, id, provider, alias, mode, bank_account_id, counterparty_id, hook_token)
     values ($1, $2, 'DOKU', $3, 'FILE', $4, $5, $6)`,
    [organization.id, provider, provider, bca.id, sinar.id, `${provider}${provider}`.replaceAll('-', '').slice(0, 43)],
  )
  const order = async ({
    net,
    on = '2026-11-25',
    kind = 'PAYMENT',
    status = 'SUCCESS',
    settlement = 'PENDING',
    recordId = null,
    currency = 'IDR',
    at = '2026-11-22T03:00:00Z',
  }: Order) => {
    const id = randomUUID()
    await sql(
      `insert into provider_transaction (organization_id, id, provider_id, external_id, kind, order_reference, channel, currency, gross_minor,
         adjustment_minor, net_minor, status, status_word, is_status_known, result, settlement, record_id, transacted_at,
         provider_updated_at, expected_on)
       values ($1, $2, $3, $4, $5, 'INV-1', 'QRIS', $6, $7, 0, $7, $8, $8, true, 'SUCCESS', $9, $10, $11, $11, $12)`,
      [organization.id, id, provider, id, kind, currency, net, status, settlement, recordId, at, on],
    )
    return id
  }
  /** A batch without reported orders, with its expected transaction. */
  const withdrawal = async (net: number) => {
    const [id, on] = [randomUUID(), '2026-11-24']
    await sql(
      `insert into payment_record (organization_id, id, provider_id, external_id, bank_account_id, currency, payout_on, net_minor, settlement,
         reconciliation_status)
       values ($1, $2, $3, $4, $5, 'IDR', $6, $7, 'SETTLED', 'UNRECONCILED')`,
      [organization.id, id, provider, id, bca.id, on, net],
    )
    await sql(
      `insert into expected_transaction (organization_id, id, number, date, description, direction, amount_minor, currency, bank_account_id, source, payment_record_id)
       values ($1, $2, $3, $4, 'X', 'CREDIT', $5, 'IDR', $6, 'PROVIDER', $7)`,
      [organization.id, randomUUID(), randomUUID(), on, net, bca.id, id],
    )
  }
  const firstWeek = async (query = '') => {
    const { status, body } = await planner.get<{ periods: Period[] }>(
      `/v1/analysis/cash-forecast?currency=IDR&usesLags=false${query}`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body.periods[0]!
  }
  const records = async (direction: string) => {
    const { status, body } = await planner.get<Records>(
      `/v1/analysis/cash-forecast/records?currency=IDR&usesLags=false&direction=${direction}&from=2026-11-23&to=2026-11-29`,
    )
    expect(status, JSON.stringify(body)).toBe(200)
    return body
  }
  return { ...scene, planner, order, withdrawal, firstWeek, records }
}

it('has orders that were paid and are in no batch on the days on which their money should come, less what is given back', async () => {
  const { order, firstWeek, records, mandiri, bca } = await openScene()
  const [paid, late] = [
    await order({ net: 99_556_000 }),
    await order({ net: 10_000, on: '2026-11-20', settlement: 'SETTLED' }),
  ]
  const refund = await order({ net: -15_000_000, kind: 'REFUND' })
  await order({ net: 1_000, on: '2026-11-30' })
  for (const status of ['PENDING', 'FAILED', 'VOIDED', 'REVERSED']) await order({ net: 1_000, status })
  await order({ net: 1_000, recordId: randomUUID() })
  await order({ net: 1_000, currency: 'USD' })
  const week = await firstWeek()
  expect(week.sources).toMatchObject([
    { source: 'PROVIDER', in: { amount: '995660.00' }, out: { amount: '150000.00' }, count: 3 },
  ])
  expect(week.overdueIn).toMatchObject({ amount: { amount: '100.00' }, count: 1 })
  // The records behind the figure add up to it.
  const [incoming, outgoing] = [await records('CREDIT'), await records('DEBIT')]
  expect([incoming.total.amount, outgoing.total.amount]).toEqual([week.in.amount, week.out.amount])
  expect(incoming.items).toMatchObject([
    { paymentTransactionId: paid, expectedTransactionId: null, amount: { amount: '995560.00' }, dueOn: '2026-11-25' },
    { paymentTransactionId: late, expectedTransactionId: null, amount: { amount: '100.00' }, dueOn: '2026-11-20' },
  ])
  expect(outgoing.items).toMatchObject([{ paymentTransactionId: refund, expectedTransactionId: null }])
  // It arrives at the payout account of its connection.
  expect((await firstWeek(`&accountIds=${bca.id}`)).in.amount).toBe('995660.00')
  expect((await firstWeek(`&accountIds=${mandiri.id}`)).in.amount).toBe('0.00')
  expect(await fewestRoundTrips(() => firstWeek())).toBe(1)
})

it('counts with the batch what a batch without its report pays out, the oldest orders first, and the rest with the orders', async () => {
  const { order, withdrawal, firstWeek, records } = await openScene()
  const ids: string[] = []
  for (const day of ['18', '19', '20'])
    ids.push(await order({ net: 99_556_000, settlement: 'SETTLED', at: `2026-11-${day}T03:00:00Z` }))
  await order({ net: 50_000 })
  expect((await firstWeek()).in.amount).toBe('2987180.00')
  // Two of three orders and a part of the third are in transit.
  await withdrawal(209_112_000)
  expect((await firstWeek()).in.amount).toBe('2987180.00')
  const { items, total } = await records('CREDIT')
  expect(total.amount).toBe('2987180.00')
  expect(items.find(each => each.paymentTransactionId === ids[2])?.amount.amount).toBe('895560.00')
  expect(items.some(each => each.paymentTransactionId === ids[0] || each.paymentTransactionId === ids[1])).toBe(false)
  // The payout exceeds the known orders: no order is owed for that.
  await withdrawal(500_000_000)
  expect((await firstWeek()).in.amount).toBe('7091620.00')
})

it('takes the place of what was planned of its provider in their month', async () => {
  const { planner, order, firstWeek, sinar } = await openScene()
  const made = await planner.post('/v1/analysis/planned-lines', {
    name: 'Payouts',
    direction: 'CREDIT',
    amount: { amount: '1000.00', currency: 'IDR' },
    counterpartyId: sinar.id,
    rule: 'ONCE',
    startsOn: '2026-11-26',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  expect((await firstWeek()).in.amount).toBe('1000.00')
  await order({ net: 40_000 })
  expect((await firstWeek()).sources).toMatchObject([
    { source: 'PROVIDER', in: { amount: '400.00' } },
    { source: 'PLANNED', in: { amount: '600.00' } },
  ])
})
