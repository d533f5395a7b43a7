import type { ReactNode } from 'react'
import { type MoneyValue, useFormats } from '../../../i18n/format.ts'

/** The invoice and the amount to pay, in large type. */
export function AmountHead({ number, amount, children }: { number: string; amount: MoneyValue; children: ReactNode }) {
  const formats = useFormats()
  return (
    <div className="checkout-amount">
      <p className="muted">{number}</p>
      <h1 className="num">
        <small>{formats.currencySymbol(amount.currency)}</small> {formats.amount(amount.amount)}
      </h1>
      <p className="muted">{children}</p>
    </div>
  )
}
