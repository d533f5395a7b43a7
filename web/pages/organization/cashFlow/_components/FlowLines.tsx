import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { FlowLinesQuery } from '../../../../__generated__/FlowLinesQuery.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { DateText } from '../../../../ui/DateText.tsx'
import { SignedMoney } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import { type flowVariables, type OpenFlow, writeOpenFlow } from '../_lib/flowState.ts'

type FlowLinesProps = {
  figure: OpenFlow
  period: { readonly from: string; readonly to: string }
  variables: ReturnType<typeof flowVariables>
  onClose: () => void
}

/** The statement transactions that a figure is made of, with their sum at the foot. */
export function FlowLines({ figure, period, variables, onClose }: FlowLinesProps) {
  const { formatMessage } = useIntl()
  const title = formatMessage({ id: `cashFlow.open.${figure.kind}.${figure.direction ?? 'BOTH'}` })
  return (
    <FigureDrawer title={title} period={period} shows={`${writeOpenFlow(figure)} ${period.from}`} onClose={onClose}>
      <Lines figure={figure} period={period} variables={variables} />
    </FigureDrawer>
  )
}

function Lines({ figure, period, variables }: Omit<FlowLinesProps, 'onClose'>) {
  const { organization } = useQueryOfSelection<FlowLinesQuery>(
    graphql`
      query FlowLinesQuery(
        $currency: Currency!
        $from: Date!
        $to: Date!
        $kind: CashFlowLineKind!
        $category: UUID
        $direction: Direction
        $entities: [ID!]
      ) @throwOnFieldError {
        organization {
          cashFlowLines(
            currency: $currency
            from: $from
            to: $to
            kind: $kind
            categoryUuid: $category
            direction: $direction
            entityIds: $entities
          ) {
            hasMore
            total {
              in {
                amount
                currency
              }
              out {
                amount
                currency
              }
            }
            items {
              direction
              amount {
                amount
                currency
              }
              statementTransaction {
                id
                date
                description
                partyName
                bankAccount {
                  alias
                }
              }
            }
          }
        }
      }
    `,
    {
      currency: variables.currency,
      from: period.from,
      to: period.to,
      kind: figure.kind,
      category: figure.categoryUuid,
      direction: figure.direction,
      entities: variables.entities,
    },
    { fetchPolicy: 'store-and-network' },
  )
  const { items, hasMore, total } = organization.cashFlowLines
  return (
    <>
      <ul className="figure-records">
        {items.map(({ statementTransaction, direction, amount }) =>
          statementTransaction ? (
            <li key={statementTransaction.id}>
              <div>
                <Link
                  className="link"
                  to={`/statement-transactions?q=${encodeURIComponent(statementTransaction.description)}`}
                >
                  {statementTransaction.partyName ?? statementTransaction.description}
                </Link>
                <p className="muted t12">
                  <DateText value={statementTransaction.date} /> · {statementTransaction.bankAccount.alias}
                </p>
              </div>
              <SignedMoney value={amount} direction={direction} />
            </li>
          ) : null,
        )}
      </ul>
      {hasMore ? (
        <p className="muted t12">
          <FormattedMessage id="cashFlow.more" values={{ count: items.length }} />
        </p>
      ) : null}
      <dl className="flow-foot">
        {(['in', 'out'] as const).map(side =>
          isZero(total[side].amount) ? null : (
            <div key={side}>
              <dt>
                <FormattedMessage id={`cashFlow.${side}`} />
              </dt>
              <dd>
                <SignedMoney value={total[side]} direction={side === 'in' ? 'CREDIT' : 'DEBIT'} currency />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  )
}
