import { type Currency, currencies } from '../../../../i18n/currency.ts'
import { emptyLine, filledLines, type GridLine, lineAmount, type LineValues } from '../../../../ui/lineGrid/lines.ts'
import {
  usualTaxUnit,
  type VatTreatment,
  type WithholdingCode,
  withholdingCodes,
} from '../../products/_public/taxChoices.ts'

export type SalesOrderValues = {
  /** The order that is changed; null: a new one. It does not count twice against the limit. */
  salesOrderId: string | null
  customerId: string | null
  /** How the customer is shown: a draft that is found again knows no more than this. */
  customerName: string
  orderDate: string | null
  requiredDate: string | null
  customerReference: string
  currency: Currency
  vatTreatment: VatTreatment
  /** As of lines: `5%` or an amount. */
  discount: string | null
  lines: readonly GridLine[]
  note: string
}

export const emptyOrder = (today: string): SalesOrderValues => ({
  salesOrderId: null,
  customerId: null,
  customerName: '',
  orderDate: today,
  requiredDate: null,
  customerReference: '',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  discount: null,
  lines: [emptyLine()],
  note: '',
})

export const currencyOf = (code: string): Currency => currencies.find(known => known === code) ?? 'IDR'

/** `5%` or `10000.00` as inputs take it. */
const toDiscount = (text: string | null) => {
  if (!text) return null
  return text.endsWith('%') ? { percent: text.slice(0, -1) } : { amount: text }
}

/** The same as a form keeps it. */
export const discountText = (
  discount:
    { readonly percent: string | null | undefined; readonly amount: string | null | undefined } | null | undefined,
): string | null => (discount?.percent ? `${discount.percent}%` : (discount?.amount ?? null))

const codeOf = (code: string | null): WithholdingCode | null => withholdingCodes.find(known => known === code) ?? null

/** What documents print: the description where a product has one, else both texts. */
function descriptionOf({ productId, product, description }: GridLine): string {
  const [name, text] = [product.trim(), description.trim()]
  if (productId !== null && text !== '') return text
  return [name, text].filter(Boolean).join(' – ')
}

const toLineInput = (line: GridLine) => ({
  productId: line.productId,
  description: descriptionOf(line),
  kind: line.kind,
  quantity: line.quantity ?? '',
  unit: line.unit.trim(),
  taxUnit: line.taxUnit || usualTaxUnit[line.kind],
  price: line.price ?? '',
  discount: toDiscount(line.discount),
  withholding: codeOf(line.withholding),
})

/** The form's values as the mutations take them. */
export const toInput = (values: SalesOrderValues) => ({
  customerId: values.customerId ?? '',
  orderDate: values.orderDate ?? '',
  requiredDate: values.requiredDate || null,
  customerReference: values.customerReference.trim() || null,
  note: values.note.trim() || null,
  currency: values.currency,
  vatTreatment: values.vatTreatment,
  discount: toDiscount(values.discount),
  lines: filledLines(values.lines).map(toLineInput),
})

const isDiscount = (text: string | null) => !text || /^\d+(\.\d+)?%?$/.test(text)

/** What is known so far, for its figures; null before a line has any. Lines that can't be counted yet are left out. */
export function toDraft({
  salesOrderId,
  customerId,
  orderDate,
  currency,
  vatTreatment,
  discount,
  lines,
}: SalesOrderValues) {
  const counted = filledLines(lines).filter(line => lineAmount(line) !== null)
  if (counted.length === 0 || orderDate === null || !/^\d{4}-\d\d-\d\d$/.test(orderDate)) return null
  return {
    salesOrderId,
    customerId,
    orderDate,
    currency,
    vatTreatment,
    discount: isDiscount(discount) ? toDiscount(discount) : null,
    lines: counted.map(line => ({
      quantity: line.quantity ?? '',
      price: line.price ?? '',
      discount: toDiscount(line.discount),
      withholding: codeOf(line.withholding),
    })),
  }
}

type StoredLine = {
  readonly product: { readonly id: string; readonly name: string } | null | undefined
  readonly description: string
  readonly kind: string
  readonly unit: string
  readonly taxUnit: { readonly code: string }
  readonly withholding: string | null | undefined
}

/** A line that was stored, as the grid has it; its figures are added by who knows them. */
export const storedLine = ({
  product,
  description,
  kind,
  unit,
  taxUnit,
  withholding,
}: StoredLine): Partial<LineValues> => ({
  productId: product?.id ?? null,
  product: product?.name ?? description,
  description: product && product.name !== description ? description : '',
  kind: kind === 'SERVICE' ? 'SERVICE' : 'GOODS',
  unit,
  taxUnit: taxUnit.code,
  withholding: withholding ?? null,
})
