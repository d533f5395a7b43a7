// How bank lines and bills are posted. Pure: debits above 0, credits below, and each comes to nothing.
import type { Posting } from '../../kit/journals/entries.ts'

/** Where the other side of a matched part of a line goes. `UNKNOWN`: no record says what it was for. */
export type Counter =
  'RECEIPTS_CLEARING' | 'PAYABLES' | 'TRANSFERS' | 'DEPOSITS' | 'INTEREST' | 'PROVIDER_CLEARING' | 'UNKNOWN'

export type Adjustment = {
  kind: 'FEE' | 'WITHHOLDING' | 'ROUNDING' | 'OVERPAYMENT'
  minor: bigint
}

/** A part of a line that a match took. */
export type Part = {
  amountMinor: bigint
  /** What settles what was expected besides: above 0 where it settles more than the line moved. */
  adjustments: readonly Adjustment[]
  counter: Counter
  /** Of the interest of a deposit: the tax that the bank kept, where the part is the net of its period. */
  interestTaxMinor: bigint | null
  /** Of what a deposit paid at its end: what was placed. */
  principalMinor: bigint | null
  /** Of a payout: what the provider kept, where the part is the net of its batch. */
  payout: { feeMinor: bigint; vatMinor: bigint; withheldMinor: bigint } | null
}

export type Line = {
  bankAccountId: string
  direction: 'DEBIT' | 'CREDIT'
  amountMinor: bigint
  parts: readonly Part[]
  /** What people or rules say that it was for; of lines that no record explains alone. */
  categories: readonly { categoryId: string; amountMinor: bigint }[]
}

export const bankKey = (bankAccountId: string) => `BANK:${bankAccountId}`
export const categoryKey = (categoryId: string) => `CATEGORY:${categoryId}`
/** Of the category that bills name, however it is written. */
export const expenseKey = (category: string | null) =>
  category === null ? 'EXPENSES' : `EXPENSE:${category.toLowerCase()}`

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, minor) => sum + minor, 0n)

/** The account's side is the line as the bank wrote it; what nothing explains is on suspense. */
export function postingsOfLine({ bankAccountId, direction, amountMinor, parts, categories }: Line): Posting[] {
  // What came in debits the account and credits the other side; what left does the opposite.
  const sign = direction === 'CREDIT' ? 1n : -1n
  const known = parts.filter(({ counter }) => counter !== 'UNKNOWN')
  const postings = known.flatMap(part => postingsOfPart(part, sign))
  const rest = amountMinor - sumOf(known.map(part => part.amountMinor))
  // What matches explain has categories of its own: which of them are of the rest is not known.
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
  // What a customer withheld is a receivable until its slip, and what it paid above is its credit: both are invoicing's.
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
  /** Null: no tax is told. */
  baseMinor: bigint | null
  vatMinor: bigint
  withheldMinor: bigint
  category: string | null
}

/** The amount of a bill is what is paid; what we withhold is owed to the state. */
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
