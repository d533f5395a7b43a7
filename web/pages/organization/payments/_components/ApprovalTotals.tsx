import { FormattedMessage, useIntl } from 'react-intl'
import { addDecimals, isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Prepared } from '../_lib/usePreparation.ts'

type ApprovalTotalsProps = { count: number; totals: Prepared }

/** The total debits by currency, as computed by the service. */
export function ApprovalTotals({ count, totals: { totals, fees, debits, lines } }: ApprovalTotalsProps) {
  const { formatMessage, formatList } = useIntl()
  const formats = useFormats()
  const of = (sums: Prepared['totals'], currency: string) =>
    sums.find(sum => sum.currency === currency)?.amount ?? '0.00'
  /** `RTGS 25,000.00 and BI Fast 2,500.00`: the fees of each method. */
  function feesByMethod(currency: string): string {
    const charged = lines.filter(({ fee }) => fee.currency === currency && !isZero(fee.amount))
    const byMethod = Map.groupBy(charged, ({ method }) => method ?? 'EXPORT')
    const named = [...byMethod].map(([method, some]) => {
      const sum = addDecimals(some.map(({ fee }) => fee.amount))
      return `${formatMessage({ id: `paymentMethod.${method}` })} ${formats.amount(sum)}`
    })
    return formatList(named)
  }
  return (
    <div className="approval-totals">
      {debits.map(({ amount, currency }) => (
        <dl key={currency} className="approval-total">
          <div>
            <dt>
              <FormattedMessage id="payments.panel.count" values={{ count: totals.length > 1 ? 0 : count, currency }} />
            </dt>
            <dd className="num">{formats.amount(of(totals, currency))}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage
                id={isZero(of(fees, currency)) ? 'payments.panel.fees' : 'payments.panel.feesBy'}
                values={{ fees: feesByMethod(currency) }}
              />
            </dt>
            <dd className="num">
              {isZero(of(fees, currency)) ? (
                <FormattedMessage id="payments.noFee" />
              ) : (
                formats.amount(of(fees, currency))
              )}
            </dd>
          </div>
          <div className="approval-leaves">
            <dt>
              <FormattedMessage id="payments.panel.leaves" values={{ currency }} />
            </dt>
            <dd className="num">{formats.amount(amount)}</dd>
          </div>
        </dl>
      ))}
    </div>
  )
}
