// Refunds are reported by a provider's API under their own key, and by a report under their payment's reference or an unrelated one. One
// refund is one transaction, whichever reports it first; two are two; ambiguous ones are asked about.
import { beforeEach, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { signatureOf } from '../../../../services/treasury/providers/midtrans/midtrans.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openFakeProvider } from './fakeProvider.ts'
import { CREDENTIALS, openScene, type ProviderBody, secretOf } from './support.ts'

const NOW = '2026-11-24T03:00:00Z'
const clock = stoppedClock(NOW)
const provider = await openFakeProvider()
const api = await openTreasuryApi({
  clock,
  providerHosts: { XENDIT: { url: provider.url }, MIDTRANS: { url: provider.url } },
})
const scene = await openScene(api)
await scene.openSyncs()

beforeEach(() => {
  provider.orders.clear()
  provider.transactions = []
  provider.pageSize = 2
})

type Refund = [key: string, amount: string, at: string]
/** The API's current state of an order, read by a user, or after a notification of an unknown order. */
async function told(shop: ProviderBody, reference: string, refunds: readonly Refund[]): Promise<void> {
  const order = {
    order_id: reference,
    status_code: '200',
    gross_amount: '150000.00',
    currency: 'IDR',
    payment_type: 'qris',
    transaction_status: refunds.length === 0 ? 'settlement' : 'partial_refund',
    transaction_time: '2026-11-18 09:00:00',
    settlement_time: '2026-11-18 09:05:00',
    refunds: refunds.map(([key, amount, at]) => ({
      refund_key: key,
      refund_amount: amount,
      created_at: `${at} 09:30:00`,
    })),
  }
  provider.orders.set(reference, order)
  const known = (await scene.transactionsOf(shop)).find(({ orderReference }) => orderReference === reference)
  if (known) {
    expect((await scene.maker.post(`/v1/payment-transactions/${known.id}/ask`, {})).status).toBe(200)
    return
  }
  const body = { ...order, signature_key: signatureOf(order, secretOf(shop)) }
  expect((await scene.notify(shop.hookPath!, JSON.stringify(body))).status).toBe(200)
  await until(async () => (await scene.transactionsOf(shop)).length > refunds.length)
}

const MAPPING = {
  transactionId: 'id',
  order: 'order',
  gross: 'amount',
  transactionDate: 'paid',
  payoutDate: 'payout',
  dateFormat: 'yyyy-MM-dd',
  decimalMark: '.',
}
type Row = [order: string, amount: string, payout: string]
const file = (...rows: Row[]) =>
  [
    'id,order,amount,paid,payout',
    ...rows.map(([order, amount, payout]) => `tx-${order},${order},${amount},2026-11-18,${payout}`),
  ].join('\n')
const added = async (shop: ProviderBody, ...rows: Row[]) => {
  const { issues, transactions } = await scene.upload(shop, file(...rows), MAPPING)
  expect(issues).toEqual([])
  return transactions
}
const midtrans = () => scene.connect({ provider: 'MIDTRANS' })
/** As `kind amount, in a batch or not`. */
const ordersOf = async (shop: ProviderBody) =>
  (await scene.transactionsOf(shop))
    .map(({ kind, gross, recordId }) => `${kind} ${gross.amount}${recordId === null ? '' : ' paid out'}`)
    .toSorted()
const batchesOf = async (shop: ProviderBody) =>
  (await scene.recordsOf(shop))
    .map(
      ({ payoutOn, net, memberCheck, transactionCount }) =>
        `${payoutOn} ${net.amount} ${transactionCount} ${memberCheck}`,
    )
    .toSorted()
async function asked(reference: string): Promise<string[]> {
  await api.database.inOrganization(scene.organization.id, null, tx => findExceptions(tx, exceptionSearches))
  const reader = api.as(scene.organization.id, ['treasury.exceptions.view'])
  const { body } = await reader.get<{ items: { label: string; status: string }[] }>(
    '/v1/exceptions?type=DUPLICATE_SUSPICION&status=OPEN&first=100',
  )
  return body.items.map(({ label }) => label).filter(label => label.startsWith(reference))
}

const PAID_OUT = ['PAYMENT 150000.00 paid out', 'REFUND -10000.00 paid out']

it('one refund is one transaction: by the API, then by a report', async () => {
  const shop = await midtrans()
  await told(shop, 'A-1', [['r1', '10000.00', '2026-11-19']])
  expect(await added(shop, ['A-1', '150000.00', '2026-11-23'], ['A-1', '-10000.00', '2026-11-23'])).toMatchObject({
    added: 0,
  })
  expect(await ordersOf(shop)).toEqual(PAID_OUT)
  expect(await batchesOf(shop)).toEqual(['2026-11-23 140000.00 2 EXACT'])
  // Reported again by either, they are the same ones.
  expect(await added(shop, ['A-1', '150000.00', '2026-11-23'], ['A-1', '-10000.00', '2026-11-23'])).toEqual({
    added: 0,
    changed: 0,
    known: 2,
  })
  await told(shop, 'A-1', [['r1', '10000.00', '2026-11-19']])
  expect(await ordersOf(shop)).toEqual(PAID_OUT)
  expect(await asked('A-1')).toEqual([])
})

it('one refund is one transaction: by a report, then by the API, under the name that the provider gives it', async () => {
  const shop = await midtrans()
  await added(shop, ['B-1', '150000.00', '2026-11-23'], ['B-1', '-10000.00', '2026-11-23'])
  await told(shop, 'B-1', [['r1', '10000.00', '2026-11-19']])
  expect(await ordersOf(shop)).toEqual(PAID_OUT)
  const names = (await scene.transactionsOf(shop)).map(({ externalId }) => externalId).toSorted()
  expect(names).toEqual(['B-1', 'B-1/r1'])
  expect(await added(shop, ['B-1', '-10000.00', '2026-11-23'])).toEqual({ added: 0, changed: 0, known: 1 })
  expect(await ordersOf(shop)).toEqual(PAID_OUT)
})

it('two refunds of one amount stay two, whichever way and in whichever order they come', async () => {
  const both: Refund[] = [
    ['r1', '10000.00', '2026-11-19'],
    ['r2', '10000.00', '2026-11-21'],
  ]
  const whole = ['PAYMENT 150000.00 paid out', 'REFUND -10000.00 paid out', 'REFUND -10000.00 paid out']
  const first: Row[] = [
    ['ORDER', '150000.00', '2026-11-20'],
    ['ORDER', '-10000.00', '2026-11-20'],
  ]
  const second: Row[] = [['ORDER', '-10000.00', '2026-11-23']]
  const of = (reference: string, rows: readonly Row[]) => rows.map(([, ...rest]): Row => [reference, ...rest])
  const orders: ((shop: ProviderBody, reference: string) => (() => Promise<unknown>)[])[] = [
    (shop, name) => [
      () => told(shop, name, both),
      () => added(shop, ...of(name, first)),
      () => added(shop, ...of(name, second)),
    ],
    (shop, name) => [
      () => told(shop, name, both),
      () => added(shop, ...of(name, second)),
      () => added(shop, ...of(name, first)),
    ],
    (shop, name) => [
      () => added(shop, ...of(name, second)),
      () => told(shop, name, both),
      () => added(shop, ...of(name, first)),
    ],
    (shop, name) => [
      () => added(shop, ...of(name, first)),
      () => added(shop, ...of(name, second)),
      () => told(shop, name, both),
    ],
    (shop, name) => [
      () => told(shop, name, both.slice(0, 1)),
      () => added(shop, ...of(name, first)),
      () => told(shop, name, both),
      () => added(shop, ...of(name, second)),
    ],
    (shop, name) => [() => told(shop, name, both), () => added(shop, ...of(name, [...first, ...second]))],
  ]
  for (const [at, steps] of orders.entries()) {
    const shop = await midtrans()
    for (const step of steps(shop, `C-${at}`)) await step()
    expect(await ordersOf(shop), `order ${at}`).toEqual(whole)
    expect(await batchesOf(shop), `order ${at}`).toEqual([
      '2026-11-20 140000.00 2 EXACT',
      '2026-11-23 -10000.00 1 EXACT',
    ])
    expect(await asked(`C-${at}`), `order ${at}`).toEqual([])
  }
})

it('two parts of one day stay what they are when a later report tells them the other way round', async () => {
  const shop = await midtrans()
  await added(shop, ['D-1', '150000.00', '2026-11-23'], ['D-1', '-10000.00', '2026-11-23'])
  await added(shop, ['D-1', '-20000.00', '2026-11-23'], ['D-1', '-10000.00', '2026-11-23'])
  expect(await ordersOf(shop)).toEqual([
    'PAYMENT 150000.00 paid out',
    'REFUND -10000.00 paid out',
    'REFUND -20000.00 paid out',
  ])
  expect(await batchesOf(shop)).toEqual(['2026-11-23 120000.00 3 EXACT'])
})

it('a refund that is younger than its payout, and one of another amount, may be the same or not: a person is asked', async () => {
  const shop = await midtrans()
  await added(shop, ['E-1', '150000.00', '2026-11-20'], ['E-1', '-10000.00', '2026-11-20'])
  await told(shop, 'E-1', [['r1', '10000.00', '2026-11-23']])
  expect(await ordersOf(shop)).toEqual(['PAYMENT 150000.00 paid out', 'REFUND -10000.00', 'REFUND -10000.00 paid out'])
  expect(await asked('E-1')).toHaveLength(1)
  // The API reports the one of that day too: now each is identified.
  await told(shop, 'E-1', [
    ['r0', '10000.00', '2026-11-19'],
    ['r1', '10000.00', '2026-11-23'],
  ])
  expect(await ordersOf(shop)).toEqual(['PAYMENT 150000.00 paid out', 'REFUND -10000.00', 'REFUND -10000.00 paid out'])
  expect(await asked('E-1')).toEqual([])
  await told(shop, 'E-2', [['r1', '50000.00', '2026-11-19']])
  await added(shop, ['E-2', '150000.00', '2026-11-23'], ['E-2', '-48000.00', '2026-11-23'])
  expect(await asked('E-2')).toHaveLength(1)
})

it('takes no report of an API’s orders that names none', async () => {
  const { order: _order, ...without } = MAPPING
  const shop = await midtrans()
  const { issues } = await scene.upload(shop, file(['F-1', '150000.00', '2026-11-23']), without)
  expect(issues).toMatchObject([{ row: null, code: 'U-TRSY-PP-35' }])
  expect(await ordersOf(shop)).toEqual([])
  const byFile = await scene.connect({ provider: 'MIDTRANS', mode: 'FILE', credentials: null })
  expect((await scene.upload(byFile, file(['F-1', '150000.00', '2026-11-23']), without)).issues).toEqual([])
})

it('a refund that the provider names is found by that name in a report with mapped columns', async () => {
  const shop = await scene.connect()
  provider.transactions = [
    {
      id: 'pay-1',
      type: 'PAYMENT',
      status: 'SUCCESS',
      reference_id: 'G-1',
      amount: '150000',
      updated: '2026-11-19T03:00:00.000Z',
    },
    {
      id: 'ref-1',
      type: 'REFUND',
      status: 'SUCCESS',
      reference_id: 'G-1',
      amount: '10000',
      updated: '2026-11-20T03:00:00.000Z',
    },
  ]
  await scene.notify(shop.hookPath!, JSON.stringify({ external_id: 'G-1' }), {
    'x-callback-token': CREDENTIALS.webhookToken,
  })
  await until(async () => (await scene.transactionsOf(shop)).length === 2)
  const mapping = { ...MAPPING, order: null }
  const rows = [
    'id,order,amount,paid,payout',
    'pay-1,,150000,2026-11-19,2026-11-23',
    'ref-1,,-10000,2026-11-20,2026-11-23',
  ]
  expect((await scene.upload(shop, rows.join('\n'), mapping)).issues).toEqual([])
  expect(await ordersOf(shop)).toEqual(PAID_OUT)
})
