import type { Currency } from '../../../../i18n/currency.ts'
import { addDecimals, isNegative, isZero, subtractDecimals } from '../../../../i18n/decimal.ts'
import { emptyLine, filledLines, type GridLine } from '../../../../ui/lineGrid/lines.ts'
import { draftDiscount, draftLines, isWholeDate, toDiscount, toLineInput } from '../../products/_public/lineValues.ts'
import { usualVatTreatment, type VatTreatment } from '../../products/_public/taxChoices.ts'

/** The purchase order that the form refers to. */
export type AnsweredPurchase = {
  uuid: string
  number: string
  amount: string
  /** The value in other sales orders, without VAT. */
  orderedElsewhere: string
}

export type SalesOrderValues = {
  /** The edited order, which must not count twice against the limit; null: a new one. */
  salesOrderId: string | null
  /** Global id of the legal entity that sells; empty where there is one alone. */
  entityId: string
  customerId: string | null
  /** The customer's name, since a restored draft contains nothing else of the customer. */
  customerName: string
  orderDate: string | null
  requiredDate: string | null
  customerReference: string
  /** The purchase order that it refers to; null: none. */
  purchaseOrderId: string | null
  /** Its details; null for users who may not see purchase orders. */
  purchase: AnsweredPurchase | null
  currency: Currency
  vatTreatment: VatTreatment
  /** As in lines: `5%` or an amount. */
  discount: string | null
  lines: readonly GridLine[]
  note: string
}

export const emptyOrder = (today: string): SalesOrderValues => ({
  salesOrderId: null,
  entityId: '',
  customerId: null,
  customerName: '',
  orderDate: today,
  requiredDate: null,
  customerReference: '',
  purchaseOrderId: null,
  purchase: null,
  currency: 'IDR',
  vatTreatment: usualVatTreatment,
  discount: null,
  lines: [emptyLine()],
  note: '',
})

/** The form's values as mutation input. */
export const toInput = (values: SalesOrderValues) => ({
  entityId: values.entityId || null,
  customerId: values.customerId ?? '',
  orderDate: values.orderDate ?? '',
  requiredDate: values.requiredDate || null,
  customerReference: values.customerReference.trim() || null,
  note: values.note.trim() || null,
  currency: values.currency,
  vatTreatment: values.vatTreatment,
  discount: toDiscount(values.discount),
  purchaseOrderId: values.purchaseOrderId ?? null,
  lines: filledLines(values.lines).map(line => ({
    ...toLineInput(line),
    purchaseOrderLineUuid: values.purchaseOrderId ? (line.answers ?? null) : null,
  })),
})

/** The valid part of the values, for computing the figures; null until a line has any. */
export function toDraft({ lines, discount, ...values }: SalesOrderValues) {
  const { salesOrderId, customerId, orderDate, currency, vatTreatment } = values
  const counted = draftLines(lines)
  if (counted.length === 0 || !isWholeDate(orderDate)) return null
  const draft = { salesOrderId, customerId, orderDate, currency, vatTreatment }
  return { ...draft, discount: draftDiscount(discount), lines: counted }
}

/** How much this order exceeds the purchase order, given its base without VAT; null: it doesn't. */
export function orderedBeyond({ amount, orderedElsewhere }: AnsweredPurchase, base: string): string | null {
  const beyond = subtractDecimals(addDecimals([orderedElsewhere, base]), amount)
  return isNegative(beyond) || isZero(beyond) ? null : beyond
}
