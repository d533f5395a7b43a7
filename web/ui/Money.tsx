import { type AmountOptions, type MoneyValue, useFormats } from '../i18n/format.ts'
import { isNegative } from '../i18n/decimal.ts'

type MoneyProps = AmountOptions & {
  value: MoneyValue
  /** Shows the currency. In a table it is in the column head, and in a cell only where it differs. */
  currency?: boolean
}

/** An amount with two decimals. Only incoming money is green: pass `direction` through SignedMoney for that. */
export function Money({ value, currency = false, ...options }: MoneyProps) {
  const formats = useFormats()
  if (!currency) return <span className="num">{formats.amount(value.amount, options)}</span>
  return <span className="num">{formats.money(value, options)}</span>
}

/** An incoming amount (`CREDIT`: plus and green) or an outgoing one (`DEBIT`: minus, in the text's color). */
export function SignedMoney({
  value,
  direction,
  currency = false,
}: {
  value: MoneyValue
  direction: string
  currency?: boolean
}) {
  const formats = useFormats()
  const magnitude = isNegative(value.amount) ? value.amount.slice(1) : value.amount
  const amount = direction === 'CREDIT' ? magnitude : `-${magnitude}`
  return (
    <span className={direction === 'CREDIT' ? 'num in' : 'num'}>
      {currency ? <span className="ccy">{value.currency} </span> : null}
      {formats.amount(amount, { sign: 'always' })}
    </span>
  )
}

/** An amount in an IDR column: any other currency is shown before it. */
export function ForeignMoney({ value }: { value: MoneyValue }) {
  const formats = useFormats()
  return (
    <span className="num">
      {value.currency === 'IDR' ? null : <span className="ccy">{value.currency} </span>}
      {formats.amount(value.amount)}
    </span>
  )
}
