import type { Currency } from '../../../../i18n/currency.ts'
import { addDecimals, toMinor } from '../../../../i18n/decimal.ts'
import { emptyLine, filledLines, type GridLine, lineAmount } from '../../../../ui/lineGrid/lines.ts'
import type { Attachment } from '../../_components/AttachmentsField.tsx'
import { toLineInput } from '../../products/_public/lineValues.ts'

export type PurchaseOrderValues = {
  customerId: string | null
  /** The customer's name, since a restored draft contains nothing else of the customer. */
  customerName: string
  number: string
  date: string | null
  requiredDate: string | null
  currency: Currency
  lines: readonly GridLine[]
  note: string
  files: readonly Attachment[]
}

export const emptyPurchaseOrder = (today: string): PurchaseOrderValues => ({
  customerId: null,
  customerName: '',
  number: '',
  date: today,
  requiredDate: null,
  currency: 'IDR',
  lines: [emptyLine()],
  note: '',
  files: [],
})

/** Customers' lines have neither discounts nor withholding taxes. */
function toPurchaseLine(line: GridLine) {
  const { discount: _discount, withholding: _withholding, ...wanted } = toLineInput(line)
  return wanted
}

/** The form's values as mutation input. */
export const toInput = (values: PurchaseOrderValues) => ({
  customerId: values.customerId ?? '',
  number: values.number.trim(),
  date: values.date ?? '',
  requiredDate: values.requiredDate || null,
  note: values.note.trim() || null,
  currency: values.currency,
  lines: filledLines(values.lines).map(toPurchaseLine),
  fileIds: values.files.map(({ fileId }) => fileId),
})

/** The total of the lines so far; null until one is valid. */
export function amountOf(lines: readonly GridLine[]): string | null {
  const amounts = filledLines(lines).flatMap(line => lineAmount({ ...line, discount: null })?.gross ?? [])
  return amounts.length === 0 ? null : addDecimals(amounts)
}

/** The ordered part of a purchase order in whole percent, at most 100, for a bar. */
export function orderedPercent(ordered: string, amount: string): number {
  const [part, whole] = [toMinor(ordered), toMinor(amount)]
  if (whole <= 0n) return part > 0n ? 100 : 0
  const percent = Number((part * 100n) / whole)
  return Math.min(percent, 100)
}
