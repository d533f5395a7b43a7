// A foreign invoice in the tax office's file: in rupiah, by the tax rate at its issue.
import { rupiahAmounts, toRupiah } from '../amounts/public.ts'
import type { VatTreatment } from '../amounts/public.ts'
import type { InvoiceLineRow, InvoiceRow } from '../invoices/public.ts'

type Priced = Pick<
  InvoiceLineRow,
  | 'kind'
  | 'description'
  | 'taxUnit'
  | 'priceMinor'
  | 'quantity'
  | 'discountMinor'
  | 'invoiceDiscountMinor'
  | 'baseMinor'
>
type Figures = Pick<InvoiceRow, 'baseMinor' | 'vatMinor' | 'collectedVatMinor' | 'invoiceDate' | 'rupiahRate'> & {
  vatTreatment: VatTreatment
}

/** Quantities are ten-thousandths of a unit. */
const UNIT = 10_000n
const above = (one: bigint, other: bigint) => (one > other ? one : other)

/**
 * A line in rupiah. The base is exact, and price times quantity minus discount must equal it. So a price that is too low after rounding is
 * raised, and the excess over the base counts as discount.
 */
function lineInRupiah<Line extends Priced>(line: Line, rate: bigint): Line {
  const baseMinor = toRupiah(line.baseMinor, rate)
  const least = (baseMinor * UNIT + line.quantity - 1n) / line.quantity
  const priceMinor = above(toRupiah(line.priceMinor, rate), least)
  const grossMinor = (2n * priceMinor * line.quantity + UNIT) / (2n * UNIT)
  return { ...line, baseMinor, priceMinor, discountMinor: grossMinor - baseMinor, invoiceDiscountMinor: 0n }
}

/** An invoice's figures and lines in rupiah; unchanged if it is in rupiah, or was issued elsewhere. */
export function inRupiah<Line extends Priced>(row: Figures, lines: readonly Line[]) {
  const { baseMinor, vatMinor, collectedVatMinor, vatTreatment, invoiceDate: date, rupiahRate: rate } = row
  if (rate === null) return { baseMinor, vatMinor, collectedVatMinor, lines }
  const amounts = rupiahAmounts({ baseMinor, vatTreatment, date, rate })
  return {
    baseMinor: amounts.baseMinor,
    vatMinor: amounts.vatMinor,
    collectedVatMinor: collectedVatMinor > 0n ? amounts.vatMinor : 0n,
    lines: lines.map(line => lineInRupiah(line, rate)),
  }
}
