// What would stand on the paper of an invoice or credit memo that is being typed.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { minorOf } from '../../../kit/money.ts'
import { inCurrency } from '../bankDetails/public.ts'
import { computeTypedMemo, type WordedMemo } from '../creditMemos/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { buyerOf, computeTyped, readSeller, sellerOf, type WordedDraft } from '../invoices/public.ts'
import { quantityOf, salesOrder } from '../salesOrders/public.ts'
import { BLANK } from './parts.ts'
import type { PrintedInvoice, PrintedLanguage, PrintedMemo } from './printed.ts'
import { readerOf } from './reader.ts'
import { advancesOf, partiesNow, printedVirtualAccounts, rupiahOf } from './readInvoice.ts'

const NOBODY = { name: BLANK, taxNumber: null, branchNumber: null, address: null }

/** As much of it as is known, as a draft; and the language in which its customer reads it, or both where there is none yet. */
export async function readTypedInvoice(
  tx: Tx,
  draft: WordedDraft,
): Promise<{ invoice: PrintedInvoice; language: PrintedLanguage }> {
  const { buyer, seller, rate, amounts, milestones, termDays, dueDate } = await computeTyped(tx, draft)
  const order = draft.orderId === null ? null : await orderOf(tx, draft.orderId)
  const { currency, vatTreatment, invoiceDate } = draft
  const { lines, withheldTexts, subtotalMinor, discountMinor, baseMinor, vatRate, vatMinor } = amounts
  const invoice: PrintedInvoice = {
    state: 'DRAFT',
    kind: draft.kind,
    number: null,
    seller: sellerOf(seller),
    buyer: buyer ? buyerOf(buyer) : NOBODY,
    invoiceDate,
    dueDate,
    termDays: buyer || typeof draft.termDays === 'number' ? termDays : null,
    customerReference: draft.customerReference ?? order?.customerReference ?? null,
    orderNumber: order?.number ?? null,
    taxInvoiceNumber: null,
    note: draft.note,
    bank: inCurrency(seller.bank, currency),
    virtualAccounts: buyer
      ? await printedVirtualAccounts(tx, { customerId: buyer.id, currency, entityId: seller.entityId })
      : [],
    currency,
    vatTreatment,
    vatRate,
    lines: draft.lines.map(({ description, quantity, unit, price }, place) => ({
      description,
      quantity: formatQuantity(quantityOf(quantity)),
      unit,
      priceMinor: minorOf(price),
      discountMinor: lines[place]!.discountMinor,
      netMinor: lines[place]!.netMinor,
    })),
    subtotalMinor,
    discountMinor,
    advances: await advancesOf(tx, {
      deductions: draft.deductions.map(({ invoiceId, amount }) => ({ invoiceId, amount: String(minorOf(amount)) })),
    }),
    baseMinor,
    vatMinor,
    rupiah: rupiahOf({ baseMinor, vatTreatment, invoiceDate, ...rate }),
    isStampDue: amounts.isStampDue,
    stampSerial: null,
    stampMinor: amounts.stampMinor,
    totalMinor: amounts.totalMinor,
    withheld: withheldTexts.map(({ code, rate: percent, amount }) => ({
      code,
      rate: percent,
      amountMinor: BigInt(amount),
    })),
    collectedVatMinor: amounts.collectedVatMinor,
    withheldMinor: amounts.withheldMinor,
    milestones: milestones.map(({ name, percentMinor: percent, dueDate: own, totalMinor, withheldMinor }) => ({
      name,
      percent,
      dueDate: own,
      totalMinor,
      withheldMinor,
    })),
    at: tx.clock.now().epochMilliseconds,
  }
  return { invoice, language: buyer?.language ?? 'both' }
}

/** A credit memo of an issued invoice, whose parties it names; and the language in which their customer reads it. */
export async function readTypedMemo(
  tx: Tx,
  { memoDate, note, ...draft }: WordedMemo,
): Promise<{ memo: PrintedMemo; language: PrintedLanguage }> {
  const { invoice, amounts } = await computeTypedMemo(tx, draft)
  const { seller, buyer } =
    invoice.snapshot ?? (await partiesNow(tx, invoice.customerId, await readSeller(tx, invoice.entityId)))
  const lineOf = new Map(invoice.lines.map(line => [line.id, line]))
  const { baseMinor, vatMinor, totalMinor, withheldMinor } = amounts
  const memo: PrintedMemo = {
    state: 'DRAFT',
    kind: 'CORRECTION',
    number: null,
    seller,
    buyer: invoice.snapshot ? buyer : { ...buyer, name: invoice.customerName },
    memoDate,
    invoice: { number: invoice.number ?? '', invoiceDate: invoice.invoiceDate },
    paymentNumber: null,
    note,
    currency: invoice.currency,
    lines: amounts.lines.map(({ lineId, quantity, baseMinor: netMinor }) => {
      const { description, unit, priceMinor } = lineOf.get(lineId)!
      return { description, quantity: formatQuantity(quantity), unit, priceMinor, netMinor }
    }),
    baseMinor,
    vatMinor,
    totalMinor,
    withheldMinor,
    applied: [],
    remainingMinor: 0n,
    at: tx.clock.now().epochMilliseconds,
  }
  return { memo, language: (await readerOf(tx, invoice.customerId)).language }
}

async function orderOf(tx: Tx, id: string) {
  const [found] = await tx
    .select({ number: salesOrder.number, customerReference: salesOrder.customerReference })
    .from(salesOrder)
    .where(and(eq(salesOrder.organizationId, tx.organizationId), eq(salesOrder.id, id)))
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}
