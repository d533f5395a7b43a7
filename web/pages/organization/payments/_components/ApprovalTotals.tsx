import { FormattedMessage } from 'react-intl'
import { isZero } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import type { Prepared } from '../_lib/usePreparation.ts'

type ApprovalTotalsProps = { count: number; totals: Pick<Prepared, 'totals' | 'fees' | 'debits'> }

/** All that leaves the accounts, by currency: as the service has added it up. */
export function ApprovalTotals({ count, totals: { totals, fees, debits } }: ApprovalTotalsProps) {
  const formats = useFormats()
  const of = (sums: Prepared['totals'], currency: string) =>
    sums.find(sum => sum.currency === currency)?.amount ?? '0.00'
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
              <FormattedMessage id="payments.panel.fees" />
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
