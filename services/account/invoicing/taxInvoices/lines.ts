// An invoice's figures in the tax office's file: each line on its own, to 0.01.
import { taxInvoiceLine, type VatTreatment, vatOf } from '../amounts/public.ts'
import type { InvoiceLineRow } from '../invoices/public.ts'

/** Transaction codes: the first two digits of a tax invoice's number. */
export const TRANSACTION_CODES = ['01', '02', '03', '04', '07', '08'] as const
export type TransactionCode = (typeof TRANSACTION_CODES)[number]

type Treated = {
  vatTreatment: VatTreatment
  baseMinor: bigint
  collectedVatMinor: bigint
  isGovernment: boolean
  /** It was issued, and its VAT reported, before its import. */
  isImported?: boolean
}

/**
 * The transaction code of an invoice; null if the file can't contain it. Exports have their own declaration, and 05 is entered manually. A
 * seller who is not registered issues no tax invoice, nor is one needed if everything was taxed with its advances, or reported elsewhere. A
 * collector below its threshold counts as an ordinary buyer.
 */
export function transactionCodeOf({
  vatTreatment,
  baseMinor,
  collectedVatMinor,
  isGovernment,
  isImported = false,
}: Treated): TransactionCode | null {
  if (baseMinor === 0n || isImported) return null
  if (vatTreatment === 'NOT_COLLECTED') return '07'
  if (vatTreatment === 'EXEMPT') return '08'
  if (vatTreatment !== 'STANDARD' && vatTreatment !== 'LUXURY') return null
  if (collectedVatMinor > 0n) return isGovernment ? '02' : '03'
  return vatTreatment === 'LUXURY' ? '01' : '04'
}

/** 07 and 08 require the rule under which VAT is not collected or exempt. */
export const needsFacility = (code: TransactionCode | null): boolean => code === '07' || code === '08'

export type TaxLine = Pick<InvoiceLineRow, 'kind' | 'description' | 'taxUnit' | 'priceMinor' | 'quantity'> & {
  discountMinor: bigint
  baseMinor: bigint
  otherBaseMinor: bigint
  vatMinor: bigint
}

type Line = TaxLine & Pick<InvoiceLineRow, 'invoiceDiscountMinor'>
type PricedLine = Omit<Line, 'otherBaseMinor' | 'vatMinor'>

type Taxing = { vatTreatment: VatTreatment; wholeRupiahLines: boolean }

/** A line with its share of the discount on the whole. Uncollected or exempt VAT is computed as if it were charged. */
export function taxLineOf(line: PricedLine, { vatTreatment, wholeRupiahLines }: Taxing): TaxLine {
  const { kind, description, taxUnit, priceMinor, quantity } = line
  return {
    kind,
    description,
    taxUnit,
    priceMinor,
    quantity,
    discountMinor: line.discountMinor + line.invoiceDiscountMinor,
    ...taxInvoiceLine(
      line.baseMinor,
      vatTreatment === 'LUXURY' ? 'LUXURY' : 'STANDARD',
      wholeRupiahLines ? WHOLE_RUPIAH : 1n,
    ),
  }
}

/** Minor units. */
const WHOLE_RUPIAH = 100n

/** Whether two sums agree within rounding: half a rupiah, and 0.006 for each line, or 0.56 of lines in whole rupiah. */
export function agrees(one: bigint, other: bigint, lineCount: number, wholeRupiahLines = false): boolean {
  const difference = one < other ? other - one : one - other
  return 10n * difference <= 500n + (wholeRupiahLines ? 560n : 6n) * BigInt(lineCount)
}

type Taxed = { baseMinor: bigint; vatMinor: bigint; vatTreatment: VatTreatment; date: string }

/** The expected VAT of the file's lines: the invoice's own, or what it would be if it were charged. */
export const expectedVat = ({ baseMinor, vatMinor, vatTreatment, date }: Taxed): bigint =>
  vatTreatment === 'NOT_COLLECTED' || vatTreatment === 'EXEMPT'
    ? vatOf({ baseMinor, treatment: 'STANDARD', date, currency: 'IDR' })
    : vatMinor
