import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { RecordsDrawerQuery } from '../../../../__generated__/RecordsDrawerQuery.graphql.ts'
import { currencyOf } from '../../../../i18n/currency.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { OpenFigure } from '../_lib/cashPositionState.ts'

type RecordsDrawerProps = {
  figure: OpenFigure
  currency: string
  /** Null: all. */
  entities: string[] | null
  onClose: () => void
}

/** The expected transactions behind a figure, with their sum at the bottom. */
export function RecordsDrawer({ figure, currency, entities, onClose }: RecordsDrawerProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `cashPosition.open.${figure.kind}.${figure.direction}` })
  return (
    <FigureDrawer title={title} shows={figure} onClose={onClose}>
      <Records figure={figure} currency={currency} entities={entities} />
    </FigureDrawer>
  )
}

function Records({ figure: { direction, kind, accountId }, currency, entities }: Omit<RecordsDrawerProps, 'onClose'>) {
  const { organization } = useQueryOfSelection<RecordsDrawerQuery>(
    graphql`
      query RecordsDrawerQuery(
        $currency: Currency!
        $direction: Direction!
        $kind: PendingCashKind!
        $accounts: [ID!]
        $entities: [ID!]
      ) @throwOnFieldError {
        organization {
          pendingCash(
            currency: $currency
            direction: $direction
            kind: $kind
            bankAccountIds: $accounts
            entityIds: $entities
          ) {
            totalCount
            total {
              amount
              currency
            }
            items {
              leftOut
              remaining {
                amount
                currency
              }
              expectedTransaction {
                id
                uuid
                number
                date
                description
                counterparty {
                  alias
                }
              }
            }
          }
        }
      }
    `,
    { currency: currencyOf(currency), direction, kind, accounts: accountId === null ? null : [accountId], entities },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, total, totalCount } = organization.pendingCash
  return (
    <>
      <ul className="figure-records">
        {items.map(({ expectedTransaction, remaining, leftOut }) =>
          expectedTransaction ? (
            <li key={expectedTransaction.id}>
              <div>
                <Link className="link" to={`/expected-transactions/${expectedTransaction.uuid}/edit`}>
                  {expectedTransaction.counterparty?.alias ?? expectedTransaction.description}
                </Link>
                <p className="muted t12">
                  {expectedTransaction.number} · <DateText value={expectedTransaction.date} />
                  {leftOut ? (
                    <>
                      {' · '}
                      <FormattedMessage id={`cashPosition.leftOut.${leftOut}`} />
                    </>
                  ) : null}
                </p>
              </div>
              <Money value={remaining} />
            </li>
          ) : null,
        )}
      </ul>
      {totalCount > items.length ? (
        <p className="muted t12">
          <FormattedMessage id="cashPosition.more" values={{ count: totalCount - items.length }} />
        </p>
      ) : null}
      <p className="figure-foot">
        <FormattedMessage id="cashPosition.recordCount" values={{ count: totalCount }} />
        <b>
          <Money value={total} currency />
        </b>
      </p>
    </>
  )
}
