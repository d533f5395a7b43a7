// From a bank line to a paid invoice and back: both services over HTTP, real feeds, races, replays and resets. Figures of invoicing.md §13.
import { describe, expect, it } from 'vitest'
import { source as invoicingJournals } from '../../../services/account/invoicing/journals/source.ts'
import { openReceiptClient } from '../../../services/account/invoicing/receivables/receiptClient.ts'
import { settlementOf, storeReceipt } from '../../../services/account/invoicing/receivables/receipts.ts'
import type { JournalSource } from '../../../services/kit/journals/journals.ts'
import { source as treasuryJournals } from '../../../services/treasury/journals/source.ts'
import { waitFor } from '../../support/waitFor.ts'
import { retail } from '../account/support.ts'
import { line } from '../account/invoicing/salesOrders/support.ts'
import { recordsOf } from '../treasury/reconciliation/support.ts'
import { openChain } from './support.ts'

const chain = await openChain()
const { arus, desk, issued, expectedOf } = chain
const { database } = chain.service
const client = openReceiptClient(chain.peer)
const permitted = recordsOf(chain.treasury.as(retail, 'reconciler'), '')

/** 111,000,000 in total, without withholding. */
const plain = () => issued({ lines: [line({ kind: 'SERVICE', quantity: '1', price: '100000000' })] })

async function expectedOnce(invoiceId: string) {
  return waitFor(async () => {
    const [expected] = await expectedOf(invoiceId)
    return expected ?? expect.unreachable('nothing is expected')
  })
}
const stands = (invoiceId: string, status: string, remaining: string, withheldOpen = '0.00') =>
  waitFor(async () =>
    expect(await arus.read(invoiceId)).toMatchObject({
      status,
      remaining: { amount: remaining },
      withheldOpen: { amount: withheldOpen },
    }),
  )
/** Explained by a user with the permission, with a reason: differences unknown to the rules. */
async function explained(amount: string, expectedId: string, adjustment: { kind: string; amount: string }) {
  const { id } = await desk.line({ amount, date: '2026-11-21' })
  const options = { adjustments: [adjustment], adjustmentReason: 'selisih' }
  const { status, body } = await permitted.reconcile([id], [expectedId], options)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}
async function paymentsOf(invoiceId: string) {
  const { items } = (
    await chain.admin.get<{ items: { id: string }[] }>(`/v1/received-payments/of-invoices?invoiceIds=${invoiceId}`)
  ).body
  const payments = await Promise.all(items.map(({ id }) => chain.admin.get(`/v1/received-payments/${id}`)))
  return payments.map(({ body }) => body)
}
const isExpected = (invoiceId: string, amount: string, status: string) =>
  waitFor(async () => expect((await expectedOf(invoiceId))[0]).toMatchObject({ amount: { amount }, status }))

async function matched(amount: string, expectedIds: string[], options: object = {}) {
  const { id } = await desk.line({ amount, date: '2026-11-21' })
  const { status, body } = await desk.reconcile([id], expectedIds, options)
  if (status >= 300) throw new Error(JSON.stringify(body))
  return body
}

describe('a bank line that is matched with an invoice', () => {
  it('pays it, and opens it again when the match is undone; again and again', async () => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    for (let round = 0; round < 2; round++) {
      const match = await matched('111000000.00', [id])
      await stands(invoice.id, 'PAID', '0.00')
      await isExpected(invoice.id, '111000000.00', 'RECONCILED')
      expect((await desk.remove(match.id)).status).toBe(200)
      await stands(invoice.id, 'ISSUED', '111000000.00')
      await isExpected(invoice.id, '111000000.00', 'UNRECONCILED')
    }
  })

  it('pays a part of it, and the rest stays expected: case 18', async () => {
    const invoice = await issued()
    const { id } = await expectedOnce(invoice.id)
    await matched('50000000.00', [id], { allowPartial: true })
    await stands(invoice.id, 'PARTIALLY_PAID', '59000000.00', '2000000.00')
    await isExpected(invoice.id, '109000000.00', 'PARTIALLY_RECONCILED')
    await matched('59000000.00', [id])
    await stands(invoice.id, 'PARTIALLY_PAID', '0.00', '2000000.00')
    await isExpected(invoice.id, '109000000.00', 'RECONCILED')
  })

  it('pays it with the fee that the bank took: case 21', async () => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    await matched('110997100.00', [id], { adjustments: [{ kind: 'FEE', amount: '2900.00' }] })
    await stands(invoice.id, 'PAID', '0.00')
    // Cash and fee are two applications to one invoice.
    expect(await paymentsOf(invoice.id)).toMatchObject([{ invoiceNumbers: [invoice.number] }])
  })

  it('leaves what was withheld instead waiting for its slip: case 21', async () => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    const match = await matched('109000000.00', [id], { adjustments: [{ kind: 'WITHHOLDING', amount: '2000000.00' }] })
    await stands(invoice.id, 'PARTIALLY_PAID', '0.00', '2000000.00')
    await isExpected(invoice.id, '111000000.00', 'RECONCILED')
    await desk.remove(match.id)
    await stands(invoice.id, 'ISSUED', '111000000.00')
  })

  it.each([
    ['a rupiah', '111000001.00', { kind: 'ROUNDING', amount: '-1.00' }],
    ['the fee of the bank', '111002900.00', { kind: 'FEE', amount: '-2900.00' }],
  ])('pays it, and nothing else, with %s above it that is explained', async (_what, amount, adjustment) => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    const match = await explained(amount, id, adjustment)
    await stands(invoice.id, 'PAID', '0.00')
    await isExpected(invoice.id, '111000000.00', 'RECONCILED')
    expect(await paymentsOf(invoice.id)).toMatchObject([{ amount: { amount: '111000000.00' }, overpaid: null }])
    await desk.remove(match.id)
    await stands(invoice.id, 'ISSUED', '111000000.00')
    await explained(amount, id, adjustment)
    await stands(invoice.id, 'PAID', '0.00')
  })

  it('pays it whole where what was to be withheld was not', async () => {
    const invoice = await issued()
    const { id } = await expectedOnce(invoice.id)
    await explained('111000000.00', id, { kind: 'WITHHOLDING', amount: '-2000000.00' })
    await stands(invoice.id, 'PAID', '0.00')
  })

  it('keeps as credit what is explained as not withheld of an invoice of which nothing was to be', async () => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    await explained('113000000.00', id, { kind: 'WITHHOLDING', amount: '-2000000.00' })
    await stands(invoice.id, 'PAID', '0.00')
    expect(await paymentsOf(invoice.id)).toMatchObject([
      { amount: { amount: '113000000.00' }, overpaid: { amount: { amount: '2000000.00' } } },
    ])
  })

  it('clears in the journals of treasury what invoicing’s say that it settled, with fee and withheld tax', async () => {
    const clearing = (of: typeof chain.service | typeof chain.treasury, { facts }: JournalSource) =>
      of.database.inOrganization(retail, null, async tx =>
        (await facts(tx, { from: '2000-01-01', to: '2100-01-01', most: 10_000 }))
          .flatMap(({ postings }) => postings)
          .reduce((sum, { account, minor }) => (account === 'RECEIPTS_CLEARING' ? sum + minor : sum), 0n),
      )
    const settled = await clearing(chain.service, invoicingJournals)
    expect(settled).toBeGreaterThan(0n)
    expect(await clearing(chain.treasury, treasuryJournals)).toBe(-settled)
  })

  it('pays several invoices at once, and all of them are open again after its undoing', async () => {
    const [one, other] = [await plain(), await plain()]
    const ids = [(await expectedOnce(one.id)).id, (await expectedOnce(other.id)).id]
    const match = await matched('222000000.00', ids)
    await stands(one.id, 'PAID', '0.00')
    await stands(other.id, 'PAID', '0.00')
    await desk.remove(match.id)
    await stands(one.id, 'ISSUED', '111000000.00')
    await stands(other.id, 'ISSUED', '111000000.00')
  })

  it('pays the instalment that it was matched with, not the one that is due first', async () => {
    const invoice = await issued({
      milestones: [
        { name: 'Uang muka', percent: '30', dueDate: '2026-12-01' },
        { name: 'Pelunasan', percent: '70', dueDate: '2026-12-31' },
      ],
    })
    await waitFor(async () => expect(await expectedOf(invoice.id)).toHaveLength(2))
    const [, last] = await expectedOf(invoice.id)
    await matched('76300000.00', [last!.id])
    await stands(invoice.id, 'PARTIALLY_PAID', '32700000.00', '2000000.00')
    await waitFor(async () =>
      expect((await expectedOf(invoice.id)).map(({ amount, status }) => [amount.amount, status])).toEqual([
        ['32700000.00', 'UNRECONCILED'],
        ['76300000.00', 'RECONCILED'],
      ]),
    )
  })
})

describe('what is told twice, late or not at all', () => {
  it('is booked once, and what was undone stays undone', async () => {
    const invoice = await plain()
    const { id } = await expectedOnce(invoice.id)
    await chain.stop()
    const match = await matched('11000000.00', [id], { allowPartial: true })
    const [inForce] = await client.receipts(retail, [match.id])
    await Promise.all(Array.from({ length: 20 }, () => storeReceipt(database, retail, inForce!)))
    await stands(invoice.id, 'PARTIALLY_PAID', '100000000.00')
    await desk.remove(match.id)
    const [undone] = await client.receipts(retail, [match.id])
    await Promise.all(Array.from({ length: 20 }, () => storeReceipt(database, retail, undone!)))
    await storeReceipt(database, retail, inForce!)
    await stands(invoice.id, 'ISSUED', '111000000.00')
    chain.start()
    await isExpected(invoice.id, '111000000.00', 'UNRECONCILED')
  })

  it('is read whole after the feed was lost', async () => {
    const [kept, undone] = [await plain(), await plain()]
    const [first, second] = [(await expectedOnce(kept.id)).id, (await expectedOnce(undone.id)).id]
    const match = await matched('111000000.00', [second])
    await stands(undone.id, 'PAID', '0.00')
    await chain.stop()
    await matched('111000000.00', [first])
    await desk.remove(match.id)
    await database.asSystem(tx => tx.execute('update bank_receipt_position set position = 999999999'))
    chain.start()
    await stands(kept.id, 'PAID', '0.00')
    await stands(undone.id, 'ISSUED', '111000000.00')
    await isExpected(kept.id, '111000000.00', 'RECONCILED')
  })

  it('keeps both services in step when lines and undoings come at once', async () => {
    const invoices = await Promise.all([1, 2, 3].map(plain))
    const expecteds = await Promise.all(invoices.map(({ id }) => expectedOnce(id)))
    const lines = await Promise.all(
      expecteds.flatMap(({ id }) =>
        ['10000000.00', '20000000.00', '30000000.00'].map(async amount => ({
          id,
          line: await desk.line({ amount, date: '2026-11-21' }),
        })),
      ),
    )
    await Promise.all(
      lines.map(async ({ id, line: { id: lineId } }, place) => {
        const { body } = await desk.reconcile([lineId], [id], { allowPartial: true })
        if (place % 3 === 0) await desk.remove(body.id)
      }),
    )
    // The first line of each invoice was undone: 50,000,000 are paid.
    for (const { id } of invoices) {
      await stands(id, 'PARTIALLY_PAID', '61000000.00')
      await isExpected(id, '111000000.00', 'PARTIALLY_RECONCILED')
      expect((await expectedOf(id))[0]!.remaining.amount).toBe('61000000.00')
    }
  })
})

describe('a payment of an invoice', () => {
  const invoice = { status: 'ISSUED', remainingMinor: 111n, withheldOpenMinor: 2n } as const
  it('settles cash first, then what was not withheld; what is above settles nothing', () => {
    const paid = (paidMinor: bigint) => settlementOf(invoice, { paidMinor, withholdingMinor: 0n })
    expect(paid(109n)).toEqual({ settledMinor: 109n, withheldMinor: 0n })
    expect(paid(111n)).toEqual({ settledMinor: 111n, withheldMinor: -2n })
    expect(paid(112n)).toEqual({ settledMinor: 111n, withheldMinor: -2n })
  })
  it('settles nothing of one that was canceled', () => {
    expect(settlementOf({ ...invoice, status: 'CANCELED' }, { paidMinor: 5n, withholdingMinor: 0n })).toEqual({
      settledMinor: 0n,
      withheldMinor: 0n,
    })
  })
})

it('leaves books that hold', () => waitFor(async () => expect(await chain.unsound()).toEqual([])))
