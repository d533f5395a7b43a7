// Refunds of a payment, from any source and in any order. A payment refunded in full has the result REFUNDED; the refund refers to its
// payment.
import { beforeEach, expect, it } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { withAdmin } from '../../../../services/kit/database/provision.ts'
import { newId } from '../../../../services/kit/ids.ts'
import { exceptionSearches } from '../../../../services/treasury/exceptionSearches.ts'
import { findExceptions } from '../../../../services/treasury/exceptions/findExceptions.ts'
import { listChargedTransactions } from '../../../../services/treasury/providers/charges/projection.ts'
import { openTreasuryApi, type Problem } from '../support/api.ts'
import { type FakeTransaction, openFakeProvider } from './fakeProvider.ts'
import { CREDENTIALS, openScene, type ProviderBody, type TransactionBody } from './support.ts'

const clock = stoppedClock('2026-11-24T03:00:00Z')
const provider = await openFakeProvider()
const hosts = { XENDIT: { url: provider.url }, MIDTRANS: { url: provider.url } }
const api = await openTreasuryApi({ clock, providerHosts: hosts })
const scene = await openScene(api)
const { sync } = await scene.openSyncs()

beforeEach(() => {
  provider.orders.clear()
  provider.transactions = []
})

const move = (id: string, type: 'PAYMENT' | 'REFUND', amount: string, over: Partial<FakeTransaction> = {}) => ({
  id,
  type,
  status: 'SUCCESS',
  reference_id: 'INV-1',
  amount,
  updated: type === 'PAYMENT' ? '2026-11-22T03:00:00.000Z' : '2026-11-23T03:00:00.000Z',
  ...over,
})
const listed = async (shop: ProviderBody, ...transactions: FakeTransaction[]) => {
  provider.transactions = transactions
  expect(await sync(shop)).toMatchObject({ lastError: null })
}
/** As `name result`, followed by the refunded amount of a payment or the payment of a refund. */
const states = async (shop: ProviderBody) =>
  (await scene.transactionsOf(shop))
    .map(({ kind, externalId, result, originalExternalId, refunded }) =>
      kind === 'PAYMENT'
        ? `${externalId} ${result} ${refunded.amount}`
        : `${externalId} ${result} of ${originalExternalId}`,
    )
    .toSorted()

const HEADER =
  'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance'
type Line = [id: string, type: string, amount: string, reference?: string]
const withdrawal = (batch: string, lines: readonly Line[]) =>
  [
    HEADER,
    ...lines.map(
      ([id, type, amount, reference = 'INV-1']) =>
        `2026-11-21 05:00:11,COMPLETED,prd,${id},${type},TRANSACTION,BCA VA,${reference},IDR,${amount},0`,
    ),
    `2026-11-21 05:00:11,COMPLETED,prd,${batch},WITHDRAWAL,TRANSACTION,BCA VA,${batch},IDR,-1,0`,
  ].join('\n')
const uploaded = async (shop: ProviderBody, content: string, mapping?: object) =>
  expect((await scene.upload(shop, content, mapping)).issues).toEqual([])

it('Xendit: a payment refunded whole reads refunded, and its refund names it', async () => {
  const shop = await scene.connect()
  await listed(shop, move('pay', 'PAYMENT', '150000'))
  expect(await states(shop)).toEqual(['pay SUCCESS 0.00'])
  await listed(shop, move('pay', 'PAYMENT', '150000'), move('ref', 'REFUND', '150000'))
  expect(await states(shop)).toEqual(['pay REFUNDED 150000.00', 'ref SUCCESS of pay'])
  const [payment] = await scene.transactionsOf(shop)
  expect(payment).toMatchObject({ status: 'SUCCESS', version: 2 })
  // The same report again changes nothing.
  await listed(shop, move('pay', 'PAYMENT', '150000'), move('ref', 'REFUND', '150000'))
  expect((await scene.transactionsOf(shop))[0]).toEqual(payment)
  const filtered = await scene.maker.get<{ items: { externalId: string }[] }>(
    `/v1/payment-transactions?providerId=${shop.id}&result=REFUNDED`,
  )
  expect(filtered.body.items.map(({ externalId }) => externalId)).toEqual(['pay'])
})

it('a part leaves it a success, and parts that come to all of it refund it', async () => {
  const shop = await scene.connect()
  const payment = move('pay', 'PAYMENT', '150000', { status: 'SUCCEEDED' })
  await listed(shop, payment, move('r1', 'REFUND', '50000'))
  expect(await states(shop)).toEqual(['pay SUCCEEDED 50000.00', 'r1 SUCCESS of pay'])
  await listed(shop, payment, move('r1', 'REFUND', '50000'), move('r2', 'REFUND', '100000', { status: 'PENDING' }))
  expect(await states(shop)).toEqual(['pay SUCCEEDED 50000.00', 'r1 SUCCESS of pay', 'r2 PENDING of pay'])
  await listed(shop, payment, move('r2', 'REFUND', '100000'))
  expect(await states(shop)).toEqual(['pay REFUNDED 150000.00', 'r1 SUCCESS of pay', 'r2 SUCCESS of pay'])
})

it('a refund that the provider takes back leaves the payment a success again', async () => {
  const shop = await scene.connect()
  const payment = move('pay', 'PAYMENT', '150000')
  await listed(shop, payment, move('ref', 'REFUND', '150000'))
  await listed(
    shop,
    payment,
    move('ref', 'REFUND', '150000', { status: 'REVERSED', updated: '2026-11-23T05:00:00.000Z' }),
  )
  expect(await states(shop)).toEqual(['pay SUCCESS 0.00', 'ref FAILED of pay'])
})

it('is the same whichever comes first, by the API and by the report of a withdrawal', async () => {
  const payment = move('pay', 'PAYMENT', '150000')
  const refund = move('ref', 'REFUND', '150000')
  const paid = withdrawal('wd-pay', [['pay', 'PAYMENT', '150000']])
  const returned = withdrawal('wd-ref', [['ref', 'REFUND', '-150000']])
  const ways: ((shop: ProviderBody) => Promise<unknown>)[][] = [
    [shop => listed(shop, refund), shop => listed(shop, refund, payment)],
    [shop => uploaded(shop, returned), shop => listed(shop, payment)],
    [shop => uploaded(shop, paid), shop => listed(shop, refund)],
    [shop => listed(shop, payment, refund), shop => uploaded(shop, paid), shop => uploaded(shop, returned)],
    [shop => uploaded(shop, returned), shop => uploaded(shop, paid), shop => listed(shop, payment, refund)],
  ]
  for (const [at, steps] of ways.entries()) {
    const shop = await scene.connect()
    for (const step of steps) await step(shop)
    expect(await states(shop), `way ${at}`).toEqual(['pay REFUNDED 150000.00', 'ref SUCCESS of pay'])
  }
})

it('of an order that was paid twice, one is refunded: the earlier one, when the other was paid after the refund', async () => {
  const shop = await scene.connect()
  const [first, second] = [
    move('pay-1', 'PAYMENT', '150000'),
    move('pay-2', 'PAYMENT', '150000', { updated: '2026-11-23T05:00:00.000Z' }),
  ]
  await listed(shop, second, move('ref', 'REFUND', '150000'))
  expect(await states(shop)).toEqual(['pay-2 REFUNDED 150000.00', 'ref SUCCESS of pay-2'])
  await listed(shop, first, second, move('ref', 'REFUND', '150000'))
  expect(await states(shop)).toEqual(['pay-1 REFUNDED 150000.00', 'pay-2 SUCCESS 0.00', 'ref SUCCESS of pay-1'])
  // Other orders of the connection and the same order of another connection are not affected.
  await listed(shop, move('other', 'PAYMENT', '150000', { reference_id: 'INV-2' }))
  expect(await states(shop)).toContain('other SUCCESS 0.00')
  const elsewhere = await scene.connect()
  await listed(elsewhere, move('pay-9', 'PAYMENT', '150000'))
  expect(await states(elsewhere)).toEqual(['pay-9 SUCCESS 0.00'])
})

it('Xendit: a chargeback of all of it names it too, and so reads refunded; its fee is no part of that', async () => {
  const shop = await scene.connect({ mode: 'FILE', credentials: null })
  await uploaded(
    shop,
    withdrawal('wd', [
      ['pay', 'PAYMENT', '150000'],
      ['cb', 'CHARGEBACK', '-150000'],
    ]).replace(
      'cb,CHARGEBACK,TRANSACTION,BCA VA,INV-1,IDR,-150000,0',
      m => `${m}\n2026-11-21 05:00:11,COMPLETED,prd,cb,CHARGEBACK,FEE,BCA VA,INV-1,IDR,-25000,0`,
    ),
  )
  expect(await states(shop)).toEqual(['cb SUCCESS of pay', 'pay REFUNDED 150000.00'])
})

it('Midtrans: refunds in parts that come to all of it, though its word is that of a part', async () => {
  const shop = await scene.connect({ provider: 'MIDTRANS', credentials: { secretKey: CREDENTIALS.secretKey } })
  const mapping = {
    transactionId: 'id',
    order: 'order',
    gross: 'amount',
    payoutDate: 'payout',
    dateFormat: 'yyyy-MM-dd',
    decimalMark: '.',
  }
  // The file is uploaded before the API is read, with the refund before its payment. The API knows neither id.
  await uploaded(shop, 'id,order,amount,payout\ntx-1,INV-1,-50000,2026-11-23', mapping)
  await uploaded(shop, 'id,order,amount,payout\ntx-1,INV-1,150000,2026-11-23', mapping)
  expect(await states(shop)).toEqual(['tx-1 SUCCESS 50000.00', 'tx-1/refund/2026-11-23/50000.00 SUCCESS of tx-1'])
  provider.orders.set('INV-1', {
    order_id: 'INV-1',
    status_code: '200',
    gross_amount: '150000.00',
    currency: 'IDR',
    payment_type: 'qris',
    transaction_status: 'partial_refund',
    transaction_time: '2026-11-18 09:00:00',
    settlement_time: '2026-11-18 09:05:00',
    refunds: [
      { refund_key: 'r1', refund_amount: '50000.00', created_at: '2026-11-19 09:30:00' },
      { refund_key: 'r2', refund_amount: '100000.00', created_at: '2026-11-20 09:30:00' },
    ],
  })
  const [known] = await scene.transactionsOf(shop)
  expect((await scene.maker.post(`/v1/payment-transactions/${known!.id}/ask`, {})).status).toBe(200)
  expect(await states(shop)).toEqual([
    'INV-1 REFUNDED 150000.00',
    'INV-1/r1 SUCCESS of INV-1',
    'INV-1/r2 SUCCESS of INV-1',
  ])
})

const DOKU_COLUMNS =
  'No,MERCHANT NAME,PAYMENT CHANNEL NAME,TRANSACTION DATE,INVOICE NUMBER,CUSTOMER NAME,REPORT CODE,AMOUNT,RECON CODE,FEE,DISCOUNT,PAY TO MERCHANT,PAY OUT DATE,TRANSACTION TYPE,PROMO CODE'
const dokuRow = (amount: string, payout: string) =>
  `1,TOKO,Virtual Account BCA,19-11-2026,INV-1,Budi,R,${amount},C,0,,${amount},${payout},PAYMENT,`

it('DOKU, and providers by file alone: a row of money that goes back names its payment', async () => {
  const doku = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  await uploaded(doku, [DOKU_COLUMNS, dokuRow('-150000', '23-11-2026')].join('\n'))
  await uploaded(doku, [DOKU_COLUMNS, dokuRow('150000', '20-11-2026')].join('\n'))
  expect(await states(doku)).toEqual(['INV-1 REFUNDED 150000.00', 'INV-1/refund/2026-11-23/150000.00 SUCCESS of INV-1'])
  for (const name of ['FASPAY', 'IPAYMU', 'DURIANPAY']) {
    const shop = await scene.connect({ provider: name, mode: 'FILE', credentials: null })
    await uploaded(
      shop,
      'id,amount,payout\nT-1,150000,2026-11-20\nT-2,150000,2026-11-20\nT-1,-150000,2026-11-20\nT-2,-1,2026-11-20',
      { transactionId: 'id', gross: 'amount', payoutDate: 'payout', dateFormat: 'yyyy-MM-dd', decimalMark: '.' },
    )
    expect(await states(shop), name).toEqual([
      'T-1 REFUNDED 150000.00',
      'T-1/refund/2026-11-20/150000.00 SUCCESS of T-1',
      'T-2 SUCCESS 1.00',
      'T-2/refund/2026-11-20/1.00 SUCCESS of T-2',
    ])
  }
})

/** An order of a charge, as checkout has it collected. */
const charged = (shop: ProviderBody, reference: string) =>
  withAdmin(api.adminUrl, admin =>
    admin.query(
      `insert into provider_charge (organization_id, id, key, provider_id, invoice_number, reference, method, currency, amount_minor,
         customer_name, language, expires_at, status, stage)
       values ($1, $2, $2, $3, 'INV-2026-000001', $4, 'QRIS', 'IDR', 15000000, 'Budi', 'id', '2026-12-01', 'PENDING', 'ANSWERED')`,
      [scene.organization.id, newId(), shop.id, reference],
    ),
  )
/** An order that was paid twice, and a refund that may be of either. */
async function paidTwice() {
  const shop = await scene.connect()
  const order = newId()
  const of = (id: string, type: 'PAYMENT' | 'REFUND', amount: string, over: Partial<FakeTransaction> = {}) =>
    move(`${id} ${order}`, type, amount, { reference_id: order, ...over })
  await charged(shop, order)
  const told = [of('one', 'PAYMENT', '150000'), of('two', 'PAYMENT', '200000'), of('back', 'REFUND', '50000')]
  await listed(shop, ...told)
  const named = async (id: string) =>
    (await scene.transactionsOf(shop)).find(({ externalId }) => externalId === `${id} ${order}`)!
  /** The payment of the refund as the account service books it, by name. */
  const booked = async () => {
    const { id } = await named('back')
    const rows = await api.database.readInOrganization(scene.organization.id, null, tx =>
      listChargedTransactions(tx, { ids: [id] }),
    )
    const originalId = rows[0]!.originalId
    return (await scene.transactionsOf(shop)).find(each => each.id === originalId)?.externalId.split(' ')[0] ?? null
  }
  return { shop, order, of, told, named, booked }
}
const choose = ({ id, version }: TransactionBody, paymentId: string, by = scene.maker) =>
  by.put<TransactionBody & Problem>(`/v1/payment-transactions/${id}/original`, { version, paymentId })

it('a refund that may be of two payments is booked once a user has chosen one, until then it is an exception', async () => {
  const { shop, told, named, booked } = await paidTwice()
  const reader = api.as(scene.organization.id, ['treasury.exceptions.view'])
  async function exceptions() {
    await api.database.inOrganization(scene.organization.id, null, tx => findExceptions(tx, exceptionSearches))
    const { body } = await reader.get<{ items: { label: string; status: string }[] }>(
      '/v1/exceptions?type=AMOUNT_MISMATCH&first=100',
    )
    return body.items.filter(({ label }) => label.endsWith(shop.alias)).map(({ label, status }) => `${label} ${status}`)
  }
  expect(await named('back')).toMatchObject({ isOriginalCertain: false, originalSource: 'INFERRED' })
  expect(await booked()).toBeNull()
  expect(await exceptions()).toEqual([`INV-2026-000001 ${shop.alias} OPEN`])
  const chosen = await choose(await named('back'), (await named('one')).id)
  expect(chosen).toMatchObject({ status: 200, body: { isOriginalCertain: true, originalSource: 'USER' } })
  expect(await booked()).toBe('one')
  expect(await named('one')).toMatchObject({ refunded: { amount: '50000.00' } })
  expect(await named('two')).toMatchObject({ refunded: { amount: '0.00' } })
  expect(await exceptions()).toEqual([`INV-2026-000001 ${shop.alias} RESOLVED`])
  // What is reported later changes nothing of it; the user may.
  await listed(shop, ...told)
  expect(await booked()).toBe('one')
  expect((await choose(await named('back'), (await named('two')).id)).status).toBe(200)
  expect(await booked()).toBe('two')
  const log = await scene.maker.get<{ items: { changes: { field: string }[] }[] }>(`/v1/activity?recordId=${shop.id}`)
  expect(log.body.items.flatMap(({ changes }) => changes.map(({ field }) => field))).toContain('paymentOfRefund')
})

it('a choice is changed once by whoever comes first, and what was booked moves to the other payment', async () => {
  const { shop, named, booked } = await paidTwice()
  const [one, two] = [await named('one'), await named('two')]
  expect((await choose(await named('back'), one.id)).status).toBe(200)
  const wrong = await named('back')
  // The same choice again is none.
  expect((await choose(wrong, one.id)).body).toEqual(wrong)
  const answers = await Promise.all(Array.from({ length: 4 }, () => choose(wrong, two.id)))
  expect(answers.map(({ status, body }) => (status === 200 ? 'changed' : body.code)).toSorted()).toEqual([
    'G-3',
    'G-3',
    'G-3',
    'changed',
  ])
  expect(await booked()).toBe('two')
  expect(await named('back')).toMatchObject({ originalExternalId: two.externalId, originalSource: 'USER' })
  // Those who follow both payments read them again.
  expect(await named('one')).toMatchObject({ refunded: { amount: '0.00' }, version: one.version + 2 })
  expect(await named('two')).toMatchObject({ refunded: { amount: '50000.00' }, version: two.version + 2 })
  const log = await scene.maker.get<{ items: { changes: { field: string; before: string; after: string }[] }[] }>(
    `/v1/activity?recordId=${shop.id}`,
  )
  const { externalId } = wrong
  expect(log.body.items.flatMap(({ changes }) => changes).filter(({ field }) => field === 'paymentOfRefund')).toEqual([
    {
      field: 'paymentOfRefund',
      before: `${externalId}: ${one.externalId}`,
      after: `${externalId}: ${two.externalId}`,
    },
    { field: 'paymentOfRefund', before: null, after: `${externalId}: ${one.externalId}` },
  ])
})

it('says where the payment of a refund is known from', async () => {
  const doku = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  await uploaded(doku, [DOKU_COLUMNS, dokuRow('150000', '20-11-2026'), dokuRow('-150000', '23-11-2026')].join('\n'))
  const sources = async (shop: ProviderBody) =>
    (await scene.transactionsOf(shop)).map(({ kind, originalSource }) => `${kind} ${originalSource}`).toSorted()
  expect(await sources(doku)).toEqual(['PAYMENT null', 'REFUND PROVIDER'])
  const xendit = await scene.connect()
  await listed(xendit, move('pay', 'PAYMENT', '150000'), move('ref', 'REFUND', '150000'))
  expect(await sources(xendit)).toEqual(['PAYMENT null', 'REFUND INFERRED'])
})

it('says of a refund whether another payment of its order could be it', async () => {
  const shop = await scene.connect()
  const others = async () =>
    (await scene.transactionsOf(shop)).map(({ kind, hasOtherPayments }) => `${kind} ${hasOtherPayments}`).toSorted()
  const [pay, ref] = [move('pay', 'PAYMENT', '150000'), move('ref', 'REFUND', '150000')]
  await listed(shop, pay, ref)
  expect(await others()).toEqual(['PAYMENT false', 'REFUND false'])
  // Too small for it, then large enough.
  await listed(shop, pay, ref, move('small', 'PAYMENT', '149999'))
  expect(await others()).toEqual(['PAYMENT false', 'PAYMENT false', 'REFUND false'])
  await listed(shop, pay, ref, move('large', 'PAYMENT', '150000'))
  expect(await others()).toEqual(['PAYMENT false', 'PAYMENT false', 'PAYMENT false', 'REFUND true'])
})

it('a payment that a refund can’t be of is refused, and one that is known stays', async () => {
  const { shop, of, named } = await paidTwice()
  const [back, one] = [await named('back'), await named('one')]
  const elsewhere = await paidTwice()
  for (const { id } of [await elsewhere.named('one'), back])
    expect(await choose(back, id)).toMatchObject({ status: 422, body: { code: 'U-TRSY-PP-36' } })
  expect((await choose(back, newId())).body.code).toBe('U-TRSY-PP-36')
  expect((await choose(one, one.id)).body.code).toBe('U-TRSY-PP-36')
  expect((await choose({ ...back, version: back.version - 1 }, one.id)).body.code).toBe('G-3')
  expect((await choose(back, one.id, scene.viewer)).status).toBe(403)
  expect((await choose({ ...back, id: newId() }, one.id)).status).toBe(404)
  await listed(shop, of('more', 'REFUND', '180000'))
  expect((await choose(await named('more'), one.id)).body.code).toBe('U-TRSY-PP-36')
  await listed(shop, of('most', 'REFUND', '900000'))
  expect((await choose(await named('most'), one.id)).body.code).toBe('U-TRSY-PP-36')
})

it('what the provider names stays', async () => {
  const doku = await scene.connect({ provider: 'DOKU', mode: 'FILE', credentials: null })
  await uploaded(doku, [DOKU_COLUMNS, dokuRow('150000', '20-11-2026'), dokuRow('-150000', '23-11-2026')].join('\n'))
  const [payment, refund] = (await scene.transactionsOf(doku)).toSorted((one, other) =>
    one.kind < other.kind ? -1 : 1,
  )
  expect(await choose(refund!, payment!.id)).toMatchObject({ status: 409, body: { code: 'U-TRSY-PP-37' } })
})

/** An order paid by 100 and 60, of which 50 and 60 were refunded; the guess is the smaller refund for the smaller payment. */
async function twoRefunds() {
  const shop = await scene.connect()
  const order = newId()
  const of = (id: string, type: 'PAYMENT' | 'REFUND', amount: string, updated: string) =>
    move(`${id} ${order}`, type, amount, { reference_id: order, updated })
  await charged(shop, order)
  await listed(
    shop,
    of('P1', 'PAYMENT', '100', '2026-11-22T04:00:00.000Z'),
    of('P2', 'PAYMENT', '60', '2026-11-22T05:00:00.000Z'),
    of('R1', 'REFUND', '50', '2026-11-23T04:00:00.000Z'),
    of('R2', 'REFUND', '60', '2026-11-23T05:00:00.000Z'),
  )
  const named = async (id: string) =>
    (await scene.transactionsOf(shop)).find(({ externalId }) => externalId === `${id} ${order}`)!
  /** What the account service books of both refunds, with the version by which it knows what is newer. */
  async function booked() {
    const refunds = [await named('R1'), await named('R2')]
    const rows = await api.database.readInOrganization(scene.organization.id, null, tx =>
      listChargedTransactions(tx, { ids: refunds.map(({ id }) => id) }),
    )
    const names = new Map((await scene.transactionsOf(shop)).map(each => [each.id, each.externalId.split(' ')[0]]))
    return refunds.map(({ id }) => {
      const { originalId, version } = rows.find(row => row.id === id)!
      return { of: originalId && names.get(originalId), version }
    })
  }
  const events = async () => {
    const { rows } = await withAdmin(api.adminUrl, admin =>
      admin.query<{ name: string }>(
        `select split_part(t.external_id, ' ', 1) as name from outbox o join provider_transaction t on t.id = o.subject_id
         where o.type = 'provider-transaction.changed' and t.provider_id = $1 order by o.id`,
        [shop.id],
      ),
    )
    return rows.map(({ name }) => name)
  }
  return { named, booked, events }
}

it('a guess for another refund takes nothing of a payment that a user chooses', async () => {
  const { named, booked, events } = await twoRefunds()
  const guessed = await booked()
  const before = await events()
  expect(guessed.map(each => each.of)).toEqual([null, null])
  expect(await named('R1')).toMatchObject({ originalId: (await named('P2')).id })
  const chosen = await choose(await named('R1'), (await named('P1')).id)
  expect(chosen).toMatchObject({ status: 200, body: { originalSource: 'USER' } })
  // Only one payment is left for the other refund: both are booked again.
  const after = await booked()
  expect(after.map(each => each.of)).toEqual(['P1', 'P2'])
  for (const [at, { version }] of after.entries()) expect(version).toBeGreaterThan(guessed[at]!.version)
  expect((await events()).slice(before.length)).toEqual(expect.arrayContaining(['R1', 'R2', 'P1', 'P2']))
  expect(await named('P1')).toMatchObject({ refunded: { amount: '50.00' } })
  expect(await named('P2')).toMatchObject({ refunded: { amount: '60.00' } })
})

it('either of two refunds may be chosen first', async () => {
  const { named, booked } = await twoRefunds()
  expect((await choose(await named('R2'), (await named('P2')).id)).status).toBe(200)
  expect((await booked()).map(each => each.of)).toEqual(['P1', 'P2'])
})

it('a wrong choice, and what followed from it, can be changed', async () => {
  const { named, booked } = await twoRefunds()
  const [one, two] = [await named('P1'), await named('P2')]
  expect((await choose(await named('R1'), two.id)).status).toBe(200)
  const wrong = await booked()
  expect(wrong.map(each => each.of)).toEqual(['P2', 'P1'])
  expect(await named('R2')).toMatchObject({ isOriginalCertain: true, originalSource: 'INFERRED' })
  // What a user chose for the other refund stays taken.
  expect((await choose(await named('R2'), two.id)).body.code).toBe('U-TRSY-PP-36')
  expect((await choose(await named('R1'), one.id)).status).toBe(200)
  const right = await booked()
  expect(right.map(each => each.of)).toEqual(['P1', 'P2'])
  for (const [at, { version }] of right.entries()) expect(version).toBeGreaterThan(wrong[at]!.version)
  // One that was inferred may be chosen too, and then keeps the other refund from that payment.
  expect(await choose(await named('R2'), two.id)).toMatchObject({ status: 200, body: { originalSource: 'USER' } })
  expect((await choose(await named('R1'), two.id)).body.code).toBe('U-TRSY-PP-36')
})

it('of two refunds that are chosen for the same rest at once, one is', async () => {
  const { named } = await twoRefunds()
  const [one, two] = [await named('R1'), await named('R2')]
  const { id } = await named('P1')
  const answers = await Promise.all([choose(one, id), choose(two, id)])
  // The other one is refused because it is no longer as it was seen.
  expect(answers.map(({ status, body }) => (status === 200 ? 'chosen' : body.code)).toSorted()).toEqual([
    'G-3',
    'chosen',
  ])
  const refunds = [await named('R1'), await named('R2')]
  const late = refunds.find(({ originalSource }) => originalSource !== 'USER')!
  expect((await choose(late, id)).body.code).toBe('U-TRSY-PP-36')
})
