// Overpayments by customers, over HTTP and Postgres: recorded manually, as a claim, and by bank lines. Figures of invoicing.md §13.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applicationsOf } from '../../../../../services/account/invoicing/receivables/linePayments.ts'
import type { InvoiceReceipt } from '../../../../../services/account/invoicing/receivables/receiptClient.ts'
import { storeReceipt } from '../../../../../services/account/invoicing/receivables/receipts.ts'
import { freshAccount, people, retail } from '../../support.ts'
import { fillSomeRegions } from '../customers/support.ts'
import { invoicing } from '../invoices/support.ts'
import { line } from '../salesOrders/support.ts'

const service = await freshAccount()
await fillSomeRegions(service)
const admin = await service.as(people.admin.email)
const maker = await service.as(people.maker.email)
const { orders, written, issue, read: readInvoice, post, resultOf, must } = invoicing(service, { maker, admin })
await service.sql(`update organization set tax_number = '0021832415000000' where organization_id = $1`, [retail])

type Amount = { amount: string }
type Payment = {
  id: string
  number: string
  status: string
  version: number
  overpaid: { creditMemoId: string; amount: Amount } | null
}
type Memo = {
  id: string
  number: string
  kind: string
  status: string
  paymentNumber: string
  remaining: Amount
  totals: { vat: Amount; total: Amount }
  allowedActions: string[]
  version: number
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const { body: proof } = await maker.post<{ id: string }>('/v1/files', {
  purpose: 'PAYMENT_PROOF',
  name: 'bukti.pdf',
  size: PDF.length,
  contentType: 'application/pdf',
})
await fetch(`${service.address}/v1/files/${proof.id}/content`, {
  method: 'PUT',
  headers: { authorization: maker.authorization, 'content-type': 'application/pdf' },
  body: new Uint8Array(PDF),
})

/** An issued invoice of a customer; its price excludes 11 % VAT. */
const invoiceOf = async (customerId: string, price: string, withholding: 'PPH23' | null = null) =>
  issue((await written(customerId, { lines: [line({ kind: 'SERVICE', quantity: '1', price, withholding })] })).id)

async function pay(customerId: string, method: string, amount: string, of: { invoiceId: string; amount: string }[]) {
  const { status, body } = await post<Payment>(maker, '/v1/received-payments', {
    customerId,
    method,
    paymentDate: '2026-11-21',
    currency: 'IDR',
    amount,
    applications: of,
    fileIds: [proof.id],
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}
const payment = async (id: string) => (await admin.get<Payment>(`/v1/received-payments/${id}`)).body
const memo = async (id: string) => (await admin.get<Memo>(`/v1/credit-memos/${id}`)).body
const creditOf = async (id: string) =>
  memo((await payment(id)).overpaid?.creditMemoId ?? expect.unreachable('no credit'))
const paymentsOf = async (invoiceId: string) => {
  const { body } = await admin.get<{ items: { id: string }[] }>(
    `/v1/received-payments/of-invoices?invoiceIds=${invoiceId}`,
  )
  return Promise.all(body.items.map(({ id }) => payment(id)))
}
const cancel = (id: string) => resultOf(maker, '/v1/received-payments/cancel', { ids: [id], reason: 'salah catat' })
const apply = ({ id, version }: Memo, invoiceId: string, amount: string) =>
  maker.post(`/v1/credit-memos/${id}/applications`, { version, applications: [{ invoiceId, amount }] })
const applyOldest = (id: string) => resultOf(maker, '/v1/credit-memos/apply', { ids: [id] })
const stands = async (id: string, status: string, remaining: string) =>
  expect(await readInvoice(id)).toMatchObject({ status, remaining: { amount: remaining } })

type Part = { invoiceId: string; minor: bigint; adjustments?: { kind: string; amount: bigint }[] }
/** A match of one line, as an event from treasury. */
const matchOf = (parts: readonly Part[], id = randomUUID(), lineId = randomUUID()): InvoiceReceipt => ({
  id,
  removedAt: null,
  lines: [{ id: lineId, date: '2026-11-21' }],
  allocations: parts.map(({ invoiceId, minor: amount, adjustments = [] }) => ({
    lineId,
    invoiceId,
    partId: invoiceId,
    amount,
    adjustments,
  })),
})
const store = (receipt: InvoiceReceipt) => storeReceipt(service.database, retail, receipt)
const undone = (receipt: InvoiceReceipt) => store({ ...receipt, removedAt: '2026-11-22T00:00:00Z' })

describe('by hand', () => {
  it('case 20: a million above 111 million in cash is credit without VAT, once somebody else has confirmed it', async () => {
    const of = await orders.customerWith(null)
    const { id } = await invoiceOf(of, '100000000', 'PPH23')
    const cash = await pay(of, 'CASH', '112000000', [{ invoiceId: id, amount: '111000000' }])
    expect(cash.overpaid).toBeNull()
    await must(resultOf(admin, '/v1/received-payments/confirm', { payments: [{ id: cash.id, version: cash.version }] }))
    await stands(id, 'PAID', '0.00')
    expect(await creditOf(cash.id)).toMatchObject({
      kind: 'OVERPAYMENT',
      status: 'OPEN',
      paymentNumber: cash.number,
      remaining: { amount: '1000000.00' },
      totals: { vat: { amount: '0.00' }, total: { amount: '1000000.00' } },
    })
    expect((await creditOf(cash.id)).number).toMatch(/^CM-2026-\d{6}$/)
  })

  it('case 20: of a claim it is pending, pays nothing, and is void with it', async () => {
    const of = await orders.customerWith(null)
    const { id } = await invoiceOf(of, '100000000', 'PPH23')
    const other = await invoiceOf(of, '5000000')
    const claim = await pay(of, 'BANK_TRANSFER', '112000000', [{ invoiceId: id, amount: '111000000' }])
    const credit = await creditOf(claim.id)
    expect(credit).toMatchObject({ status: 'PENDING', remaining: { amount: '0.00' }, allowedActions: [] })
    expect((await apply(credit, other.id, '1')).status).toBe(409)
    expect(await applyOldest(credit.id)).toMatchObject({ code: 'U-ACC-CM-4' })
    await must(cancel(claim.id))
    expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED', number: credit.number })
    expect((await payment(claim.id)).overpaid).toBeNull()
  })

  it('nobody voids it by hand; what it pays is owed again when its payment is canceled', async () => {
    const of = await orders.customerWith(null)
    const [first, second] = [await invoiceOf(of, '1000000'), await invoiceOf(of, '5000000')]
    const paid = await pay(of, 'CHEQUE', '2110000', [{ invoiceId: first.id, amount: '1110000' }])
    const credit = await creditOf(paid.id)
    const isVoided = await resultOf(admin, '/v1/credit-memos/void', { ids: [credit.id], reason: 'salah' })
    expect(isVoided).toMatchObject({ code: 'U-ACC-CM-4' })
    await must(applyOldest(credit.id))
    await stands(second.id, 'PARTIALLY_PAID', '4550000.00')
    await must(cancel(paid.id))
    await stands(first.id, 'ISSUED', '1110000.00')
    await stands(second.id, 'ISSUED', '5550000.00')
    expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED', remaining: { amount: '0.00' } })
  })
})

describe('as a bank line shows it', () => {
  it('case 23: undone, its credit leaves what it paid, all is owed again, and redone it has new numbers', async () => {
    const of = await orders.customerWith(null)
    const [a, b] = [await invoiceOf(of, '100000000'), await invoiceOf(of, '5000000')]
    const numbers = new Set<string>()
    for (let round = 0; round < 2; round++) {
      const match = matchOf([{ invoiceId: a.id, minor: 11_200_000_000n }])
      await store(match)
      // Repeated or late events are booked once.
      await Promise.all([store(match), store(match)])
      await stands(a.id, 'PAID', '0.00')
      const [paid, ...others] = (await paymentsOf(a.id)).filter(({ status }) => status === 'SUCCEEDED')
      expect(others).toEqual([])
      const credit = await creditOf(paid!.id)
      expect(credit).toMatchObject({ status: 'OPEN', remaining: { amount: '1000000.00' } })
      expect(await cancel(paid!.id)).toMatchObject({ code: 'U-ACC-PY-3' })
      expect((await apply(credit, b.id, '1000000')).status).toBe(200)
      await stands(b.id, 'PARTIALLY_PAID', '4550000.00')
      await undone(match)
      await stands(b.id, 'ISSUED', '5550000.00')
      await stands(a.id, 'ISSUED', '111000000.00')
      expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED', number: credit.number })
      expect(await payment(paid!.id)).toMatchObject({ status: 'CANCELED', number: paid!.number })
      numbers.add(paid!.number).add(credit.number)
      // It was undone: a late event does not book it again.
      await store(match)
      await stands(a.id, 'ISSUED', '111000000.00')
    }
    expect(numbers.size).toBe(4)
  })

  it('case 21: the fee that the bank took settles the invoice beside the money', async () => {
    const of = await orders.customerWith(null)
    const { id } = await invoiceOf(of, '100000000')
    await store(matchOf([{ invoiceId: id, minor: 11_099_710_000n, adjustments: [{ kind: 'FEE', amount: 290_000n }] }]))
    await stands(id, 'PAID', '0.00')
    const [paid] = await paymentsOf(id)
    expect(paid).toMatchObject({ amount: { amount: '110997100.00' }, overpaid: null })
    const { body } = await admin.get<{ items: object[] }>(`/v1/received-payments/applications?paymentIds=${paid!.id}`)
    expect(body.items).toMatchObject([
      { kind: 'CASH', amount: '110997100.00' },
      { kind: 'FEE', amount: '2900.00' },
    ])
  })

  it('case 24: what was claimed is no second payment', async () => {
    const of = await orders.customerWith(null)
    const { id } = await invoiceOf(of, '100000000', 'PPH23')
    const claim = await pay(of, 'BANK_TRANSFER', '50000000', [{ invoiceId: id, amount: '50000000' }])
    const match = matchOf([{ invoiceId: id, minor: 5_000_000_000n }])
    await store(match)
    expect(await paymentsOf(id)).toMatchObject([{ id: claim.id, verification: 'VERIFIED' }])
    await undone(match)
    expect(await paymentsOf(id)).toMatchObject([{ id: claim.id, verification: 'UNVERIFIED' }])
    await stands(id, 'PARTIALLY_PAID', '59000000.00')
  })

  it('one line of several invoices is one payment; undoing and using its credit at once leave figures that agree', async () => {
    const of = await orders.customerWith(null)
    for (let round = 0; round < 4; round++) {
      const [a, b, c] = [await invoiceOf(of, '1000000'), await invoiceOf(of, '2000000'), await invoiceOf(of, '5000000')]
      const match = matchOf([
        { invoiceId: a.id, minor: 111_000_000n },
        { invoiceId: b.id, minor: 322_000_000n },
      ])
      await store(match)
      const [paid] = await paymentsOf(a.id)
      expect(await paymentsOf(b.id)).toMatchObject([{ id: paid!.id }])
      const credit = await creditOf(paid!.id)
      // Another lock makes the worker retry, as its feed does.
      const untilUndone = async (): Promise<void> => undone(match).catch(untilUndone)
      await Promise.all([untilUndone(), apply(credit, c.id, '1000000'), applyOldest(credit.id), untilUndone()])
      await stands(a.id, 'ISSUED', '1110000.00')
      await stands(b.id, 'ISSUED', '2220000.00')
      await stands(c.id, 'ISSUED', '5550000.00')
      expect(await memo(credit.id)).toMatchObject({ status: 'VOIDED' })
    }
  })
})

describe('how a share of a line settles an invoice', () => {
  it('is never more than there is of it, and all that was settled', () => {
    const minor = fc.bigInt({ min: 0n, max: 1_000n })
    fc.assert(
      fc.property(
        minor,
        minor,
        minor,
        minor,
        minor,
        minor,
        (amountMinor, feeMinor, roundingMinor, claimed, room, kept) => {
          const all = amountMinor + feeMinor + roundingMinor
          const verifiedMinor = claimed < all ? claimed : all
          const settledMinor = room < all - verifiedMinor ? room : all - verifiedMinor
          const notWithheldMinor = kept < settledMinor ? kept : settledMinor
          const share = { amountMinor, feeMinor, roundingMinor, verifiedMinor, settledMinor, notWithheldMinor }
          const { cashMinor, applied } = applicationsOf(share)
          const sum = (of: 'amountMinor' | 'withheldMinor') => applied.reduce((total, one) => total + one[of], 0n)
          expect(sum('amountMinor')).toBe(settledMinor)
          expect(sum('withheldMinor')).toBe(notWithheldMinor)
          expect(cashMinor).toBeLessThanOrEqual(amountMinor)
          expect(applied.every(one => one.amountMinor > 0n && one.withheldMinor <= one.amountMinor)).toBe(true)
        },
      ),
    )
  })
})
