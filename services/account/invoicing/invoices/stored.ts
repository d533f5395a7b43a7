// A stored invoice in the form of a request.
import { formatMinor } from '../../../kit/money.ts'
import { formatQuantity } from '../documents/public.ts'
import { showDiscount } from '../salesOrders/public.ts'
import type { Figured } from './figures.ts'
import type { InvoiceLineInput } from './input.ts'
import type { InvoiceLineRow, InvoiceRow } from './table.ts'

/** A line, without its order line. */
export const storedLine = (line: InvoiceLineRow): InvoiceLineInput => ({
  orderLineId: null,
  productId: line.productId,
  description: line.description,
  kind: line.kind,
  quantity: formatQuantity(line.quantity),
  unit: line.unit,
  taxUnit: line.taxUnit,
  price: formatMinor(line.priceMinor),
  discount: showDiscount(line),
  withholding: line.withholding,
})

/** The inputs of its figures. */
export const storedFigures = (row: InvoiceRow, lines: readonly InvoiceLineRow[]): Figured => ({
  invoiceDate: row.invoiceDate,
  currency: row.currency,
  vatTreatment: row.vatTreatment,
  discount: showDiscount(row),
  deductions: row.deductions.map(({ invoiceId, amount }) => ({ invoiceId, amount: formatMinor(BigInt(amount)) })),
  lines: lines.map(storedLine),
})
