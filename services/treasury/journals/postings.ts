// How bank lines and bills are posted. Pure: debits are positive, credits negative, and each entry sums to zero.
import { sumOf } from '../../kit/amounts.ts'
import type { Posting } from '../../kit/journals/entries.ts'

/** The counter account of a matched part of a line. `UNKNOWN`: no record says what it was for. */
export type Counter =
  'RECEIPTS_CLEARING' | 'PAYABLES' | 'TRANSFERS' | 'DEPOSITS' | 'INTEREST' | 'PROVIDER_CLEARING' | 'UNKNOWN'

export type Adjustment = {
  kind: 'FEE' | 'WITHHOLDING' | 'ROUNDING' | 'OVERPAYMENT'
  minor: bigint
}

/** A matched part of a line. */
export type Part = {
  amountMinor: bigint
  /** Adjustments that settle expected money in addition; positive if they settle more than the line moved. */
  adjustments: readonly Adjustment[]
  counter: Counter
  /** For a deposit's interest: the tax that the bank withheld, if the part is its period's net. */
  interestTaxMinor: bigint | null
  /** For a deposit's final payout: its principal. */
  principalMinor: bigint | null
  /** For a payout: what the provider deducted, if the part is its batch's net. */
  payout: { feeMinor: bigint; vatMinor: bigint; withheldMinor: bigint } | null
}

export type Line = {
  bankAccountId: string
  direction: 'DEBIT' | 'CREDIT'
  amountMinor: bigint
  parts: readonly Part[]
  /** The categories from users or rules; only used for lines without a matching record. */
  categories: readonly { categoryId: string; amountMinor: bigint }[]
}

export const bankKey = (bankAccountId: string) => `BANK:${bankAccountId}`
export const categoryKey = (categoryId: string) => `CATEGORY:${categoryId}`
/** The key of a category named by bills, regardless of case. */
export const expenseKey = (category: string | null) =>
  category === null ? 'EXPENSES' : `EXPENSE:${category.toLowerCase()}`

/** The bank account's side is the line as the bank booked it; the unexplained rest is posted to suspense. */
export function postingsOfLine({ bankAccountId, direction, amountMinor, parts, categories }: Line): Posting[] {
  // Incoming money debits the bank account and credits the other side; outgoing money does the opposite.
  const sign = direction === 'CREDIT' ? 1n : -1n
  const known = parts.filter(({ counter }) => counter !== 'UNKNOWN')
  const postings = known.flatMap(part => postingsOfPart(part, sign))
  const rest = amountMinor - sumOf(known.map(part => part.amountMinor))
  // Matches have categories of their own, and it is unknown which of the categories belong to the rest.
  const named = known.length === 0 ? categories : []
  const uncategorized = rest - sumOf(named.map(category => category.amountMinor))
  return [
    { account: bankKey(bankAccountId), minor: sign * amountMinor },
    ...postings,
    ...named.map(category => ({
      account: categoryKey(category.categoryId),
      minor: -sign * category.amountMinor,
    })),
    { account: 'SUSPENSE', minor: -sign * uncategorized },
  ]
}

function postingsOfPart(part: Part, sign: bigint): Posting[] {
  const { amountMinor, adjustments, counter, interestTaxMinor, principalMinor, payout } = part
  const adjusted = (kind: Adjustment['kind']) =>
    sumOf(adjustments.filter(each => each.kind === kind).map(({ minor }) => minor))
  const [fee, rounding] = [adjusted('FEE'), adjusted('ROUNDING')]
  // A customer's withholding is a receivable until its slip arrives, and an overpayment is a credit: invoicing posts both.
  const withheld = counter === 'RECEIPTS_CLEARING' ? 0n : adjusted('WITHHOLDING')
  const settled = amountMinor + fee + rounding + withheld
  const besides: Posting[] = [
    { account: 'BANK_FEES', minor: sign * fee },
    { account: 'ROUNDING', minor: sign * rounding },
    {
      account: sign > 0n ? 'PREPAID_TAX' : 'WITHHELD_PAYABLE',
      minor: sign * withheld,
    },
  ]
  if (counter === 'INTEREST' && interestTaxMinor !== null)
    return [
      ...besides,
      { account: 'FINAL_TAX', minor: sign * interestTaxMinor },
      { account: 'INTEREST', minor: -sign * (settled + interestTaxMinor) },
    ]
  if (counter === 'DEPOSITS' && principalMinor !== null)
    return [
      ...besides,
      { account: 'DEPOSITS', minor: -sign * principalMinor },
      { account: 'INTEREST', minor: -sign * (settled - principalMinor) },
    ]
  if (counter === 'PROVIDER_CLEARING' && payout !== null) {
    const kept = payout.feeMinor + payout.vatMinor + payout.withheldMinor
    return [
      ...besides,
      { account: 'PROVIDER_FEES', minor: sign * payout.feeMinor },
      { account: 'VAT_IN', minor: sign * payout.vatMinor },
      { account: 'PREPAID_TAX', minor: sign * payout.withheldMinor },
      { account: 'PROVIDER_CLEARING', minor: -sign * (settled + kept) },
    ]
  }
  return [...besides, { account: counter, minor: -sign * settled }]
}

export type ApprovedBill = {
  amountMinor: bigint
  /** Null: without tax. */
  baseMinor: bigint | null
  vatMinor: bigint
  withheldMinor: bigint
  category: string | null
}

/** A bill's amount is what is paid; the withheld tax is owed to the state. */
export const postingsOfBill = ({
  amountMinor,
  baseMinor,
  vatMinor,
  withheldMinor,
  category,
}: ApprovedBill): Posting[] => [
  {
    account: expenseKey(category),
    minor: baseMinor ?? amountMinor,
  },
  { account: 'VAT_IN', minor: vatMinor },
  { account: 'WITHHELD_PAYABLE', minor: -withheldMinor },
  { account: 'PAYABLES', minor: -amountMinor },
]
