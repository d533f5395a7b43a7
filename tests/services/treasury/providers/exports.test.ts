// Exports of connections, batches and transactions: their content equals the lists.
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { exportsOf } from '../../../../services/kit/module.ts'
import { exportWorkers } from '../../../../services/treasury/exports/workers.ts'
import { treasuryModules } from '../../../../services/treasury/modules.ts'
import { until } from '../../../support/until.ts'
import { openTreasuryApi, type Problem, ROLES } from '../support/api.ts'
import { openWorker } from '../support/worker.ts'
import { openScene } from './support.ts'

const api = await openTreasuryApi()
await openWorker(api, context => exportWorkers({ ...context, exports: exportsOf(treasuryModules) }))
const scene = await openScene(api)
const person = api.as(scene.organization.id, [...ROLES.maker, 'exports.create'])

const HEADER =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
const row = (invoice: string, payout: string) =>
  `1,TOKO,Virtual Account BCA,19-11-2026,${invoice},Budi,R,150000.00,C,4440.00,,145560.00,${payout},PAYMENT,`
const shop = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null, alias: 'Gerai' })
await scene.upload(
  shop,
  [HEADER, row('INV-1', '20-11-2026'), row('INV-2', '20-11-2026'), row('INV-3', '23-11-2026')].join('\n'),
)

/** The rows of an exported list, by column. */
async function rows(list: string, columns: readonly string[], filter: object = {}): Promise<Record<string, string>[]> {
  const asked = await person.post<Problem & { id: string }>('/v1/exports', { list, format: 'CSV', columns, filter })
  expect([asked.status, asked.body.code]).toEqual([202, undefined])
  const { id } = asked.body
  await until(async () => (await person.get<{ status: string }>(`/v1/exports/${id}`)).body.status === 'READY')
  return parse((await person.get<string>(`/v1/exports/${id}/content`)).body, { bom: true, columns: true })
}

it('has batches with their parts, their bank account and their states in words', async () => {
  const columns = ['payoutOn', 'provider', 'batch', 'account', 'transactionCount', 'gross', 'fee', 'net', 'status']
  expect(await rows('PAYMENT_RECORDS', columns, { sort: 'payoutOn' })).toEqual([
    {
      'Payout date': '2026-11-20',
      'Payment provider': 'Gerai',
      Batch: '2026-11-20',
      Account: 'Account 1',
      Transactions: '2',
      Gross: '300000.00',
      Fee: '8880.00',
      Net: '291120.00',
      Currency: 'IDR',
      Settlement: 'Settled',
      Reconciliation: 'Unreconciled',
    },
    {
      'Payout date': '2026-11-23',
      'Payment provider': 'Gerai',
      Batch: '2026-11-23',
      Account: 'Account 1',
      Transactions: '1',
      Gross: '150000.00',
      Fee: '4440.00',
      Net: '145560.00',
      Currency: 'IDR',
      Settlement: 'Settled',
      Reconciliation: 'Unreconciled',
    },
  ])
})

it('has the transactions that the filter admits, each with its batch', async () => {
  const [record] = await scene.recordsOf(shop)
  const found = await rows('PAYMENT_TRANSACTIONS', ['order', 'channel', 'gross', 'result', 'batch'], {
    recordId: record?.id,
    sort: 'createdAt',
  })
  expect(found.map(({ Order }) => Order).toSorted()).toEqual(['INV-1', 'INV-2'])
  expect(found[0]).toMatchObject({
    Channel: 'Virtual account',
    Gross: '150000.00',
    'Payment result': 'Succeeded',
    Batch: '2026-11-20',
  })
})

it('has connections without a word of their credentials', async () => {
  const secret = 'SK-live-0123456789abcd'
  await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: { clientId: 'MCH-1', secretKey: secret } })
  const found = await rows('PAYMENT_PROVIDERS', ['alias', 'provider', 'mode', 'account', 'lastSync', 'status'])
  expect(found).toContainEqual(
    expect.objectContaining({
      Alias: 'Gerai',
      'Payment provider': 'DOKU',
      Connection: 'By file',
      'Payout account': 'Account 1',
      Status: 'Active',
    }),
  )
  expect(JSON.stringify(found)).not.toMatch(/SK-live|MCH-1|abcd/)
})
