import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { ReceivablePartsQuery } from '../../../../__generated__/ReceivablePartsQuery.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { ReceivablesState } from '../_lib/receivablesState.ts'

type Figure = {
  currency: string
  asOf: string | null
  column: ReceivablesState['bucket']
  customerUuid: string | null
}

/** The invoices behind a figure, the oldest first, with their sums at the bottom. */
export function ReceivableParts({ onClose, ...figure }: Figure & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const title = formatMessage({
    id: figure.column ? `agedReceivables.bucket.${figure.column}` : 'agedReceivables.allInvoices',
  })
  return (
    <FigureDrawer title={title} shows={`${figure.column ?? ''} ${figure.customerUuid ?? ''}`} onClose={onClose}>
      <Parts {...figure} />
    </FigureDrawer>
  )
}

function Parts({ currency, asOf, column, customerUuid }: Figure) {
  const { organization } = useQueryOfSelection<ReceivablePartsQuery>(
    graphql`
      query ReceivablePartsQuery(
        $currency: Currency!
        $asOf: Date
        $bucket: ReceivableBucket
        $waiting: Boolean!
        $customer: UUID
      ) @throwOnFieldError {
        organization {
          receivableParts(
            currency: $currency
            asOf: $asOf
            bucket: $bucket
            waitingForSlip: $waiting
            customerUuid: $customer
          ) {
            totalCount
            remaining {
              amount
              currency
            }
            waitingForSlip {
              amount
              currency
            }
            items {
              partUuid
              partName
              dueOn
              daysLate
              remaining {
                amount
                currency
              }
              waitingForSlip {
                amount
                currency
              }
              invoice {
                id
                uuid
                number
                customerName
              }
            }
          }
        }
      }
    `,
    {
      currency: currencyOf(currency),
      asOf,
      bucket: column === 'WAITING' ? null : column,
      waiting: column === 'WAITING',
      customer: customerUuid,
    },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, totalCount, remaining, waitingForSlip } = organization.receivableParts
  return (
    <>
      <ul className="figure-records">
        {items.map(({ partUuid, partName, dueOn, daysLate, invoice, remaining: cash, waitingForSlip: slip }) =>
          invoice ? (
            <li key={partUuid}>
              <div>
                <Link className="link" to={`/invoices/${invoice.uuid}`}>
                  {invoice.number}
                </Link>
                {partName === null ? null : <span className="muted"> · {partName}</span>}
                <p className="muted t12">
                  {invoice.customerName} ·{' '}
                  {dueOn == null ? (
                    <FormattedMessage id="agedReceivables.notStarted" />
                  ) : (
                    <FormattedMessage id="agedReceivables.due" values={{ day: <DateText value={dueOn} /> }} />
                  )}
                  {daysLate > 0 ? (
                    <>
                      {' · '}
                      <FormattedMessage id="agedReceivables.late" values={{ count: daysLate }} />
                    </>
                  ) : null}
                </p>
              </div>
              <span className="receivables-part">
                {isZero(cash.amount) ? null : <Money value={cash} />}
                {isZero(slip.amount) ? null : (
                  <span className="muted t12">
                    <FormattedMessage id="agedReceivables.slip" values={{ amount: <Money value={slip} /> }} />
                  </span>
                )}
              </span>
            </li>
          ) : null,
        )}
      </ul>
      {totalCount > items.length ? (
        <p className="muted t12">
          <FormattedMessage id="agedReceivables.more" values={{ count: totalCount - items.length }} />
        </p>
      ) : null}
      <p className="figure-foot">
        <FormattedMessage id={column === 'WAITING' ? 'agedReceivables.bucket.WAITING' : 'agedReceivables.remaining'} />
        <b>
          <Money value={column === 'WAITING' ? waitingForSlip : remaining} currency />
        </b>
      </p>
    </>
  )
}
