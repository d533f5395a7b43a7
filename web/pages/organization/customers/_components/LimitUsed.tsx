import { FormattedNumber } from 'react-intl'
import { toMinor } from '../../../../i18n/decimal.ts'
import './customers.css'

type Money = { readonly amount: string; readonly currency: string }
type LimitUsedProps = {
  customer: { readonly creditLimit: Money | null | undefined; readonly exposure: Money | null | undefined }
  /** Used amount and limit as text, for screen readers. */
  words: string
}

/** The used share of a customer's credit limit; a dash without a limit or without permission. */
export function LimitUsed({ customer: { creditLimit, exposure }, words }: LimitUsedProps) {
  const percent = creditLimit && exposure ? usedPercent(exposure.amount, creditLimit.amount) : null
  if (percent === null) return '–'
  return (
    <span className={percent > 100 ? 'limit-used over' : 'limit-used'} role="img" aria-label={words}>
      <i aria-hidden>
        <b style={{ width: `${Math.min(percent, 100)}%` }} />
      </i>
      <FormattedNumber value={percent / 100} style="percent" />
    </span>
  )
}

/** Rounded up: a limit exceeded by a cent must show more than 100 percent. */
export function usedPercent(part: string, limit: string): number | null {
  const whole = toMinor(limit)
  return whole <= 0n ? null : Number((toMinor(part) * 100n + whole - 1n) / whole)
}
