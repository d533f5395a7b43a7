// Treasury's matches of bank lines settle invoices here, and undoing them reopens the invoices. The bank is authoritative: nothing of it is
// refused, and repeated or late events change nothing.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import {
  type CreditMemoRow,
  invoicesCreditedBy,
  lockOverpayments,
  paymentsShownBy,
  voidOverpayments,
} from '../creditMemos/public.ts'
import {
  type Invoice,
  invoiceList,
  isLive,
  lockInvoices,
  lockOrdersOf,
  settleInvoice,
  settleOrdersOf,
} from '../invoices/public.ts'
import {
  bankPaymentsOf,
  bookBankPayment,
  cancelBankPayments,
  claimsOn,
  confirmShownProofs,
  holdPayments,
  unverifyClaims,
  verifyClaims,
  verifyCredit,
} from '../receivedPayments/public.ts'
import { PaymentsOfLines } from './linePayments.ts'
import type { InvoiceReceipt } from './receiptClient.ts'
import { bankReceipt as table, type BankReceiptRow, reopenedInvoice } from './table.ts'

/** Books a match, or undoes it, in one transaction. */
export async function storeReceipt(
  database: Pick<Database, 'inOrganization'>,
  organizationId: string,
  receipt: InvoiceReceipt,
): Promise<void> {
  await database.inOrganization(organizationId, null, tx =>
    receipt.removedAt === null ? book(tx, receipt) : undo(tx, receipt.id),
  )
}

type Touched = { reconciliationId: string; invoiceIds: readonly string[]; payments?: readonly string[] }

/**
 * Takes all locks of a match, in the usual order of payers: orders, payments and claims, their credit, invoices. Returns the known
 * invoices, the credit of the given payments, and whether any of it has claims or proofs.
 */
async function lockAll(tx: Tx, { reconciliationId, invoiceIds, payments = [] }: Touched) {
  const seen = invoiceIds.length === 0 ? [] : await invoiceList.read(tx, invoiceIds)
  await lockOrdersOf(tx, seen)
  const claims = await claimsOn(tx, { invoiceIds, reconciliationId })
  const held = [...new Set([...payments, ...claims])]
  await holdPayments(tx, held)
  const memos = held.length === 0 ? [] : await lockOverpayments(tx, held)
  const invoices = await lockInvoices(
    tx,
    seen.map(({ id }) => id),
  )
  const own = new Set(payments)
  return {
    invoices: [...invoices.values()],
    memos: memos.filter(({ paymentId }) => paymentId !== null && own.has(paymentId)),
    isClaimed: claims.length > 0,
  }
}

const atLeastNothing = (minor: bigint) => (minor > 0n ? minor : 0n)

const distinct = (of: readonly { invoiceId: string }[]) => [...new Set(of.map(({ invoiceId }) => invoiceId))]

async function book(tx: Tx, { id, lines, allocations }: InvoiceReceipt): Promise<void> {
  const { invoices, isClaimed } = await lockAll(tx, { reconciliationId: id, invoiceIds: distinct(allocations) })
  const known = await tx.$count(table, ofMatch(tx, id))
  // It was booked before, and may even be undone by now.
  if (known > 0) return
  if (isClaimed) await confirmShownProofs(tx, invoices, paidOf(allocations))
  const lineOf = new Map(lines.map(line => [line.id, line]))
  const payments = new PaymentsOfLines()
  const locked = new Map(invoices.map(invoice => [invoice.id, invoice]))
  const touched = new Set<string>()
  for (const { lineId, invoiceId, partId, amount, adjustments } of allocations) {
    const { date: receivedOn, entityId = null } = lineOf.get(lineId)!
    const of = (kind: string) => adjustments.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n)
    const [feeMinor, roundingMinor, withholdingMinor] = [of('FEE'), of('ROUNDING'), of('WITHHOLDING')]
    const keptMinor = -of('OVERPAYMENT')
    // Claimed money has settled the invoice already, and is verified now.
    const paidMinor = atLeastNothing(amount + feeMinor + roundingMinor)
    const verifiedMinor = isClaimed
      ? await verifyClaims(tx, { invoiceId, reconciliationId: id, lineId, entityId, amountMinor: paidMinor })
      : 0n
    // Several may pay one invoice: each reads the state left by the previous one.
    const isAsLocked = !isClaimed && !touched.has(invoiceId)
    const invoice = isAsLocked ? locked.get(invoiceId) : await invoiceList.readOne(tx, invoiceId)
    if (!invoice) continue
    touched.add(invoiceId)
    // Below 0 it means that tax to be withheld was paid, which the money settles by itself.
    const insteadMinor = atLeastNothing(withholdingMinor)
    // What is kept as credit pays nothing, even if the invoice owes more by now: an earlier match may have been undone meanwhile.
    const settlement = settlementOf(invoice, {
      paidMinor: atLeastNothing(paidMinor - verifiedMinor - keptMinor),
      withholdingMinor: insteadMinor,
    })
    await tx.insert(table).values({
      organizationId: tx.organizationId,
      reconciliationId: id,
      lineId,
      invoiceId,
      partId,
      receivedOn,
      amountMinor: amount,
      feeMinor,
      roundingMinor,
      withholdingMinor,
      keptMinor,
      ...settlement,
      bookedAt: tx.clock.now().toString(),
    })
    await settle(tx, invoice, settlement)
    const overpaidMinor = paidMinor - verifiedMinor - settlement.settledMinor
    const creditMinor =
      isClaimed && overpaidMinor > 0n
        ? await verifyCredit(tx, { invoiceId, reconciliationId: id, amountMinor: overpaidMinor })
        : 0n
    payments.add({ reconciliationId: id, lineId, receivedOn, entityId }, invoice, {
      amountMinor: amount,
      feeMinor,
      roundingMinor,
      verifiedMinor: verifiedMinor + creditMinor,
      settledMinor: settlement.settledMinor,
      notWithheldMinor: notWithheldOf(invoice, {
        settledMinor: settlement.settledMinor,
        withholdingMinor: insteadMinor,
      }),
    })
  }
  await settleOrdersOf(tx, invoices)
  // Their numbers' series are the last locks, since others wait for them until the end.
  for (const payment of payments.all()) await bookBankPayment(tx, payment)
}

/** What a match pays of each invoice: money, with fees and rounding that count as paid. */
function paidOf(allocations: InvoiceReceipt['allocations']): Map<string, bigint> {
  const paid = new Map<string, bigint>()
  for (const { invoiceId, amount, adjustments } of allocations) {
    const besides = adjustments.reduce((sum, one) => (one.kind === 'WITHHOLDING' ? sum : sum + one.amount), 0n)
    paid.set(invoiceId, (paid.get(invoiceId) ?? 0n) + amount + besides)
  }
  return paid
}

type Owed = Pick<Invoice, 'status' | 'remainingMinor' | 'withheldOpenMinor'>
type Paid = { paidMinor: bigint; withholdingMinor: bigint }

/**
 * What a payment settles of an invoice: first the remaining cash, then tax that was to be withheld but was paid. What the customer withheld
 * instead waits for its slip. Anything above that settles nothing.
 */
export function settlementOf(invoice: Owed, { paidMinor, withholdingMinor }: Paid) {
  if (!isLive(invoice)) return { settledMinor: 0n, withheldMinor: 0n }
  const withheldInstead = withheldInsteadOf(invoice, withholdingMinor)
  const most = invoice.remainingMinor - withheldInstead
  const settledMinor = paidMinor < most ? paidMinor : most
  const notWithheldMinor = notWithheldOf(invoice, { settledMinor, withholdingMinor })
  return { settledMinor, withheldMinor: withheldInstead - notWithheldMinor }
}

/** The part of the expected cash that the customer withheld instead. */
function withheldInsteadOf({ remainingMinor, withheldOpenMinor }: Owed, withholdingMinor: bigint): bigint {
  const cashMinor = remainingMinor - withheldOpenMinor
  return withholdingMinor < cashMinor ? withholdingMinor : cashMinor
}

/** The settled part that was to be withheld but was paid. */
function notWithheldOf(
  invoice: Owed,
  { settledMinor, withholdingMinor }: Omit<Paid, 'paidMinor'> & { settledMinor: bigint },
) {
  const cashMinor = invoice.remainingMinor - invoice.withheldOpenMinor
  const above = settledMinor - (cashMinor - withheldInsteadOf(invoice, withholdingMinor))
  return above > 0n ? above : 0n
}

async function settle(
  tx: Tx,
  invoice: Invoice,
  { settledMinor, withheldMinor }: Pick<BankReceiptRow, 'settledMinor' | 'withheldMinor'>,
): Promise<void> {
  if (isLive(invoice)) return settleInvoice(tx, invoice, { amountMinor: settledMinor, withheldMinor: -withheldMinor })
  // It was canceled in the meantime: nothing is settled, but treasury must see that the match is booked.
  await tx.execute(sql`
    update invoice set version = version + 1 where organization_id = ${tx.organizationId} and id = ${invoice.id}`)
  tx.emit('invoice.changed', invoice.id)
}

const ofMatch = (tx: Tx, reconciliationId: string) =>
  and(eq(table.organizationId, tx.organizationId), eq(table.reconciliationId, reconciliationId))

/** Undoes a match: cancels its payments, undoes the applications of their credit, and reopens the invoices. */
async function undo(tx: Tx, reconciliationId: string): Promise<void> {
  const standing = and(ofMatch(tx, reconciliationId), isNull(table.undoneAt))
  const paid = distinct(await tx.select().from(table).where(standing))
  const payments = (await bankPaymentsOf(tx, reconciliationId)).map(({ id }) => id)
  const claims = await paymentsShownBy(tx, reconciliationId)
  const credited = await invoicesCreditedBy(tx, [...payments, ...claims])
  const { invoices, memos } = await lockAll(tx, {
    reconciliationId,
    payments: [...payments, ...claims],
    invoiceIds: [...new Set([...paid, ...credited])],
  })
  const known = new Set(invoices.map(({ id }) => id))
  // Its credit pays another invoice by now, which is not locked: start over.
  if ((await invoicesCreditedBy(tx, [...payments, ...claims])).some(id => !known.has(id)))
    throw new Refusal(commonErrors.staleVersion)
  const undoneAt = tx.clock.now().toString()
  const undone = await tx.update(table).set({ undoneAt }).where(standing).returning()
  if (undone.length > 0)
    await tx
      .insert(reopenedInvoice)
      .values(
        invoices.map(({ id: invoiceId }) => ({
          organizationId: tx.organizationId,
          reconciliationId,
          invoiceId,
          reopenedAt: undoneAt,
        })),
      )
      .onConflictDoNothing()
  const isShown = ({ shownBy }: CreditMemoRow) => shownBy === reconciliationId
  await voidOverpayments(
    tx,
    memos.filter(memo => !isShown(memo)),
  )
  for (const { invoiceId, settledMinor, withheldMinor } of undone) {
    const invoice = (await invoiceList.readOne(tx, invoiceId))!
    // A slip may have closed in the meantime what was withheld with the match.
    const open = invoice.withheldOpenMinor
    await settle(tx, invoice, {
      settledMinor: -settledMinor,
      withheldMinor: -(withheldMinor < open ? withheldMinor : open),
    })
  }
  await cancelBankPayments(tx, reconciliationId)
  await unverifyClaims(tx, reconciliationId, memos.filter(isShown))
  await settleOrdersOf(tx, invoices)
}
