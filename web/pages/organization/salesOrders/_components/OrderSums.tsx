import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { OrderSums_totals$key } from '../../../../__generated__/OrderSums_totals.graphql.ts'
import { isZero, negate } from '../../../../i18n/decimal.ts'
import { useFormats } from '../../../../i18n/format.ts'
import { treatmentOf, withholdingOf } from '../../products/_public/taxChoices.ts'

/** From the lines to the amount expected in the bank. */
export function OrderSums({ totalsKey, vatTreatment }: { totalsKey: OrderSums_totals$key; vatTreatment: string }) {
  const formats = useFormats()
  const totals = useFragment(
    graphql`
      fragment OrderSums_totals on SalesOrderTotals {
        subtotal {
          amount
        }
        discount {
          amount
        }
        base {
          amount
        }
        vat {
          amount
        }
        total {
          amount
          currency
        }
        withheld {
          code
          base {
            amount
          }
          amount {
            amount
          }
        }
        expectedCash {
          amount
        }
      }
    `,
    totalsKey,
  )
  const { discount, withheld, total } = totals
  return (
    <dl className="document-sums num">
      <div>
        <dt>
          <FormattedMessage id="salesOrders.sums.subtotal" />
        </dt>
        <dd>{formats.amount(totals.subtotal.amount)}</dd>
      </div>
      {isZero(discount.amount) ? null : (
        <>
          <div>
            <dt>
              <FormattedMessage id="salesOrders.discount" />
            </dt>
            <dd>{formats.amount(negate(discount.amount))}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="salesOrders.sums.base" />
            </dt>
            <dd>{formats.amount(totals.base.amount)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>
          <FormattedMessage id="salesOrders.sums.vat" />{' '}
          <small>
            <FormattedMessage id={`products.vatTreatment.${treatmentOf(vatTreatment)}`} />
          </small>
        </dt>
        <dd>{formats.amount(totals.vat.amount)}</dd>
      </div>
      <div className="document-total">
        <dt>
          <FormattedMessage id="salesOrders.sums.total" values={{ currency: formats.currencySymbol(total.currency) }} />
        </dt>
        <dd>{formats.amount(total.amount)}</dd>
      </div>
      {withheld.map(({ code, amount }) => (
        <div key={code}>
          <dt>
            <FormattedMessage id={`products.withholding.${withholdingOf(code)}`} />
          </dt>
          <dd>{formats.amount(negate(amount.amount))}</dd>
        </div>
      ))}
      {withheld.length > 0 ? (
        <div>
          <dt>
            <FormattedMessage id="salesOrders.sums.expected" />
          </dt>
          <dd>
            <b className="fw5">{formats.amount(totals.expectedCash.amount)}</b>
          </dd>
        </div>
      ) : null}
    </dl>
  )
}
