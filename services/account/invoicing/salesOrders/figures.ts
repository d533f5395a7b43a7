// The figures of an order: applies the rules of amounts, and converts the results for storage.
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { formatMinor, MAX_MINOR, minorOf } from '../../../kit/money.ts'
import {
  CHOSEN_WITHHOLDING_CODES,
  type Discount,
  DiscountTooLarge,
  type DocumentAmounts,
  documentAmounts,
  parsePercent,
  parseQuantity,
} from '../amounts/public.ts'
import { codes } from './errors.ts'
import type { DiscountInput, OrderDraft } from './input.ts'

/** The inputs of the figures. */
export type Figured = Pick<OrderDraft, 'orderDate' | 'currency' | 'vatTreatment' | 'discount' | 'lines'>

/** Hundredths of a percent from a validated text. */
const percentOf = (checked: string) => parsePercent(checked) ?? 0n
/** Ten-thousandths of a unit from a validated text. */
export const quantityOf = (checked: string) => parseQuantity(checked) ?? 0n

/** A discount as input of the rules. */
export const toDiscount = (input: DiscountInput): Discount | undefined => {
  if (input?.percent) return { percent: percentOf(input.percent) }
  return input?.amount ? { amountMinor: minorOf(input.amount) } : undefined
}

/** A discount as columns. */
export const discountColumns = (input: DiscountInput) => ({
  discountPercent: input?.percent ? Number(percentOf(input.percent)) : null,
  discountAmountMinor: input?.amount ? minorOf(input.amount) : null,
})

/** All figures of an order. SO-6: refuses a discount that is too large. */
export function orderAmounts({ lines, discount, vatTreatment, currency, orderDate }: Figured): DocumentAmounts {
  try {
    return withinRange(
      documentAmounts({
        lines: lines.map(line => ({
          quantity: quantityOf(line.quantity),
          priceMinor: minorOf(line.price),
          discount: toDiscount(line.discount),
          withholding: line.withholding,
        })),
        discount: toDiscount(discount),
        vatTreatment,
        currency,
        date: orderDate,
        // Stamp duty and VAT collectors only matter for invoices, so no rupiah threshold is checked.
        stampDuty: 'NONE',
        rupiahRate: { numerator: 1n, denominator: 1n },
      }),
    )
  } catch (error) {
    if (!(error instanceof DiscountTooLarge)) throw error
    const path = error.line === undefined ? 'discount' : `lines.${error.line}.discount`
    throw new Refusal(codes.orderDiscountTooLarge, { path })
  }
}

/** Refuses amounts that exceed the database's range. */
function withinRange(amounts: DocumentAmounts): DocumentAmounts {
  const largest = amounts.lines.reduce((sum, { grossMinor }) => sum + grossMinor, amounts.totalMinor)
  if (largest <= MAX_MINOR) return amounts
  throw refuseFields([{ path: 'lines', error: 'AMOUNT_OUT_OF_RANGE', params: { maximum: formatMinor(MAX_MINOR) } }])
}

/** Withheld tax per code. Codes that depend on the seller and the buyer are added on the invoice. */
export const withheldOf = ({ withheld }: DocumentAmounts) =>
  withheld.map(({ code, ...amounts }) => {
    const chosen = CHOSEN_WITHHOLDING_CODES.find(known => known === code)
    if (!chosen) throw new TypeError(`${code} is not chosen for lines`)
    return { code: chosen, ...amounts }
  })

/** The figures as columns of the order's row. SO-7: refuses if nothing is to be paid. */
export function figureColumns(amounts: DocumentAmounts) {
  if (amounts.totalMinor <= 0n) throw new Refusal(codes.orderWithoutTotal, { path: 'lines' })
  return {
    subtotalMinor: amounts.subtotalMinor,
    discountMinor: amounts.discountMinor,
    baseMinor: amounts.baseMinor,
    vatMinor: amounts.vatMinor,
    totalMinor: amounts.totalMinor,
    withheld: withheldOf(amounts).map(({ code, baseMinor, amountMinor }) => ({
      code,
      base: String(baseMinor),
      amount: String(amountMinor),
    })),
    withheldMinor: amounts.withheldMinor,
  }
}
