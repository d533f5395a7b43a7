// A customer's overpayment of an invoice, kept as credit when the bank line is matched: over both services and real feeds. Case 23 of
// invoicing.md §13, and the second half of case 20.
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { retail } from '../account/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { waitFor } from '../../support/waitFor.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { admin, arus, customer, desk, expectedOf, issued, maker } = chain
const claim = (invoiceId: string, of: { amount: string; applied: string }) => chain.claim<Payment>(invoiceId, of)

type Money = { amount: string }
type Memo = {
  id: string
  number: string
  status: string
  kind: string
  remaining: Money
  version: number
}
type Payment = {
  id: string
  number: string
  status: string
  verification: string | null
  amount: Money
  version: number
}

const memos = async (): Promise<Memo[]> =>
  (await admin.get<{ items: Memo[] }>(`/v1/credit-memos?customerId=${customer}&sort=createdAt&first=200`)).body.items
const payments = async (): Promise<Payment[]> =>
  (await admin.get<{ items: Payment[] }>(`/v1/received-payments?customerId=${customer}&first=200`)).body.items
const of = (price: string) => issued({ lines: [line({ kind: 'GOODS', quantity: '1', price })] })
/** Once treasury expects all of an invoice. */
const expectedOnce = (invoiceId: string) =>
  waitFor(async () => {
    const [one] = await expectedOf(invoiceId)
    expect(one).toMatchObject({ amount: { amount: '111000000.00' }, remaining: { amount: '111000000.00' } })
    return one!
  })
const stands = (invoiceId: string, status: string, remaining: string) =>
  waitFor(async () => expect(await arus.read(invoiceId)).toMatchObject({ status, remaining: { amount: remaining } }))
/** Once treasury has read the invoice's state, nothing of it is expected any more: no other line could be matched with it. */
const nothingLeft = (invoiceId: string, amount: string) =>
  waitFor(async () => {
    const { rows } = await chain.treasury.database.inOrganization(retail, null, tx =>
      tx.execute<{ version: number }>(sql`select version from receivable where id = ${invoiceId}`),
    )
    expect(rows[0]?.version).toBe((await arus.read(invoiceId)).version)
    expect(await expectedOf(invoiceId)).toMatchObject([
      { status: 'RECONCILED', amount: { amount }, remaining: { amount: '0.00' } },
    ])
  })
/** The rest of a line that has paid an invoice. */
const rest = (amount: string) => ({ keepRest: true, ...credit(amount) })
const credit = (amount: string) => ({ adjustments: [{ kind: 'OVERPAYMENT', amount: `-${amount}` }] })
async function matched(amount: string, expectedIds: string[], options: object, lineId?: string) {
  const id = lineId ?? (await desk.line({ amount, date: '2026-11-21' })).id
  const { status, body } = await desk.reconcile([id], expectedIds, options)
  expect(status, JSON.stringify(body)).toBe(201)
  return { id: body.id, lineId: id }
}
const newest = async <T>(list: () => Promise<T[]>, known: number): Promise<T> =>
  waitFor(async () => {
    const all = await list()
    expect(all.length).toBe(known + 1)
    return all.at(-1)!
  })
async function apply(memo: Memo, invoiceId: string, amount: string) {
  const { status, body } = await arus.post(maker, `/v1/credit-memos/${memo.id}/applications`, {
    version: memo.version,
    applications: [{ invoiceId, amount }],
  })
  expect(status, JSON.stringify(body)).toBe(200)
}

it('case 23: the rest pays another invoice; undone, all of it unwinds, and done again it has new numbers', async () => {
  const [first, second] = [await of('100000000'), await of('5000000')]
  const { id } = await expectedOnce(first.id)
  const [memosBefore, paymentsBefore] = [(await memos()).length, (await payments()).length]
  const match = await matched('112000000.00', [id], credit('1000000.00'))
  await stands(first.id, 'PAID', '0.00')
  await nothingLeft(first.id, '111000000.00')
  const memo = await newest(memos, memosBefore)
  expect(memo).toMatchObject({ kind: 'OVERPAYMENT', status: 'OPEN', remaining: { amount: '1000000.00' } })
  expect(await payments()).toHaveLength(paymentsBefore + 1)
  await apply(memo, second.id, '1000000')
  await stands(second.id, 'PARTIALLY_PAID', '4550000.00')

  expect((await desk.remove(match.id)).status).toBe(200)
  await stands(first.id, 'ISSUED', '111000000.00')
  await stands(second.id, 'ISSUED', '5550000.00')
  expect((await memos()).find(one => one.id === memo.id)).toMatchObject({
    status: 'VOIDED',
    remaining: { amount: '0.00' },
  })
  expect((await payments()).filter(({ status }) => status === 'CANCELED')).toHaveLength(1)

  // The line is free, and accepts the same match.
  await matched('112000000.00', [(await expectedOnce(first.id)).id], credit('1000000.00'), match.lineId)
  await stands(first.id, 'PAID', '0.00')
  const again = await newest(memos, memosBefore + 1)
  expect(again.number).not.toBe(memo.number)
  expect(again).toMatchObject({ status: 'OPEN', remaining: { amount: '1000000.00' } })
})

it('a claim of more than was owed is verified with its credit, which waits again when the match is undone', async () => {
  const invoice = await of('100000000')
  const other = await of('1000000')
  const { id } = await expectedOnce(invoice.id)
  const memosBefore = (await memos()).length
  const claimed = await claim(invoice.id, { amount: '112000000', applied: '111000000' })
  const pending = await newest(memos, memosBefore)
  expect(pending).toMatchObject({ status: 'PENDING', remaining: { amount: '0.00' } })
  const paymentsBefore = (await payments()).length
  const payment = async () => (await admin.get<Payment>(`/v1/received-payments/${claimed.id}`)).body
  const memo = async () => (await admin.get<Memo>(`/v1/credit-memos/${pending.id}`)).body

  const match = await matched('112000000.00', [id], credit('1000000.00'))
  await waitFor(async () => expect((await payment()).verification).toBe('VERIFIED'))
  expect(await memo()).toMatchObject({ status: 'OPEN', remaining: { amount: '1000000.00' } })
  // The line was claimed completely: it is not a separate payment.
  expect(await payments()).toHaveLength(paymentsBefore)
  await apply(await memo(), other.id, '1000000')
  await stands(other.id, 'PARTIALLY_PAID', '110000.00')

  expect((await desk.remove(match.id)).status).toBe(200)
  await waitFor(async () => expect((await payment()).verification).toBe('UNVERIFIED'))
  await stands(other.id, 'ISSUED', '1110000.00')
  expect(await memo()).toMatchObject({ status: 'PENDING', remaining: { amount: '0.00' } })

  await matched('112000000.00', [(await expectedOnce(invoice.id)).id], credit('1000000.00'), match.lineId)
  await waitFor(async () => expect((await payment()).verification).toBe('VERIFIED'))
  expect(await memo()).toMatchObject({ status: 'OPEN', remaining: { amount: '1000000.00' } })
  expect(await payments()).toHaveLength(paymentsBefore)
})

it('a line of more than a claim has, of which the claim takes its own', async () => {
  const invoice = await of('100000000')
  const { id } = await expectedOnce(invoice.id)
  const claimed = await claim(invoice.id, { amount: '111000000', applied: '111000000' })
  const [memosBefore, paymentsBefore] = [(await memos()).length, (await payments()).length]
  await matched('111500000.00', [id], credit('500000.00'))
  const rest = await newest(payments, paymentsBefore)
  const verified = (await admin.get<Payment>(`/v1/received-payments/${claimed.id}`)).body
  expect(verified).toMatchObject({ verification: 'VERIFIED', amount: { amount: '111000000.00' } })
  expect((await payments()).find(one => one.id !== claimed.id && one.amount.amount === '500000.00')).toBeTruthy()
  expect(rest).toBeTruthy()
  expect(await newest(memos, memosBefore)).toMatchObject({ status: 'OPEN', remaining: { amount: '500000.00' } })
})

it('what was refunded of credit that is void by now is to be reclaimed, until the refund is undone', async () => {
  type Counts = { overpaid: number; toReclaim: number }
  const counts = async () => (await admin.get<Counts>('/v1/credit-memos/counts')).body
  const toReclaim = async () =>
    (await admin.get<{ items: Memo[] }>('/v1/credit-memos?toReclaim=true&first=200')).body.items.map(({ id }) => id)
  const invoice = await of('100000000')
  const [before, memosBefore] = [await counts(), (await memos()).length]
  const match = await matched('112000000.00', [(await expectedOnce(invoice.id)).id], credit('1000000.00'))
  const memo = await newest(memos, memosBefore)
  expect(await counts()).toEqual({ ...before, ...(await counts()), overpaid: before.overpaid + 1 })
  const asked = await admin.post(`/v1/credit-memos/${memo.id}/refund`, { version: memo.version })
  expect(asked.status).toBe(200)
  const leaving = await waitFor(async () => {
    const { body } = await chain.reconciler.get<{ items: { id: string; creditMemoId: string | null }[] }>(
      '/v1/expected-transactions?source=CREDIT_MEMO&first=200',
    )
    return body.items.find(one => one.creditMemoId === memo.id) ?? expect.unreachable('nothing is expected to leave')
  })
  const out = await desk.line({ amount: '1000000.00', direction: 'DEBIT', date: '2026-11-22' })
  const refund = await desk.reconcile([out.id], [leaving.id], {})
  expect(refund.status, JSON.stringify(refund.body)).toBe(201)
  const isMemo = (status: string) =>
    waitFor(async () => expect((await admin.get<Memo>(`/v1/credit-memos/${memo.id}`)).body.status).toBe(status))
  await isMemo('REFUNDED')
  expect(await toReclaim()).toEqual([])

  expect((await desk.remove(match.id)).status).toBe(200)
  await isMemo('VOIDED')
  expect(await toReclaim()).toEqual([memo.id])
  expect((await counts()).toReclaim).toBe(before.toReclaim + 1)
  const others = await admin.get<{ items: Memo[] }>('/v1/credit-memos?toReclaim=false&first=200')
  expect(others.body.items.map(({ id }) => id)).not.toContain(memo.id)

  expect((await desk.remove(refund.body.id)).status).toBe(200)
  await waitFor(async () => expect(await toReclaim()).toEqual([]))
  await stands(invoice.id, 'ISSUED', '111000000.00')
})

it('the rest of a line that was matched with its invoice alone is kept as credit later, undone by itself, and kept again', async () => {
  const [invoice, other] = [await of('100000000'), await of('5000000')]
  const { id } = await expectedOnce(invoice.id)
  const [memosBefore, paymentsBefore] = [(await memos()).length, (await payments()).length]
  const match = await matched('112000000.00', [id], { allowPartial: true })
  await stands(invoice.id, 'PAID', '0.00')
  await nothingLeft(invoice.id, '111000000.00')
  expect(await desk.lineNow(match.lineId)).toMatchObject({ status: 'PARTIALLY_RECONCILED' })

  const kept = await matched('1000000.00', [id], rest('1000000.00'), match.lineId)
  const memo = await newest(memos, memosBefore)
  expect(memo).toMatchObject({ kind: 'OVERPAYMENT', status: 'OPEN', remaining: { amount: '1000000.00' } })
  expect(await payments()).toHaveLength(paymentsBefore + 2)
  expect(await desk.lineNow(match.lineId)).toMatchObject({ status: 'RECONCILED' })
  await nothingLeft(invoice.id, '111000000.00')
  await apply(memo, other.id, '1000000')
  await stands(other.id, 'PARTIALLY_PAID', '4550000.00')

  // Undone, the credit no longer pays anything; the invoice stays paid by the earlier match.
  expect((await desk.remove(kept.id)).status).toBe(200)
  await stands(other.id, 'ISSUED', '5550000.00')
  expect((await memos()).find(one => one.id === memo.id)).toMatchObject({ status: 'VOIDED' })
  await stands(invoice.id, 'PAID', '0.00')
  expect(await desk.lineNow(match.lineId)).toMatchObject({ status: 'PARTIALLY_RECONCILED' })

  await matched('1000000.00', [id], rest('1000000.00'), match.lineId)
  const again = await newest(memos, memosBefore + 1)
  expect(again).toMatchObject({ status: 'OPEN', remaining: { amount: '1000000.00' } })
  // Without the match that paid it the invoice is owed, but the kept credit stays the customer's.
  expect((await desk.remove(match.id)).status).toBe(200)
  await stands(invoice.id, 'ISSUED', '111000000.00')
  expect((await memos()).find(one => one.id === again.id)).toMatchObject({ status: 'OPEN' })
})

it('only all of the rest is kept, of a line that has paid that very invoice', async () => {
  const [invoice, foreign] = [await of('100000000'), await of('100000000')]
  const [{ id }, { id: other }] = [await expectedOnce(invoice.id), await expectedOnce(foreign.id)]
  const match = await matched('112000000.00', [id], { allowPartial: true })
  await matched('111000000.00', [other], {})
  await nothingLeft(invoice.id, '111000000.00')
  const codeOf = async (expectedId: string, options: object) =>
    (await desk.reconcile([match.lineId], [expectedId], options)).body.code
  expect(await codeOf(id, rest('999999.00'))).toBe('U-TRSY-RC-23')
  expect(await codeOf(id, rest('1000001.00'))).toBe('U-TRSY-RC-23')
  expect(await codeOf(other, rest('1000000.00'))).toBe('U-TRSY-RC-30')
  expect(await codeOf(id, credit('1000000.00'))).toBe('U-TRSY-RC-1')
  expect(await codeOf(id, { allowPartial: true })).toBe('U-TRSY-RC-1')
  expect(await codeOf(id, { keepRest: true, adjustments: [{ kind: 'FEE', amount: '-1000000.00' }] })).toBe(
    'U-TRSY-RC-30',
  )
})

it('of several who keep the same rest at once one does, also against whoever undoes what was matched', async () => {
  const invoice = await of('100000000')
  const { id } = await expectedOnce(invoice.id)
  const memosBefore = (await memos()).length
  const match = await matched('112000000.00', [id], { allowPartial: true })
  await nothingLeft(invoice.id, '111000000.00')
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => desk.reconcile([match.lineId], [id], rest('1000000.00'))),
  )
  expect(answers.map(({ status, body }) => (status === 201 ? 'kept' : body.code)).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'U-TRSY-RC-1'),
    'kept',
  ])
  await newest(memos, memosBefore)
  const kept = answers.find(({ status }) => status === 201)!.body
  expect((await desk.remove(kept.id)).status).toBe(200)
  const [undone, keptAgain] = await Promise.all([
    desk.remove(match.id),
    desk.reconcile([match.lineId], [id], rest('1000000.00')),
  ])
  expect(undone.status).toBe(200)
  // Whichever came first, the line is not over-allocated, and credit equals exactly what is kept of it.
  const isKept = keptAgain.status === 201
  expect((await desk.lineNow(match.lineId)).remaining.amount).toBe(isKept ? '111000000.00' : '112000000.00')
  await stands(invoice.id, 'ISSUED', '111000000.00')
  await waitFor(async () => {
    const since = (await memos()).slice(memosBefore).filter(({ status }) => status === 'OPEN')
    expect(since.map(({ remaining }) => remaining.amount)).toEqual(isKept ? ['1000000.00'] : [])
  })
})

it('leaves books that hold', () => waitFor(async () => expect(await chain.unsound()).toEqual([])))

it('what is kept as credit pays nothing, also where an earlier match was undone before this one was read', async () => {
  const { id } = await of('100000000')
  const expected = await expectedOnce(id)
  const first = await matched('55500000.00', [expected.id], { allowPartial: true })
  await stands(id, 'PARTIALLY_PAID', '55500000.00')
  await chain.stop()
  const known = (await memos()).length
  await matched('55750000.00', [expected.id], credit('250000.00'))
  expect((await desk.remove(first.id)).status).toBeLessThan(300)
  // The feed has lost its events: all matches are read again, the oldest first.
  await chain.service.database.asSystem(tx => tx.execute('delete from bank_receipt_position'))
  chain.start()
  expect(await newest(memos, known)).toMatchObject({ remaining: { amount: '250000.00' } })
  await stands(id, 'PARTIALLY_PAID', '55500000.00')
})
