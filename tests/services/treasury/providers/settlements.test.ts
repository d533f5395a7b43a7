// Settlements as invoicing sees them, over HTTP and Postgres: the figures of batches, their members, their bank line, and permissions.
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { exportsOf } from '../../../../services/kit/module.ts'
import { exportWorkers } from '../../../../services/treasury/exports/workers.ts'
import { treasuryModules } from '../../../../services/treasury/modules.ts'
import { minorOf } from '../../../../services/kit/money.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene, type ProviderBody } from './support.ts'

const api = await openTreasuryApi()
await openWorker(api, context => exportWorkers({ ...context, exports: exportsOf(treasuryModules) }))
const scene = await openScene(api)
const { organization } = scene
const clerk = api.as(organization.id, ['invoicing.settlements.view', 'exports.create'])

type Amount = { amount: string }
type Settlement = {
  id: string
  provider: string
  providerAlias: string
  reference: string
  payoutOn: string
  account: string
  gross: Amount | null
  fees: Amount | null
  adjustment: Amount | null
  net: Amount
  paymentCount: number | null
  status: string
  addsUp: boolean
  reconciliation: string | null
  lines: { id: string; date: string; description: string; amount: Amount }[]
}
type Payment = {
  kind: string
  net: Amount
  transaction: { id: string; kind: string; orderReference: string; gross: Amount; fees: Amount | null } | null
}

const HEADER =
  'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance'
type Line = [id: string, type: string, line: string, reference: string, amount: string]
const report = (batch: string, net: string, lines: readonly Line[], day: string, status = 'COMPLETED') =>
  [
    HEADER,
    ...[...lines, [batch, 'WITHDRAWAL', 'TRANSACTION', batch, `-${net}`] as Line].map(
      ([id, type, line, reference, amount]) =>
        `${day} 05:00:11,${status},prd,${id},${type},${line},BCA VA,${reference},IDR,${amount},0`,
    ),
  ].join('\n')

let shops = 0
const shopOf = () => scene.connect({ mode: 'FILE', credentials: null, alias: `Toko ${++shops}` })
let batches = 0
/** A batch of two payments and a refund: 3,500,000 minus 150,000, fees of 78,500 and their VAT of 8,635. */
async function paidOut(shop: ProviderBody, { net = '3262865.00', day = '2026-11-20' } = {}): Promise<Settlement> {
  const batch = `wd_settlement_${++batches}`
  const lines: Line[] = [
    [`${batch}_1`, 'PAYMENT', 'TRANSACTION', 'INV-1', '1000000'],
    [`${batch}_1`, 'PAYMENT', 'FEE', 'INV-1', '-4000'],
    [`${batch}_1`, 'PAYMENT', 'VAT', 'INV-1', '-440'],
    [`${batch}_2`, 'PAYMENT', 'TRANSACTION', 'INV-2', '2500000'],
    [`${batch}_2`, 'PAYMENT', 'FEE', 'INV-2', '-74500'],
    [`${batch}_2`, 'PAYMENT', 'VAT', 'INV-2', '-8195'],
    [`${batch}_3`, 'REFUND', 'TRANSACTION', 'INV-0', '-150000'],
  ]
  expect((await scene.upload(shop, report(batch, net, lines, day))).issues).toEqual([])
  const { items } = await listed(`search=${batch}`)
  return items[0] ?? expect.unreachable(batch)
}
const listed = async (query = '') =>
  (await clerk.get<{ items: Settlement[] }>(`/v1/settlements?first=200&${query}`)).body
const paymentsOf = async ({ id }: { id: string }) =>
  (
    await clerk.get<{ items: { settlementId: string; payments: Payment[] }[] }>(
      `/v1/settlements/payments?settlementIds=${id}`,
    )
  ).body.items[0]?.payments ?? []
const sum = (amounts: readonly (Amount | null | undefined)[]) =>
  amounts.reduce((all, one) => all + (one ? minorOf(one.amount) : 0n), 0n)

it('tells of each of its payments once it is paid out, though they were credited before', async () => {
  const shop = await shopOf()
  const lines: Line[] = [['credited', 'PAYMENT', 'TRANSACTION', 'INV-8', '1000000']]
  const upload = async (status: string) => {
    expect((await scene.upload(shop, report('wd_credited', '1000000', lines, '2026-11-20', status))).issues).toEqual([])
    const { items } = await listed('search=wd_credited')
    const [payment] = await paymentsOf(items[0]!)
    const told = await api.database.runAs<{ id: string }>('feed', 'select id from outbox where subject_id = $1', [
      payment!.transaction!.id,
    ])
    return { status: items[0]!.status, told: told.length }
  }
  const pending = await upload('PENDING')
  expect(pending.status).toBe('PENDING')
  expect(await upload('COMPLETED')).toEqual({ status: 'SETTLED', told: pending.told + 1 })
})

it('what a report tells by the day alone is of that day here, and not of midnight in UTC', async () => {
  const shop = await shopOf()
  await paidOut(shop, { day: '2026-11-19' })
  const { body } = await scene.maker.get<{ items: { updatedAt: string }[] }>(
    `/v1/payment-transactions?providerId=${shop.id}&first=200`,
  )
  expect(new Set(body.items.map(({ updatedAt }) => updatedAt))).toEqual(new Set(['2026-11-18T17:00:00.000000Z']))
})

it('net is gross less fees, and what its payments come to', async () => {
  const settlement = await paidOut(await shopOf())
  expect(settlement).toMatchObject({
    provider: 'XENDIT',
    providerAlias: `Toko ${shops}`,
    payoutOn: '2026-11-20',
    account: 'Account 1',
    gross: { amount: '3350000.00', currency: 'IDR' },
    fees: { amount: '87135.00' },
    adjustment: { amount: '0.00' },
    net: { amount: '3262865.00' },
    paymentCount: 3,
    status: 'SETTLED',
    addsUp: true,
    reconciliation: 'UNRECONCILED',
    lines: [],
  })
  const payments = await paymentsOf(settlement)
  expect(
    payments.map(({ transaction, net }) => [
      transaction?.kind,
      transaction?.orderReference,
      transaction?.gross.amount,
      transaction?.fees?.amount,
      net.amount,
    ]),
  ).toEqual([
    ['PAYMENT', 'INV-1', '1000000.00', '4440.00', '995560.00'],
    ['PAYMENT', 'INV-2', '2500000.00', '82695.00', '2417305.00'],
    ['REFUND', 'INV-0', '-150000.00', '0.00', '-150000.00'],
  ])
  const of = (part: 'gross' | 'fees') => sum(payments.map(({ transaction }) => transaction?.[part]))
  expect([of('gross'), of('fees')]).toEqual([sum([settlement.gross]), sum([settlement.fees])])
  expect(sum(payments.map(({ net }) => net))).toBe(sum([settlement.net]))
})

it('SE-1: one whose net is not what its payments come to says so, and stays as it was reported', async () => {
  const settlement = await paidOut(await shopOf(), { net: '3263975.00' })
  expect(settlement).toMatchObject({ net: { amount: '3263975.00' }, addsUp: false })
})

it('tells the bank line that it was matched to, and no more once that is undone', async () => {
  const settlement = await paidOut(await shopOf(), { day: '2026-11-19' })
  const [expected] = await scene.expectedOf({ externalId: settlement.reference })
  const line = await scene.line(settlement.net.amount, '2026-11-19', 'XENDIT WD 191126')
  const matched = await scene.reconcile(line.id, expected!.id)
  expect(matched.status).toBe(201)
  const read = async () => (await clerk.get<Settlement>(`/v1/settlements/${settlement.id}`)).body
  expect(await read()).toMatchObject({
    reconciliation: 'RECONCILED',
    lines: [{ id: line.id, date: '2026-11-19', description: 'XENDIT WD 191126', amount: { amount: '3262865.00' } }],
  })
  const undone = await scene.maker.post(`/v1/reconciliations/${matched.body.id}/remove`, {
    version: matched.body.version,
    reason: 'wrong line',
  })
  expect(undone.status).toBeLessThan(300)
  expect(await read()).toMatchObject({ reconciliation: 'UNRECONCILED', lines: [] })
})

it('is narrowed by provider, state and day, and told of each payment', async () => {
  const shop = await shopOf()
  const settlement = await paidOut(shop, { day: '2026-11-12' })
  const ids = async (query: string) => (await listed(query)).items.map(({ id }) => id)
  expect(await ids('provider=XENDIT&status=SETTLED&payoutFrom=2026-11-12&payoutTo=2026-11-12')).toEqual([settlement.id])
  expect(await ids('provider=DOKU,MIDTRANS')).toEqual([])
  expect(await ids('status=PENDING')).toEqual([])
  const payments = await paymentsOf(settlement)
  const transactionIds = payments.flatMap(({ transaction }) => transaction?.id ?? [])
  const { body } = await clerk.get<{ items: object[] }>(
    `/v1/settlements/of-transactions?transactionIds=${transactionIds.join(',')}`,
  )
  expect(body.items).toHaveLength(3)
  for (const item of body.items) expect(item).toMatchObject({ settlementId: settlement.id, status: 'SETTLED' })
  const { body: summary } = await clerk.get<{ totalCount: number; totals: Amount[] }>(
    '/v1/settlements/summary?payoutFrom=2026-11-12&payoutTo=2026-11-12',
  )
  expect(summary).toMatchObject({ totalCount: 1, totals: [{ amount: '3262865.00' }] })
})

it('is for who may see settlements, and for their organization alone', async () => {
  const settlement = await paidOut(await shopOf())
  const paths = [
    '/v1/settlements',
    '/v1/settlements/summary',
    `/v1/settlements/${settlement.id}`,
    `/v1/settlements/payments?settlementIds=${settlement.id}`,
    `/v1/settlements/of-transactions?transactionIds=${settlement.id}`,
  ]
  for (const path of paths) expect((await scene.viewer.get<Problem>(path)).status, path).toBe(403)
  const other = api.as((await api.organization()).id, ['invoicing.settlements.view'])
  expect((await other.get(`/v1/settlements/${settlement.id}`)).status).toBe(404)
  expect((await other.get<{ items: object[] }>('/v1/settlements')).body.items).toEqual([])
  expect((await other.get<{ items: object[] }>(paths[3]!)).body.items).toEqual([])
  const [payment] = await paymentsOf(settlement)
  expect(
    (await other.get<{ items: object[] }>(`/v1/settlements/of-transactions?transactionIds=${payment!.transaction!.id}`))
      .body.items,
  ).toEqual([])
})

it('is exported with its figures and its bank line', async () => {
  const settlement = await paidOut(await shopOf(), { day: '2026-10-05' })
  const asked = await clerk.post<Problem & { id: string }>('/v1/exports', {
    list: 'SETTLEMENTS',
    format: 'CSV',
    columns: ['provider', 'reference', 'payoutOn', 'paymentCount', 'gross', 'fees', 'net', 'status', 'line'],
    filter: { search: settlement.reference },
  })
  expect([asked.status, asked.body.code]).toEqual([202, undefined])
  const { id } = asked.body
  await until(async () => (await clerk.get<{ status: string }>(`/v1/exports/${id}`)).body.status === 'READY')
  const { body } = await clerk.get<string>(`/v1/exports/${id}/content`)
  expect(parse(body, { bom: true, columns: true })).toEqual([
    {
      'Payment provider': settlement.providerAlias,
      Batch: settlement.reference,
      'Payout date': '2026-10-05',
      Payments: '3',
      Gross: '3350000.00',
      Fee: '87135.00',
      Net: '3262865.00',
      Currency: 'IDR',
      Status: 'Settled',
      'Bank line': '',
    },
  ])
})
