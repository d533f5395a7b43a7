import type { Currency } from '../../../../i18n/currency.ts'
import type { Outcome } from '../../../../relay/useMutation.ts'
import { toScaled } from '../../../../i18n/decimal.ts'
import { emptyLine, filledLines, type GridLine, lineAmount } from '../../../../ui/lineGrid/lines.ts'
import { draftDiscount, draftLines, isWholeDate, toDiscount, toLineInput } from '../../products/_public/lineValues.ts'
import type { VatTreatment } from '../../products/_public/taxChoices.ts'
import type { TermStart } from './termStart.ts'

export type MilestoneValues = { name: string; percent: string; dueDate: string | null }
/** An advance of the order that can be deducted; `amount` null: not deducted. */
export type DeductionValues = { invoiceId: string; number: string; left: string; amount: string | null }
/**
 * Links a line to the order line that it was copied from, with its product. A line whose product is typed again no longer belongs to the
 * order.
 */
export type OrderLineKey = { key: string; uuid: string; product: string }

export type InvoiceValues = {
  kind: 'STANDARD' | 'ADVANCE'
  /** Global id of the legal entity that issues it; empty where there is one alone. */
  entityId: string
  customerId: string | null
  /** The customer's name, since a restored draft contains nothing else of the customer. */
  customerName: string
  /** Uuid of the order; null: none. */
  orderUuid: string | null
  orderId: string | null
  orderNumber: string
  /** Receipts of the lines; empty: everything not yet invoiced. */
  receiptIds: readonly string[]
  customerReference: string
  invoiceDate: string | null
  /** Uuid of the requested approver; empty: none. */
  approver: string
  /** Empty: the customer's default. */
  termDays: string
  termFrom: TermStart | ''
  hardCopy: 'YES' | 'NO' | ''
  currency: Currency
  vatTreatment: VatTreatment
  /** As in lines: `5%` or an amount. */
  discount: string | null
  lines: readonly GridLine[]
  ofOrder: readonly OrderLineKey[]
  deductions: readonly DeductionValues[]
  milestones: readonly MilestoneValues[]
  note: string
  internalNote: string
}

export const emptyInvoice = (today: string): InvoiceValues => ({
  kind: 'STANDARD',
  entityId: '',
  customerId: null,
  customerName: '',
  orderUuid: null,
  orderId: null,
  orderNumber: '',
  receiptIds: [],
  customerReference: '',
  invoiceDate: today,
  approver: '',
  termDays: '',
  termFrom: '',
  hardCopy: '',
  currency: 'IDR',
  vatTreatment: 'STANDARD',
  discount: null,
  lines: [emptyLine()],
  ofOrder: [],
  deductions: [],
  milestones: [],
  note: '',
  internalNote: '',
})

/** Hundredths of a percent; null when it is no percentage. */
export const hundredths = (percent: string): bigint | null => toScaled(percent, 2)
export const WHOLE = 10_000n

/** The sum of all valid percentages. */
export const sumOfMilestones = (milestones: readonly Pick<MilestoneValues, 'percent'>[]): bigint =>
  milestones.reduce((sum, { percent }) => sum + (hundredths(percent) ?? 0n), 0n)

/** A typed number of days; null: the customer's default. */
const daysOf = (text: string): number | null => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null)

const toMilestone = ({ name, percent, dueDate }: MilestoneValues) => ({
  name: name.trim(),
  percent,
  dueDate: dueDate || null,
})

const isDeducted = ({ amount }: DeductionValues) => /^\d+(\.\d{1,2})?$/.test(amount ?? '') && Number(amount) > 0
const toDeduction = ({ invoiceId, amount }: DeductionValues) => ({ invoiceId, amount: amount ?? '' })

/** Maps errors to the fields of the form. */
export function atInvoiceFields<P>(outcome: Outcome<P>, { deductions }: Pick<InvoiceValues, 'deductions'>): Outcome<P> {
  if (outcome.ok) return outcome
  const places = deductions.flatMap((deduction, place) => (isDeducted(deduction) ? [place] : []))
  const fieldOf = (path: string) =>
    path
      .replace(/^(salesOrderId|goodsReceiptIds).*$/, 'orderUuid')
      .replace(/^approverUuid$/, 'approver')
      .replace(/\.orderLineUuid$/, '.product')
      .replace(/^deductions\.(\d+)/, (_path, sent: string) => `deductions.${places[Number(sent)] ?? sent}`)
  const fields = Object.entries(outcome.fields).map(([path, words]) => [fieldOf(path), words])
  return { ...outcome, fields: Object.fromEntries(fields) }
}

/** The form's values as mutation input. An advance belongs to the order as a whole, not to its lines. */
export function toInput(values: InvoiceValues) {
  const isAdvance = values.kind === 'ADVANCE'
  const orderLineOf = ({ key, product }: GridLine) => {
    const line = values.ofOrder.find(taken => taken.key === key && taken.product === product)
    return isAdvance || !values.orderId ? null : (line?.uuid ?? null)
  }
  return {
    kind: values.kind,
    entityId: values.entityId || null,
    customerId: values.customerId ?? '',
    salesOrderId: values.orderId,
    goodsReceiptIds: isAdvance || !values.orderId ? [] : values.receiptIds,
    customerReference: values.customerReference.trim() || null,
    invoiceDate: values.invoiceDate ?? '',
    termDays: daysOf(values.termDays),
    termFrom: values.termFrom || null,
    approverUuid: values.approver || null,
    note: values.note.trim() || null,
    internalNote: values.internalNote.trim() || null,
    currency: values.currency,
    vatTreatment: values.vatTreatment,
    discount: toDiscount(values.discount),
    deductions: isAdvance || !values.orderId ? [] : values.deductions.filter(isDeducted).map(toDeduction),
    lines: filledLines(values.lines).map(line => ({ ...toLineInput(line), orderLineUuid: orderLineOf(line) })),
    milestones: values.milestones.map(toMilestone),
    hardCopy: values.hardCopy === '' ? null : values.hardCopy === 'YES',
  }
}

/** The valid part of the values, for computing the figures; null until a line has any. */
export function toDraft(values: InvoiceValues) {
  const { customerId, invoiceDate, vatTreatment, lines, milestones } = values
  const counted = draftLines(lines)
  if (counted.length === 0 || !isWholeDate(invoiceDate)) return null
  const kinds = filledLines(lines)
    .filter(line => lineAmount(line) !== null)
    .map(({ kind }) => kind)
  const { deductions, discount: _discount, ...input } = toInput(values)
  return {
    entityId: input.entityId,
    customerId,
    invoiceDate,
    termDays: input.termDays,
    termFrom: input.termFrom,
    currency: input.currency,
    vatTreatment,
    discount: draftDiscount(values.discount),
    deductions,
    lines: counted.map((line, place) => ({ ...line, kind: kinds[place] ?? 'GOODS' })),
    milestones: areWhole(milestones) ? milestones.map(countedMilestone) : [],
  }
}

/** Whether the milestones add up to 100 %. Otherwise their amounts can't be calculated. */
export const areWhole = (milestones: readonly MilestoneValues[]): boolean =>
  sumOfMilestones(milestones) === WHOLE && milestones.every(({ percent }) => hundredths(percent) !== null)

export const countedMilestone = ({ name, percent, dueDate }: MilestoneValues) => ({
  name: name.trim() || '–',
  percent,
  dueDate: isWholeDate(dueDate) ? dueDate : null,
})
