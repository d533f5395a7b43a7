// Imports the numbers of a file, each row on its own: rows that contradict their invoice are refused with the reason.
import { sumOf } from '../../../kit/amounts.ts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import { invoice, readSeller, holdInvoices } from '../invoices/public.ts'
import { approveTaxInvoice, isTaxInvoiceNumber } from './decide.ts'
import { buyerNumberOf, type Candidate, withSellerNumbers } from './document.ts'
import { codes } from './errors.ts'
import { agrees, taxLineOf, transactionCodeOf } from './lines.ts'
import { readCandidates, readTaxInvoice } from './repository.ts'
import type { NumberRow } from './numbersFile.ts'

export const ROW_REFUSALS = [
  'UNKNOWN_INVOICE',
  'REPEATED',
  'STATUS',
  'NUMBER',
  'NUMBER_TAKEN',
  'OTHER_NUMBER',
  'SELLER_DIFFERS',
  'BUYER_DIFFERS',
  'BASE_DIFFERS',
  'VAT_DIFFERS',
] as const
export type RowRefusal = (typeof ROW_REFUSALS)[number]
export const ROW_OUTCOMES = ['STORED', 'UNCHANGED', 'REFUSED'] as const

export type RowResult = {
  row: number
  reference: string
  number: string
  invoiceId: string | null
  outcome: (typeof ROW_OUTCOMES)[number]
  refusal: RowRefusal | null
}

/** Stores the number of one row, in the row's own transaction. */
export async function importNumber(tx: Tx, given: NumberRow): Promise<RowResult> {
  const [found] = await tx
    .select({ id: invoice.id })
    .from(invoice)
    .where(and(eq(invoice.organizationId, tx.organizationId), eq(invoice.number, given.reference)))
  if (!found) return refusedRow(given, 'UNKNOWN_INVOICE')
  const invoiceId = found.id
  const refused = (refusal: RowRefusal): RowResult => ({ ...refusedRow(given, refusal), invoiceId })
  const done = (outcome: RowResult['outcome']): RowResult => ({ ...refused('STATUS'), outcome, refusal: null })
  await holdInvoices(tx, [invoiceId])
  const standing = await readTaxInvoice(tx, invoiceId)
  const [candidate] = await readCandidates(tx, [invoiceId])
  const seller = await readSeller(tx, candidate!.entityId)
  const refusal = disagreement(given, withSellerNumbers(candidate!, seller))
  if (refusal) return refused(refusal)
  if (standing.number === given.number) return done('UNCHANGED')
  if (standing.number !== null) return refused('OTHER_NUMBER')
  if (standing.status !== 'EXPORTED') return refused('STATUS')
  await approveTaxInvoice(tx, { invoiceId, number: given.number, version: standing.version })
  return done('STORED')
}

const refusedRow = ({ row, reference, number }: NumberRow, refusal: RowRefusal): RowResult => ({
  row,
  reference,
  number,
  invoiceId: null,
  outcome: 'REFUSED',
  refusal,
})

/** A row for the same invoice as an earlier one. */
export const repeated = (given: NumberRow): RowResult => refusedRow(given, 'REPEATED')

/** The result of a row whose write was refused: its number belongs to another invoice. */
export const takenBy = (error: unknown, given: NumberRow): RowResult | undefined =>
  error instanceof Refusal && error.row === codes.taxInvoiceNumber ? refusedRow(given, 'NUMBER_TAKEN') : undefined

/** How a row contradicts its invoice; undefined: they agree. */
export function disagreement(given: NumberRow, candidate: Candidate): RowRefusal | undefined {
  const { buyer, lines } = candidate
  const sellerTaxNumber = candidate.seller?.taxNumber ?? null
  const buyerNumber = buyerNumberOf(buyer)
  const own = buyerNumber?.document === 'TIN' ? buyerNumber.tin : buyerNumber?.documentNumber
  // The setting may have changed since the export.
  const isVat = (minor: bigint) =>
    [false, true].some(wholeRupiahLines => {
      const vat = sumOf(lines.map(line => taxLineOf(line, { ...candidate, wholeRupiahLines }).vatMinor))
      return agrees(minor, vat, lines.length)
    })
  if (!isTaxInvoiceNumber(given.number, transactionCodeOf(candidate))) return 'NUMBER'
  if (sellerTaxNumber === null || given.sellerTaxNumber !== sellerTaxNumber) return 'SELLER_DIFFERS'
  if (own === undefined || given.buyerNumber !== own) return 'BUYER_DIFFERS'
  // The tax office may show whole rupiah where the file had 0.01.
  if (given.baseMinor === undefined || !agrees(given.baseMinor, candidate.baseMinor, 0)) return 'BASE_DIFFERS'
  if (given.vatMinor === undefined || !isVat(given.vatMinor)) return 'VAT_DIFFERS'
  return undefined
}
