// From a credit memo to the bank line that refunds it and back: both services over HTTP, real feeds, races, replays and resets.
import { describe, expect, it } from 'vitest'
import { openRefundClient as openPaymentClient } from '../../../services/account/invoicing/receivables/refundClient.ts'
import { storeRefundPayment } from '../../../services/account/invoicing/creditMemos/refund.ts'
import { openRefundClient } from '../../../services/treasury/receivables/snapshot.ts'
import { storeRefund } from '../../../services/treasury/receivables/storeRefund.ts'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { type Expected, openChain } from './support.ts'

const chain = await openChain()
const { admin, arus, desk, issued, maker, reconciler, service, treasury } = chain
const snapshots = openRefundClient(chain.account)
const payments = openPaymentClient(chain.peer)

type Memo = { id: string; number: string; status: string; refundedOn: string | null; version: number }
type Refund = {
  id: string
  status: string
  paid: string
  lines: { amount: string; date: string; description: string }[]
}

const read = async (id: string) => (await maker.get<Memo>(`/v1/credit-memos/${id}`)).body
const refundOf = async (id: string) =>
  (await maker.get<{ items: Refund[] }>(`/v1/credit-memos/refunds?memoIds=${id}`)).body.items[0]!
const callOff = (id: string, version: number) =>
  admin.post(`/v1/credit-memos/${id}/refund/call-off`, { version, reason: 'dipotong saja' })

/** An open memo of 11,100,000 with a requested refund. */
async function asked(): Promise<Memo & { refundId: string }> {
  const invoice = await issued({ lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000' })] })
  const [first] = await arus.linesOf(invoice.id)
  const { body: draft } = await arus.post<Memo>(maker, '/v1/credit-memos', {
    invoiceId: invoice.id,
    memoDate: '2026-11-21',
    note: 'Sebagian batal',
    lines: [{ invoiceLineId: first!.id, amount: '10000000' }],
  })
  const approval = { creditMemos: [{ id: draft.id, version: draft.version }] }
  await arus.must(arus.resultOf(admin, '/v1/credit-memos/approve', approval))
  const { body } = await maker.get<{ items: { id: string }[] }>(`/v1/credit-memos/applications?memoIds=${draft.id}`)
  const undoing = { applicationIds: body.items.map(({ id }) => id), reason: 'dikembalikan' }
  await maker.post(`/v1/credit-memos/${draft.id}/undo`, { version: (await read(draft.id)).version, ...undoing })
  const answer = await admin.post<Memo>(`/v1/credit-memos/${draft.id}/refund`, {
    version: (await read(draft.id)).version,
  })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return { ...answer.body, refundId: (await refundOf(draft.id)).id }
}
type ExpectedRefund = Expected & { creditMemoId: string | null; direction: string }
async function expectedOf(memoId: string): Promise<ExpectedRefund[]> {
  const { body } = await reconciler.get<{ items: ExpectedRefund[] }>(
    '/v1/expected-transactions?source=CREDIT_MEMO&sort=date&first=200',
  )
  return body.items.filter(one => one.creditMemoId === memoId)
}
const expectedOnce = (memoId: string) =>
  waitFor(async () => {
    const [expected] = await expectedOf(memoId)
    return expected ?? expect.unreachable('nothing is expected')
  })
const isExpected = (memoId: string, status: string) =>
  waitFor(async () => expect(await expectedOf(memoId)).toMatchObject([{ status }]))
const stands = (id: string, status: string) => waitFor(async () => expect(await read(id)).toMatchObject({ status }))
async function matched(amount: string, expectedId: string, options: object = {}) {
  const { id } = await desk.line({ amount, direction: 'DEBIT', date: '2026-11-22' })
  const { status, body } = await desk.reconcile([id], [expectedId], options)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

describe('a refund that is asked for', () => {
  it('is expected to leave to its customer, done by the bank line, and open again when that is undone; again and again', async () => {
    const memo = await asked()
    const expected = await expectedOnce(memo.id)
    expect(expected).toMatchObject({
      direction: 'DEBIT',
      status: 'UNRECONCILED',
      amount: { amount: '11100000.00' },
      allowedActions: ['RECONCILE'],
    })
    expect(expected.description).toContain(memo.number)
    const counterparty = await reconciler.get<{ externalId: string }>(`/v1/counterparties/${expected.counterpartyId}`)
    expect(counterparty.body.externalId).toBe(chain.customer)
    for (let round = 0; round < 2; round++) {
      // The bank's additional fee is not part of what the customer got.
      const match = await matched('11102900.00', expected.id, { adjustments: [{ kind: 'FEE', amount: '-2900.00' }] })
      await stands(memo.id, 'REFUNDED')
      expect(await read(memo.id)).toMatchObject({ refundedOn: '2026-11-22' })
      expect(await refundOf(memo.id)).toMatchObject({
        status: 'DONE',
        paid: '11100000.00',
        lines: [{ amount: '11100000.00', date: '2026-11-22' }],
      })
      expect((await desk.remove(match.id)).status).toBe(200)
      await stands(memo.id, 'REFUNDING')
      await isExpected(memo.id, 'UNRECONCILED')
    }
  })

  it('stays open until all of it was seen to leave', async () => {
    const memo = await asked()
    const { id } = await expectedOnce(memo.id)
    await matched('11000000.00', id, { allowPartial: true })
    await waitFor(async () => expect(await refundOf(memo.id)).toMatchObject({ status: 'PAYING', paid: '11000000.00' }))
    expect((await read(memo.id)).status).toBe('REFUNDING')
    await matched('100000.00', id)
    await stands(memo.id, 'REFUNDED')
    expect((await refundOf(memo.id)).lines).toHaveLength(2)
  })

  it('is expected no more once it was called off, and the memo is free', async () => {
    const memo = await asked()
    await expectedOnce(memo.id)
    expect((await callOff(memo.id, memo.version)).status).toBe(200)
    await stands(memo.id, 'OPEN')
    await isExpected(memo.id, 'ARCHIVED')
    const again = await admin.post<Memo>(`/v1/credit-memos/${memo.id}/refund`, {
      version: (await read(memo.id)).version,
    })
    expect(again.status).toBe(200)
    await waitFor(async () => expect(await expectedOf(memo.id)).toHaveLength(2))
  })

  it('is done where the line was matched while it was called off, and asked for again once that is undone', async () => {
    const memo = await asked()
    const { id } = await expectedOnce(memo.id)
    await chain.stop()
    // Treasury has not received the event yet.
    const [match] = await Promise.all([matched('11100000.00', id), callOff(memo.id, memo.version)])
    chain.start()
    await stands(memo.id, 'REFUNDED')
    await isExpected(memo.id, 'RECONCILED')
    await desk.remove(match.id)
    await stands(memo.id, 'REFUNDING')
    await isExpected(memo.id, 'UNRECONCILED')
  })

  it('is free where the calling off, its line and the undoing all come at once', async () => {
    const memo = await asked()
    const { id } = await expectedOnce(memo.id)
    await chain.stop()
    const match = await matched('11100000.00', id)
    await callOff(memo.id, memo.version)
    const [off] = await snapshots.refunds(retail, [memo.refundId])
    await storeRefund(treasury.database, retail, off!)
    await desk.remove(match.id)
    chain.start()
    await stands(memo.id, 'OPEN')
    await isExpected(memo.id, 'ARCHIVED')
  })
})

describe('events that come twice, late or not at all', () => {
  it('make one expectation, and an older state changes nothing', async () => {
    const memo = await asked()
    const [older] = await snapshots.refunds(retail, [memo.refundId])
    const { id } = await expectedOnce(memo.id)
    await chain.stop()
    await callOff(memo.id, memo.version)
    const [newer] = await snapshots.refunds(retail, [memo.refundId])
    const both = [...Array<undefined>(20)].flatMap(() => [older!, newer!])
    await Promise.all(both.map(each => storeRefund(treasury.database, retail, each)))
    expect(await expectedOf(memo.id)).toMatchObject([{ id, status: 'ARCHIVED' }])
    const [told] = await payments.refunds(retail, [memo.refundId])
    expect(told).toMatchObject({ isClosed: true, lines: [] })
    const store = () => service.database.inOrganization(retail, null, tx => storeRefundPayment(tx, told!))
    await Promise.all(Array.from({ length: 20 }, store))
    const free = await read(memo.id)
    expect(free.status).toBe('OPEN')
    chain.start()
    await store()
    expect(await read(memo.id)).toMatchObject({ status: 'OPEN', version: free.version })
  })

  it('are made up for when both feeds were lost', async () => {
    const done = await asked()
    const { id } = await expectedOnce(done.id)
    await chain.stop()
    await matched('11100000.00', id)
    const waiting = await asked()
    await treasury.database.asSystem(tx => tx.execute('update receivable_position set position = 999999999'))
    await service.database.asSystem(tx => tx.execute('update bank_receipt_position set position = 999999999'))
    chain.start()
    await stands(done.id, 'REFUNDED')
    await isExpected(waiting.id, 'UNRECONCILED')
  })
})

it('leaves books that hold', () => waitFor(async () => expect(await chain.unsound()).toEqual([])))
