import { addDecimals, subtractDecimals } from '../../../../i18n/decimal.ts'

type Amount = { readonly amount: string }
type Asked = {
  /** What the invoice's lines come to, and its VAT. */
  invoiced: readonly Amount[]
  /** What of them approved credit memos have left. */
  left: readonly Amount[]
  /** What this memo credits, and whether that counts already. */
  total: string
  isApproved: boolean
}

/** What of an invoice can be credited: with its VAT, what other memos have taken of it, and what is left beside this one. */
export function creditableOf({ invoiced, left, total, isApproved }: Asked) {
  const sum = (amounts: readonly Amount[]) => addDecimals(amounts.map(({ amount }) => amount))
  const counted = subtractDecimals(sum(invoiced), sum(left))
  return {
    invoice: sum(invoiced),
    others: isApproved ? subtractDecimals(counted, total) : counted,
    left: isApproved ? sum(left) : subtractDecimals(sum(left), total),
  }
}
