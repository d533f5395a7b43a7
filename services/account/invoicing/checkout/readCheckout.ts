// An invoice as the holder of its link sees it: its current state, and nothing else of its customer.
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { showMoney } from '../../../kit/money.ts'
import { bankOf } from '../bankDetails/public.ts'
import { cashOf, type Invoice, isLive, readInvoice, readInvoiceLines } from '../invoices/public.ts'
import { checkingOf, receivedPayment } from '../receivedPayments/public.ts'
import { slipsWaiting } from '../withholdingSlips/public.ts'
import { claimsOf } from './claims.ts'
import { chosenSession } from './sessions.ts'
import { type Receipt, showCheckout } from './shapes.ts'
import { checkoutReceipt, checkoutSession } from './table.ts'

const MAX_RECEIPTS = 20

export async function readCheckout(tx: Tx, invoiceId: string) {
  const invoice = await readInvoice(tx, invoiceId)
  const cashMinor = isLive(invoice) ? cashOf(invoice) : 0n
  return showCheckout(invoice, {
    lines: await readInvoiceLines(tx, [invoiceId]),
    organizationName: invoice.snapshot!.seller.name,
    cashMinor,
    bank: cashMinor > 0n ? await bankOf(tx, invoice) : null,
    session: await chosenSession(tx, invoiceId),
    receipts: await receiptsOf(tx, invoiceId),
    checkingMinor: (await checkingOf(tx, invoice.customerId)).get(invoiceId) ?? 0n,
    slipMostMinor: await slipMostOf(tx, invoice),
    claims: await claimsOf(tx, invoiceId),
  })
}

/** The most that a new slip may claim: nothing while another slip of the invoice awaits checking. */
async function slipMostOf(tx: Tx, invoice: Invoice): Promise<bigint> {
  if (!isLive(invoice) || invoice.withheldOpenMinor === 0n) return 0n
  return (await slipsWaiting(tx, invoice.customerId)).has(invoice.id) ? 0n : invoice.withheldOpenMinor
}

async function receiptsOf(tx: Tx, invoiceId: string): Promise<Receipt[]> {
  const rows = await tx
    .select({
      number: receivedPayment.number,
      amountMinor: receivedPayment.amountMinor,
      currency: receivedPayment.currency,
      method: checkoutSession.method,
      bankCode: checkoutSession.bankCode,
      paidAt: checkoutReceipt.paidAt,
    })
    .from(checkoutReceipt)
    .innerJoin(
      checkoutSession,
      and(
        eq(checkoutSession.organizationId, checkoutReceipt.organizationId),
        eq(checkoutSession.id, checkoutReceipt.sessionId),
      ),
    )
    .innerJoin(
      receivedPayment,
      and(
        eq(receivedPayment.organizationId, checkoutReceipt.organizationId),
        eq(receivedPayment.id, checkoutReceipt.paymentId),
      ),
    )
    .where(
      and(
        eq(checkoutReceipt.organizationId, tx.organizationId),
        eq(checkoutSession.invoiceId, invoiceId),
        isNull(checkoutReceipt.reversedAt),
        // Excludes what was refunded or canceled since.
        eq(receivedPayment.status, 'SUCCEEDED'),
      ),
    )
    .orderBy(desc(checkoutReceipt.paidAt))
    .limit(MAX_RECEIPTS)
  return rows.map(({ amountMinor, currency, ...row }) => ({ ...row, amount: showMoney(amountMinor, currency) }))
}
