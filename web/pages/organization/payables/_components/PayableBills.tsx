import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { PayableBillsQuery } from '../../../../__generated__/PayableBillsQuery.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { LinkButton } from '../../../../ui/Button.tsx'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { PayablesState } from '../_lib/payablesState.ts'

type PayableBillsProps = {
  currency: string
  asOf: string | null
  bucket: PayablesState['bucket']
  party: string | null
  onClose: () => void
}

/** The bills behind a figure, the oldest first, with their sum at the bottom. */
export function PayableBills({ onClose, ...figure }: PayableBillsProps) {
  const { formatMessage } = useIntl()
  const title = figure.bucket
    ? formatMessage({ id: `payables.bucket.${figure.bucket}` })
    : formatMessage({ id: 'payables.all' })
  return (
    <FigureDrawer title={title} shows={`${figure.bucket ?? ''} ${figure.party ?? ''}`} onClose={onClose}>
      <Bills {...figure} />
    </FigureDrawer>
  )
}

function Bills({ currency, asOf, bucket, party }: Omit<PayableBillsProps, 'onClose'>) {
  const { formatMessage } = useIntl()
  const { organization } = useQueryOfSelection<PayableBillsQuery>(
    graphql`
      query PayableBillsQuery($currency: Currency!, $asOf: Date, $bucket: PayableBucket, $party: ID)
      @throwOnFieldError {
        organization {
          payableBills(currency: $currency, asOf: $asOf, bucket: $bucket, counterpartyId: $party) {
            totalCount
            total {
              amount
              currency
            }
            items {
              isUnderWay
              remaining {
                amount
                currency
              }
              bill {
                id
                uuid
                number
                dueDate
                allowedActions
                counterparty {
                  alias
                }
              }
            }
          }
        }
      }
    `,
    { currency: currencyOf(currency), asOf, bucket, party },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, total, totalCount } = organization.payableBills
  return (
    <>
      <ul className="figure-records">
        {items.map(({ bill, remaining, isUnderWay }) =>
          bill ? (
            <li key={bill.id}>
              <div>
                <Link className="link" to={`/bills/${bill.uuid}`}>
                  {bill.number}
                </Link>
                <p className="muted t12">
                  {bill.counterparty.alias} ·{' '}
                  <FormattedMessage id="payables.due" values={{ day: <DateText value={bill.dueDate} /> }} />
                  {isUnderWay ? (
                    <>
                      {' · '}
                      <FormattedMessage id="payables.underWay" />
                    </>
                  ) : null}
                </p>
              </div>
              <span className="payables-pay">
                <Money value={remaining} />
                {bill.allowedActions.includes('PAY') ? (
                  <LinkButton
                    size="sm"
                    to={`/payments/create?bill=${bill.uuid}`}
                    aria-label={`${formatMessage({ id: 'payables.pay' })} ${bill.number}`}
                  >
                    <FormattedMessage id="payables.pay" />
                  </LinkButton>
                ) : null}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      {totalCount > items.length ? (
        <p className="muted t12">
          <FormattedMessage id="payables.more" values={{ count: totalCount - items.length }} />
        </p>
      ) : null}
      <p className="figure-foot">
        <FormattedMessage id="payables.bills" values={{ count: totalCount }} />
        <b>
          <Money value={total} currency />
        </b>
      </p>
    </>
  )
}
