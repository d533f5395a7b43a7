// The figures of a connection's card: orders of seven days, money not yet at the bank, and how long it takes to arrive.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { openScene, type ProviderBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)

const MAPPING = {
  transactionId: 'id',
  gross: 'amount',
  fee: 'fee',
  transactionDate: 'paid',
  payoutDate: 'payout',
  dateFormat: 'yyyy-MM-dd',
  decimalMark: '.',
}
const file = (...rows: string[]) => ['id,amount,fee,paid,payout', ...rows].join('\n')
const shopOf = () => scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
type Figures = {
  providerId: string
  paidOrders: number
  notInBank: { amount: string; currency: string }[]
  payoutDays: number | null
}
const figuresOf = async (...shops: ProviderBody[]) =>
  (
    await scene.viewer.get<{ items: Figures[] }>(
      `/v1/payment-providers/figures?providerIds=${shops.map(({ id }) => id).join(',')}`,
    )
  ).body.items

it('counts the orders of seven days, and what their batches have not brought yet', async () => {
  const [shop, idle] = [await shopOf(), await shopOf()]
  const rows = [
    'F1,100000.00,1000.00,2026-11-16,2026-11-18',
    'F2,200000.00,1000.00,2026-11-17,2026-11-18',
    'F3,300000.00,1000.00,2026-11-19,2026-11-23',
  ]
  expect((await scene.upload(shop, file(...rows), { ...MAPPING, vat: 'fee' })).issues).toEqual([])
  const open = { paidOrders: 2, payoutDays: 2 }
  const [figures, none] = [await figuresOf(shop), await figuresOf(idle)]
  // Three orders minus a fee of 1,000 and the same in VAT each.
  expect(figures).toEqual([{ providerId: shop.id, ...open, notInBank: [{ amount: '594000.00', currency: 'IDR' }] }])
  expect(none).toEqual([{ providerId: idle.id, paidOrders: 0, notInBank: [], payoutDays: null }])

  const record = (await scene.recordsOf(shop)).find(({ payoutOn }) => payoutOn === '2026-11-18')
  const line = await scene.line(record!.net.amount, '2026-11-18', 'FASPAY')
  expect((await scene.reconcile(line.id, record!.expectedTransactionId!)).status).toBe(201)
  const [after] = await figuresOf(shop)
  expect(after?.notInBank).toEqual([{ amount: '298000.00', currency: 'IDR' }])
  // The sum of all cards equals the list's totals.
  const { body } = await scene.viewer.get<{
    atProviders: { pending: object; withdrawable: object; onItsWay: object }[]
  }>('/v1/payment-providers/summary')
  expect(body.atProviders).toMatchObject([
    { pending: { amount: '0.00' }, withdrawable: { amount: '0.00' }, onItsWay: { amount: '298000.00' } },
  ])
})

it('says nothing of how long it takes where a report tells no time of payment', async () => {
  const shop = await shopOf()
  const { transactionDate: _date, ...undated } = MAPPING
  await scene.upload(shop, file('G1,100000.00,0,2026-11-16,2026-11-18'), undated)
  expect(await figuresOf(shop)).toMatchObject([{ payoutDays: null }])
})

it('is of the caller’s organization alone, and for who may look', async () => {
  const shop = await shopOf()
  const others = await openScene(api)
  const path = `/v1/payment-providers/figures?providerIds=${shop.id}`
  expect((await others.viewer.get<{ items: Figures[] }>(path)).body.items).toEqual([])
  expect((await api.as(scene.organization.id, []).get<Problem>(path)).status).toBe(403)
})
