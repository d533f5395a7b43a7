// Reports with payments but without batches: each payout day is a batch. Several reports may cover one day, refunds may have their
// payment's reference, and a payment is paid out once.
import { expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene, type ProviderBody } from './support.ts'

const api = await openTreasuryApi({ clock: stoppedClock('2026-11-23T03:00:00Z') })
const scene = await openScene(api)

const HEADER =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
type Row = { invoice: string; payout?: string; amount?: string; fee?: string; pay?: string }
const dokuRow = ({ invoice, payout = '20-11-2026', amount = '150000.00', fee = '4440.00', pay = '145560.00' }: Row) =>
  `1,TOKO,Virtual Account BCA,19-11-2026,${invoice},Budi,R,${amount},C,${fee},,${pay},${payout},PAYMENT,`
const back = (invoice: string, amount: string, payout?: string): Row => ({
  invoice,
  ...(payout !== undefined && { payout }),
  amount: `-${amount}`,
  fee: '0',
  pay: `-${amount}`,
})
const dokuFile = (...rows: Row[]) => [HEADER, ...rows.map(dokuRow)].join('\r\n')
const doku = () => scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })

/** As `day net, orders, check of its members, its expected transaction`. */
async function batchesOf(shop: ProviderBody): Promise<string[]> {
  const records = await scene.recordsOf(shop)
  const open = await scene.maker.get<{ items: { id: string; amount: { amount: string } }[] }>(
    '/v1/expected-transactions?source=PROVIDER&status=UNRECONCILED&first=200',
  )
  const expected = new Map(open.body.items.map(({ id, amount }) => [id, amount.amount]))
  return records
    .map(
      ({ payoutOn, net, transactionCount, memberCheck, figureCheck, expectedTransactionId: id }) =>
        `${payoutOn} ${net.amount}, ${transactionCount}, ${figureCheck} ${memberCheck}, ${(id && expected.get(id)) ?? 'nothing'}`,
    )
    .toSorted()
}
const ordersOf = async (shop: ProviderBody) =>
  (await scene.transactionsOf(shop))
    .map(({ kind, orderReference, gross }) => `${orderReference} ${kind} ${gross.amount}`)
    .toSorted()
const added = async (shop: ProviderBody, content: string, mapping?: object) => {
  const { issues, transactions } = await scene.upload(shop, content, mapping)
  expect(issues).toEqual([])
  return transactions
}

it('adds what a later report tells of a day, and keeps what an earlier one did', async () => {
  const shop = await doku()
  await added(shop, dokuFile({ invoice: 'A-1' }, { invoice: 'A-2' }))
  // For later days: one of that day's orders is reported again, one is new, and one is missing.
  const more = dokuFile({ invoice: 'A-2' }, { invoice: 'A-3' })
  expect(await added(shop, more)).toEqual({ added: 1, changed: 0, known: 1 })
  const whole = ['2026-11-20 436680.00, 3, EXACT EXACT, 436680.00']
  expect(await batchesOf(shop)).toEqual(whole)
  expect(await added(shop, more)).toEqual({ added: 0, changed: 0, known: 2 })
  expect(await batchesOf(shop)).toEqual(whole)
  const [record] = await scene.recordsOf(shop)
  expect(record).toMatchObject({ gross: { amount: '450000.00' }, fee: { amount: '13320.00' } })
})

it('expects what a second batch of an order says, and calls it a mismatch', async () => {
  const shop = await doku()
  await added(shop, dokuFile({ invoice: 'B-1' }))
  await added(shop, dokuFile({ invoice: 'B-1', payout: '23-11-2026' }, { invoice: 'B-2', payout: '23-11-2026' }))
  expect(await batchesOf(shop)).toEqual([
    '2026-11-20 145560.00, 1, EXACT EXACT, 145560.00',
    '2026-11-23 291120.00, 2, EXACT MISMATCH, 291120.00',
  ])
})

it('counts an order that stands twice in a report once, and calls it a mismatch', async () => {
  const shop = await doku()
  await added(shop, dokuFile({ invoice: 'C-1' }, { invoice: 'C-1' }))
  expect(await batchesOf(shop)).toEqual(['2026-11-20 291120.00, 2, EXACT MISMATCH, 291120.00'])
  const [record] = await scene.recordsOf(shop)
  expect(record?.membersTotal).toMatchObject({ amount: '145560.00' })
})

it('keeps each part of an order that goes back, on one day or several', async () => {
  const shop = await doku()
  await added(shop, dokuFile({ invoice: 'D-1' }, back('D-1', '10000.00'), back('D-1', '20000.00')))
  const later = dokuFile({ invoice: 'D-2', payout: '23-11-2026' }, back('D-1', '30000.00', '23-11-2026'))
  await added(shop, later)
  const whole = ['2026-11-20 115560.00, 3, EXACT EXACT, 115560.00', '2026-11-23 115560.00, 2, EXACT EXACT, 115560.00']
  expect(await batchesOf(shop)).toEqual(whole)
  const orders = [
    'D-1 PAYMENT 150000.00',
    'D-1 REFUND -10000.00',
    'D-1 REFUND -20000.00',
    'D-1 REFUND -30000.00',
    'D-2 PAYMENT 150000.00',
  ]
  expect(await ordersOf(shop)).toEqual(orders)
  // Reported again, they are the same ones.
  expect(await added(shop, later)).toEqual({ added: 0, changed: 0, known: 2 })
  expect(await batchesOf(shop)).toEqual(whole)
  expect(await ordersOf(shop)).toEqual(orders)
})

it('keeps a payment whose name the money that goes back bears', async () => {
  const shop = await scene.connect({ provider: 'FASPAY', mode: 'FILE', credentials: null })
  const mapping = {
    transactionId: 'trx',
    order: 'bill',
    gross: 'amount',
    payoutDate: 'paid',
    dateFormat: 'yyyy-MM-dd',
    decimalMark: '.',
  }
  const file = (...rows: string[]) => ['trx,bill,amount,paid', ...rows].join('\n')
  await added(shop, file('T1,E-1,150000.00,2026-11-20', 'T1,E-1,-10000.00,2026-11-20'), mapping)
  const refund = file('T1,E-1,-20000.00,2026-11-23', 'T2,E-2,90000.00,2026-11-23')
  await added(shop, refund)
  const whole = ['2026-11-20 140000.00, 2, EXACT EXACT, 140000.00', '2026-11-23 70000.00, 2, EXACT EXACT, 70000.00']
  expect(await batchesOf(shop)).toEqual(whole)
  const orders = ['E-1 PAYMENT 150000.00', 'E-1 REFUND -10000.00', 'E-1 REFUND -20000.00', 'E-2 PAYMENT 90000.00']
  expect(await ordersOf(shop)).toEqual(orders)
  expect(await added(shop, refund)).toEqual({ added: 0, changed: 0, known: 2 })
  expect([await batchesOf(shop), await ordersOf(shop)]).toEqual([whole, orders])
})

it('refuses a name that is longer than any is, by its row and column', async () => {
  const shop = await doku()
  const { issues } = await scene.upload(shop, dokuFile({ invoice: 'F-1' }, { invoice: 'F'.repeat(3_000) }))
  expect(issues).toMatchObject([{ row: 3, column: 'INVOICE NUMBER', code: 'U-TRSY-PP-34' }])
  expect(await ordersOf(shop)).toEqual([])
  const longest = 'G'.repeat(200)
  await added(shop, dokuFile({ invoice: longest }, back(longest, '10000.00'), back(longest, '10000.00')))
  expect(await batchesOf(shop)).toEqual(['2026-11-20 125560.00, 3, EXACT EXACT, 125560.00'])
})
