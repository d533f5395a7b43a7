// Credit that was partially refunded before its source was undone, and parts of invoices next to kept credit: over both services and real
// feeds.
import { expect, it } from 'vitest'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { type Expected, openChain } from './support.ts'

const chain = await openChain()
const { admin, arus, customer, desk, expectedOf, issued, maker, reconciler, service } = chain

type Money = { amount: string }
type Memo = { id: string; status: string; remaining: Money; version: number }
type Refund = { id: string; status: string; paid: string }
type Leaving = Expected & { creditMemoId: string | null }

const memos = async (): Promise<Memo[]> =>
  (await admin.get<{ items: Memo[] }>(`/v1/credit-memos?customerId=${customer}&sort=createdAt&first=200`)).body.items
const memoOf = async (id: string) => (await admin.get<Memo>(`/v1/credit-memos/${id}`)).body
const stands = (id: string, status: string, remaining: string) =>
  waitFor(async () => expect(await memoOf(id)).toMatchObject({ status, remaining: { amount: remaining } }))
/** The newest first. */
const refundsOf = async (id: string) =>
  (await admin.get<{ items: Refund[] }>(`/v1/credit-memos/refunds?memoIds=${id}`)).body.items
const refundIs = (id: string, status: string, paid: string) =>
  waitFor(async () => expect((await refundsOf(id))[0]).toMatchObject({ status, paid }))
const toReclaim = async () =>
  (await admin.get<{ items: Memo[] }>('/v1/credit-memos?toReclaim=true&first=200')).body.items.map(({ id }) => id)

const expectedOnce = (invoiceId: string) =>
  waitFor(async () => (await expectedOf(invoiceId))[0] ?? expect.unreachable('nothing is expected'))
async function leaving(memoId: string): Promise<Leaving[]> {
  const { body } = await reconciler.get<{ items: Leaving[] }>(
    '/v1/expected-transactions?source=CREDIT_MEMO&sort=date&first=200',
  )
  return body.items.filter(one => one.creditMemoId === memoId).toSorted((one, other) => (one.id < other.id ? -1 : 1))
}
async function matched(amount: string, expectedId: string, options: object = {}, direction = 'CREDIT') {
  const { id } = await desk.line({ amount, date: '2026-11-21', direction })
  const { status, body } = await desk.reconcile([id], [expectedId], options)
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const kept = (amount: string) => ({ adjustments: [{ kind: 'OVERPAYMENT', amount: `-${amount}` }] })
const plain = () => issued({ lines: [line({ kind: 'GOODS', quantity: '1', price: '100000000' })] })

/** Requests a refund of a memo's rest, of which a bank line then pays a part. */
async function refundedInPart(memoId: string, part: string) {
  const asked = await admin.post(`/v1/credit-memos/${memoId}/refund`, { version: (await memoOf(memoId)).version })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const expected = await waitFor(async () => {
    const found = (await leaving(memoId)).find(({ status }) => status === 'UNRECONCILED')
    return found ?? expect.unreachable('nothing is expected to leave')
  })
  const match = await matched(part, expected.id, { allowPartial: true }, 'DEBIT')
  await refundIs(memoId, 'PAYING', part)
  return match
}
const overpaid = async () => {
  const before = (await memos()).length
  const match = await matched('112000000.00', (await expectedOnce((await plain()).id)).id, kept('1000000.00'))
  const memo = await waitFor(async () => {
    const all = await memos()
    expect(all).toHaveLength(before + 1)
    return all.at(-1)!
  })
  return { match, memo }
}

it('nobody waits for the rest of a refund whose credit became void; what had left is to be reclaimed', async () => {
  const { match, memo } = await overpaid()
  const out = await refundedInPart(memo.id, '400000.00')
  expect((await desk.remove(match.id)).status).toBe(200)
  await stands(memo.id, 'VOIDED', '0.00')
  await refundIs(memo.id, 'CALLED_OFF', '400000.00')
  await waitFor(async () =>
    expect(await leaving(memo.id)).toMatchObject([{ status: 'RECONCILED', amount: { amount: '400000.00' } }]),
  )
  expect(await toReclaim()).toContain(memo.id)

  expect((await desk.remove(out.id)).status).toBe(200)
  await refundIs(memo.id, 'CALLED_OFF', '0.00')
  await waitFor(async () => expect(await leaving(memo.id)).toMatchObject([{ status: 'ARCHIVED' }]))
  expect(await toReclaim()).not.toContain(memo.id)
})

it('a claim’s credit that was given back in part is shown again as the rest of it, which can be given back too', async () => {
  const invoice = await plain()
  const expected = await expectedOnce(invoice.id)
  const before = (await memos()).length
  await chain.claim(invoice.id, { amount: '112000000', applied: '111000000' })
  const memo = await waitFor(async () => {
    const all = await memos()
    expect(all).toHaveLength(before + 1)
    return all.at(-1)!
  })
  const shown = await matched('112000000.00', expected.id, kept('1000000.00'))
  await stands(memo.id, 'OPEN', '1000000.00')
  const first = await refundedInPart(memo.id, '400000.00')
  await stands(memo.id, 'REFUNDING', '600000.00')
  expect((await desk.remove(shown.id)).status).toBe(200)
  await stands(memo.id, 'PENDING', '0.00')
  await refundIs(memo.id, 'CALLED_OFF', '400000.00')

  await waitFor(async () => expect((await expectedOf(invoice.id))[0]).toMatchObject({ status: 'UNRECONCILED' }))
  await matched('112000000.00', expected.id, kept('1000000.00'))
  await stands(memo.id, 'PARTIALLY_APPLIED', '600000.00')
  await waitFor(async () => expect(await chain.unsound()).toEqual([]))

  const asked = await admin.post(`/v1/credit-memos/${memo.id}/refund`, { version: (await memoOf(memo.id)).version })
  expect(asked.status, JSON.stringify(asked.body)).toBe(200)
  const rest = await waitFor(async () => {
    const found = (await leaving(memo.id)).find(({ status }) => status === 'UNRECONCILED')
    return found ?? expect.unreachable('nothing is expected to leave')
  })
  expect(rest.amount.amount).toBe('600000.00')
  const last = await matched('600000.00', rest.id, {}, 'DEBIT')
  await stands(memo.id, 'REFUNDED', '0.00')

  // The first refund did not leave after all: that amount is the customer's again.
  expect((await desk.remove(first.id)).status).toBe(200)
  await stands(memo.id, 'PARTIALLY_APPLIED', '400000.00')
  expect((await desk.remove(last.id)).status).toBe(200)
  await stands(memo.id, 'OPEN', '1000000.00')
})

it('a part beside what was kept as credit is open again by what is taken back from it', async () => {
  const invoice = await issued({
    lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000' })],
    milestones: [
      { name: 'Uang muka', percent: '50', dueDate: '2026-12-01' },
      { name: 'Pelunasan', percent: '50', dueDate: '2026-12-31' },
    ],
  })
  const [first] = await arus.linesOf(invoice.id)
  const { body: draft } = await arus.post<Memo>(maker, '/v1/credit-memos', {
    invoiceId: invoice.id,
    memoDate: '2026-11-21',
    note: 'Sebagian batal',
    lines: [{ invoiceLineId: first!.id, amount: '10000000' }],
  })
  const creditMemos = [{ id: draft.id, version: draft.version }]
  await arus.must(arus.resultOf(admin, '/v1/credit-memos/approve', { creditMemos }))
  const parts = async () => (await expectedOf(invoice.id)).map(({ amount }) => amount.amount)
  await waitFor(async () => expect(await parts()).toEqual(['44400000.00', '55500000.00']))
  const [down, rest] = await expectedOf(invoice.id)
  await matched('55500000.00', rest!.id)
  await matched('46000000.00', down!.id, kept('1600000.00'))
  await waitFor(async () => expect(await arus.read(invoice.id)).toMatchObject({ status: 'PAID' }))
  const { body } = await maker.get<{ items: { id: string }[] }>(`/v1/credit-memos/applications?memoIds=${draft.id}`)
  const undone = await maker.post(`/v1/credit-memos/${draft.id}/undo`, {
    version: (await memoOf(draft.id)).version,
    applicationIds: body.items.map(({ id }) => id),
    reason: 'dikembalikan',
  })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  // Treasury expects the same of each part as aged receivables show: all of it belongs to the first.
  await waitFor(async () =>
    expect(await expectedOf(invoice.id)).toMatchObject([
      { status: 'PARTIALLY_RECONCILED', remaining: { amount: '11100000.00' } },
      { status: 'RECONCILED', remaining: { amount: '0.00' } },
    ]),
  )
  const open = await service.sql<{ name: string; minor: string }>(
    `select part_name as name, remaining_minor as minor from receivable_parts($1, '2027-01-31') where invoice_id = $2 order by due_on`,
    [retail, invoice.id],
  )
  expect(open).toEqual([{ name: 'Uang muka', minor: '1110000000' }])
})

it('leaves books that hold', () => waitFor(async () => expect(await chain.unsound()).toEqual([])))
