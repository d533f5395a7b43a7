// What an order comes to: the rules of amounts, and how their answers are stored.
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

/** What figures follow from. */
export type Figured = Pick<OrderDraft, 'orderDate' | 'currency' | 'vatTreatment' | 'discount' | 'lines'>

/** Hundredths of a percent of a checked text. */
const percentOf = (checked: string) => parsePercent(checked) ?? 0n
/** Ten-thousandths of a unit of a checked text. */
export const quantityOf = (checked: string) => parseQuantity(checked) ?? 0n

/** A discount as the rules take it. */
export const toDiscount = (input: DiscountInput): Discount | undefined => {
  if (input?.percent) return { percent: percentOf(input.percent) }
  return input?.amount ? { amountMinor: minorOf(input.amount) } : undefined
}

/** A discount as rows keep it. */
export const discountColumns = (input: DiscountInput) => ({
  discountPercent: input?.percent ? Number(percentOf(input.percent)) : null,
  discountAmountMinor: input?.amount ? minorOf(input.amount) : null,
})

/** All figures of an order; refuses SO-6 at the discount that is too large. */
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
        // The duty and what collectors of VAT keep belong to the invoice, so that no threshold in rupiah is looked at.
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

/** Refuses what no column holds. */
function withinRange(amounts: DocumentAmounts): DocumentAmounts {
  const largest = amounts.lines.reduce((sum, { grossMinor }) => sum + grossMinor, amounts.totalMinor)
  if (largest <= MAX_MINOR) return amounts
  throw refuseFields([{ path: 'lines', error: 'AMOUNT_OUT_OF_RANGE', params: { maximum: formatMinor(MAX_MINOR) } }])
}

/** What is withheld per code. The codes that follow from who sells and who buys come with the invoice. */
export const withheldOf = ({ withheld }: DocumentAmounts) =>
  withheld.map(({ code, ...amounts }) => {
    const chosen = CHOSEN_WITHHOLDING_CODES.find(known => known === code)
    if (!chosen) throw new TypeError(`${code} is not chosen for lines`)
    return { code: chosen, ...amounts }
  })

/** The figures as the order's row keeps them; refuses SO-7 where there is nothing to pay. */
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
