import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { accountTail } from '../_lib/accountTail.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'

/** Exactly what a dialog is about: each beneficiary with its amount, and the total of each currency. */
export function PaymentLines({ payments }: { payments: readonly ActablePayment[] }) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const currencies = [...new Set(payments.map(({ amount }) => amount.currency))]
  return (
    // It scrolls when there are many: whoever has no mouse must be able to get there.
    <div className="payment-lines" tabIndex={0} role="region" aria-label={formatMessage({ id: 'payments.lines' })}>
      <ul>
        {payments.map(({ id, to, amount, method, date, number }) => (
          <PaymentLine
            key={id}
            name={to.name}
            detail={[
              accountTail(to),
              formatMessage({ id: `paymentMethod.${method ?? 'EXPORT'}` }),
              formats.date(date),
              number,
            ].join(' · ')}
          >
            <span className="num">
              {currencies.length > 1 ? <span className="ccy">{amount.currency} </span> : null}
              {formats.amount(amount.amount)}
            </span>
          </PaymentLine>
        ))}
      </ul>
      {payments.length > 1
        ? currencies.map(currency => (
            <p key={currency} className="payment-total">
              <span>{formatMessage({ id: 'payments.total' }, { currency: formats.currencySymbol(currency) })}</span>
              <b className="num">
                {formats.amount(
                  addDecimals(payments.filter(one => one.amount.currency === currency).map(one => one.amount.amount)),
                )}
              </b>
            </p>
          ))
        : null}
    </div>
  )
}

/** One payment: whom it pays and what tells it from others, and at the end its amount or what became of it. */
export function PaymentLine({ name, detail, children }: { name: string; detail: string; children: ReactNode }) {
  return (
    <li>
      <span className="grow">
        <b className="trunc" title={name}>
          {name}
        </b>
        <small>{detail}</small>
      </span>
      {children}
    </li>
  )
}
