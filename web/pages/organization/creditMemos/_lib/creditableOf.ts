import { addDecimals, subtractDecimals } from '../../../../i18n/decimal.ts'

type Amount = { readonly amount: string }
type Asked = {
  /** The amounts of the invoice's lines, and its VAT. */
  invoiced: readonly Amount[]
  /** What approved credit memos leave of them. */
  left: readonly Amount[]
  /** The total of this memo, and whether it is approved. */
  total: string
  isApproved: boolean
}

/** What can be credited of an invoice: its total with VAT, what other memos have credited, and what remains without this one. */
export function creditableOf({ invoiced, left, total, isApproved }: Asked) {
  const sum = (amounts: readonly Amount[]) => addDecimals(amounts.map(({ amount }) => amount))
  const counted = subtractDecimals(sum(invoiced), sum(left))
  return {
    invoice: sum(invoiced),
    others: isApproved ? subtractDecimals(counted, total) : counted,
    left: isApproved ? sum(left) : subtractDecimals(sum(left), total),
  }
}
