import { useIntl } from 'react-intl'
import { addDecimals } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { RecordLine } from '../../results/RecordLine.tsx'
import { accountTail } from '../_lib/accountTail.ts'
import type { ActablePayment } from '../_lib/actablePayment.ts'
import type { DecidedBill } from '../_lib/decidedBill.ts'

type PaymentLinesProps = {
  payments: readonly ActablePayment[]
  /** Bills that are decided together with them. */
  bills?: readonly DecidedBill[]
}

/** What a dialog is about: each beneficiary with its amount, and the total of each currency. */
export function PaymentLines({ payments, bills = [] }: PaymentLinesProps) {
  const { formatMessage } = useIntl()
  const formats = useFormats()
  const amounts = [...payments, ...bills].map(({ amount }) => amount)
  const currencies = [...new Set(amounts.map(({ currency }) => currency))]
  const amountIn = ({ currency, amount }: (typeof amounts)[number]) => (
    <span className="num">
      <span className="ccy">{formats.currencySymbol(currency)} </span>
      {formats.amount(amount)}
    </span>
  )
  return (
    // It scrolls when there are many, so it must be reachable by keyboard.
    <div className="record-lines" tabIndex={0} role="region" aria-label={formatMessage({ id: 'payments.lines' })}>
      <ul>
        {payments.map(({ id, to, amount, method, date, number }) => (
          <RecordLine
            key={id}
            name={to.name}
            detail={[
              accountTail(to),
              formatMessage({ id: `paymentMethod.${method ?? 'EXPORT'}` }),
              formats.date(date),
              number,
            ].join(' · ')}
          >
            {amountIn(amount)}
          </RecordLine>
        ))}
        {bills.map(({ id, counterparty, amount, dueDate, number }) => (
          <RecordLine
            key={id}
            name={counterparty.alias}
            detail={[formatMessage({ id: 'approvals.line' }, { day: formats.date(dueDate) }), number].join(' · ')}
          >
            {amountIn(amount)}
          </RecordLine>
        ))}
      </ul>
      {amounts.length > 1
        ? currencies.map(currency => (
            <p key={currency} className="record-total">
              <span>{formatMessage({ id: 'payments.total' }, { currency: formats.currencySymbol(currency) })}</span>
              <b className="num">
                {formats.amount(
                  addDecimals(amounts.filter(one => one.currency === currency).map(({ amount }) => amount)),
                )}
              </b>
            </p>
          ))
        : null}
    </div>
  )
}
