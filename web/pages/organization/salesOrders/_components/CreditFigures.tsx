import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CreditFigures_credit$key } from '../../../../__generated__/CreditFigures_credit.graphql.ts'
import { toMinor } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { CreditExceeded } from './CreditExceeded.tsx'

type CreditFiguresProps = {
  creditKey: CreditFigures_credit$key
  /** The order needs no approval any more. */
  isApproved?: boolean
}

/** The customer's credit limit, and the effect of this order on it. */
export function CreditFigures({ creditKey, isApproved = false }: CreditFiguresProps) {
  const formats = useFormats()
  const { limit, exposure, total, left, exceededBy } = useFragment(
    graphql`
      fragment CreditFigures_credit on SalesOrderCredit {
        limit {
          amount
          currency
        }
        exposure {
          amount
          currency
        }
        total {
          amount
          currency
        }
        left {
          amount
          currency
        }
        exceededBy {
          amount
          currency
        }
      }
    `,
    creditKey,
  )
  return (
    <>
      <dl className="document-facts num">
        <div>
          <dt>
            <FormattedMessage id="salesOrders.credit.limit" />
          </dt>
          <dd>{limit ? formats.money(limit) : <FormattedMessage id="salesOrders.credit.none" />}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="salesOrders.credit.exposure" />
          </dt>
          <dd>{formats.money(exposure)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="salesOrders.credit.this" />
          </dt>
          <dd>{formats.money(total)}</dd>
        </div>
        {left ? (
          <div>
            <dt>
              <FormattedMessage id="salesOrders.credit.left" />
            </dt>
            <dd>{formats.money(left)}</dd>
          </div>
        ) : null}
      </dl>
      {limit && limit.currency === exposure.currency ? (
        <span className={exceededBy ? 'credit-bar over' : 'credit-bar'} aria-hidden>
          <i style={{ flexGrow: share(exposure.amount, limit.amount) }} />
          <i className="now" style={{ flexGrow: share(total.amount, limit.amount) }} />
          <i className="rest" style={{ flexGrow: left ? share(left.amount, limit.amount) : 0 }} />
        </span>
      ) : null}
      {exceededBy ? <CreditExceeded by={exceededBy} isApproved={isApproved} /> : null}
    </>
  )
}

/** Only for a bar: thousandths of the limit. */
function share(part: string, limit: string): number {
  const whole = toMinor(limit)
  return whole <= 0n ? 1 : Number((toMinor(part) * 1000n) / whole)
}
