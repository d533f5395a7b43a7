// Reads the content of the buyer's return note, which Arus prints for them: the tax invoice, and the reversed part in rupiah.
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { fraction, halfUpTo, taxInvoiceLine, toRupiah } from '../amounts/public.ts'
import {
  type CreditMemo,
  creditMemoCodes,
  type MemoLine,
  readMemo,
  readMemoLines,
  rupiahOf,
} from '../creditMemos/public.ts'
import { formatQuantity } from '../documents/public.ts'
import { type Invoice, readInvoice, readSeller } from '../invoices/public.ts'
import { taxInvoice } from '../taxInvoices/public.ts'
import type { PrintedReturnNote, ReturnSheet } from './printed.ts'
import { momentOf, partiesNow } from './readInvoice.ts'

const WHOLE_RUPIAH = 100n

/** The return note of a memo. CM-4: refuses if none is needed. Printed each time: the buyer's original is in Coretax. */
export async function readPrintedReturnNote(tx: Tx, id: string) {
  const row = await readMemo(tx, id)
  if (row.returnNoteStatus === 'NOT_NEEDED' || row.invoiceId === null) throw new Refusal(creditMemoCodes.memoStatus)
  const invoice = await readInvoice(tx, row.invoiceId)
  return {
    name: `Nota retur ${row.number ?? row.customerName}.pdf`,
    version: row.version,
    isKept: false,
    read: async () => ({ returnNote: await noteOf(tx, row, invoice) }),
  }
}

async function noteOf(tx: Tx, row: CreditMemo, invoice: Invoice): Promise<PrintedReturnNote> {
  const { seller, buyer } =
    invoice.snapshot ?? (await partiesNow(tx, row.customerId, await readSeller(tx, invoice.entityId)))
  return {
    state: row.returnNoteStatus === 'RECEIVED' ? 'ISSUED' : 'DRAFT',
    number: row.returnNoteNumber,
    date: row.returnNoteOn,
    taxInvoiceNumber: await taxNumberOf(tx, invoice.id),
    invoice: { number: invoice.number ?? '', invoiceDate: invoice.invoiceDate },
    memoNumber: row.number ?? '',
    reason: row.note,
    seller,
    buyer,
    sheets: sheetsOf(row, await readMemoLines(tx, [row.id])).map(sheet => ({
      ...sheet,
      otherBaseMinor:
        invoice.vatTreatment === 'STANDARD' ? taxInvoiceLine(sheet.baseMinor, 'STANDARD').otherBaseMinor : null,
    })),
    at: momentOf(row.statusChangedAt),
  }
}

async function taxNumberOf(tx: Tx, invoiceId: string): Promise<string> {
  const [found] = await tx
    .select({ number: taxInvoice.number })
    .from(taxInvoice)
    .where(and(eq(taxInvoice.organizationId, tx.organizationId), eq(taxInvoice.invoiceId, invoiceId)))
  return found?.number ?? ''
}

type Sheet = Omit<ReturnSheet, 'otherBaseMinor'>
export type ReturnedMemo = Parameters<typeof rupiahOf>[0] &
  Pick<CreditMemo, 'returnNoteBaseMinor' | 'returnNoteVatMinor'>
export type ReturnedLine = Pick<MemoLine, 'kind' | 'description' | 'unit' | 'priceMinor' | 'quantity' | 'baseMinor'>

/**
 * Goods go on a return note, services on a cancellation note: each with its lines and its share of the VAT, the last with the rounding
 * difference. A note recorded for less than the memo credits has one line with that amount, since it is unknown which lines it left out.
 */
export function sheetsOf(memo: ReturnedMemo, lines: readonly ReturnedLine[]): Sheet[] {
  const whole = rupiahOf(memo)
  const base = memo.returnNoteBaseMinor ?? whole.baseMinor
  const vat = memo.returnNoteVatMinor ?? whole.vatMinor
  if (base !== whole.baseMinor || vat !== whole.vatMinor) {
    const description = lines.map(line => line.description).join('; ')
    const line = { description, quantity: null, unit: '', priceMinor: null, amountMinor: base }
    return [{ kind: lines[0]?.kind ?? 'GOODS', lines: [line], baseMinor: base, vatMinor: vat }]
  }
  const inRupiah = (minor: bigint) => (memo.rupiahRate === null ? minor : toRupiah(minor, BigInt(memo.rupiahRate)))
  const amounts = lines.map(({ baseMinor }) => inRupiah(baseMinor))
  // Converted lines sum to the base: the last gets the rounding difference.
  const last = amounts.length - 1
  if (last >= 0) amounts[last] = base - amounts.slice(0, last).reduce((sum, minor) => sum + minor, 0n)
  const printed = lines.map((line, place) => ({
    kind: line.kind,
    line: {
      description: line.description,
      quantity: line.quantity === 0n ? null : formatQuantity(line.quantity),
      unit: line.unit,
      priceMinor: line.quantity === 0n ? null : inRupiah(line.priceMinor),
      amountMinor: amounts[place]!,
    },
  }))
  const kinds = (['GOODS', 'SERVICE'] as const).filter(kind => printed.some(one => one.kind === kind))
  let vatLeft = vat
  return kinds.map((kind, place) => {
    const own = printed.filter(one => one.kind === kind).map(({ line }) => line)
    const baseMinor = own.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
    const share = base === 0n ? 0n : halfUpTo(fraction(vat * baseMinor, base), WHOLE_RUPIAH)
    const vatMinor = place === kinds.length - 1 ? vatLeft : share
    vatLeft -= vatMinor
    return { kind, lines: own, baseMinor, vatMinor }
  })
}
