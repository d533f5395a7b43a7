import { FormattedMessage, useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import type { UnexplainedCashQuery } from '../../../../__generated__/UnexplainedCashQuery.graphql.ts'
import { isZero } from '../../../../i18n/decimal.ts'
import { usePermission } from '../../../../shell/permissions.tsx'
import { Money } from '../../../../ui/Money.tsx'
import { FigureDrawer } from '../../_components/FigureDrawer.tsx'
import { useQueryOfSelection } from '../../_lib/useQueryOfSelection.ts'
import type { flowVariables, OpenFlow } from '../_lib/flowState.ts'

type UnexplainedCashProps = {
  place: OpenFlow['place']
  period: { readonly from: string; readonly to: string }
  variables: ReturnType<typeof flowVariables>
  onClose: () => void
}

/** The accounts whose balance changed by something else than their transactions; each leads to where it can be found. */
export function UnexplainedCash({ place, period, variables, onClose }: UnexplainedCashProps) {
  const { formatMessage } = useIntl()
  return (
    <FigureDrawer
      title={formatMessage({ id: 'cashFlow.unexplained' })}
      period={period}
      introduction={
        <p className="muted t12">
          <FormattedMessage id="cashFlow.unexplained.why" />
        </p>
      }
      shows={`${period.from} ${period.to}`}
      onClose={onClose}
    >
      <Accounts place={place} period={period} variables={variables} />
    </FigureDrawer>
  )
}

function Accounts({ place, period, variables }: Omit<UnexplainedCashProps, 'onClose'>) {
  const maySeeStatement = usePermission('TREASURY_RECONCILIATION_VIEW')
  const { organization } = useQueryOfSelection<UnexplainedCashQuery>(
    graphql`
      query UnexplainedCashQuery(
        $currency: Currency!
        $from: Date!
        $to: Date!
        $unit: CashFlowUnit!
        $compare: CashFlowComparison!
        $entities: [ID!]
      ) @throwOnFieldError {
        organization {
          cashFlow(currency: $currency, from: $from, to: $to, unit: $unit, compare: $compare, entityIds: $entities) {
            unexplainedByAccount {
              bankAccount {
                uuid
                alias
              }
              periods {
                amount
                currency
              }
              total {
                amount
                currency
              }
            }
          }
        }
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network' },
  )
  return (
    <ul className="figure-records">
      {organization.cashFlow.unexplainedByAccount.map(({ bankAccount, periods, total }) => {
        const amount = place === 'TOTAL' ? total : periods[place]
        if (amount === undefined || isZero(amount.amount)) return null
        const account = `/bank-accounts/${bankAccount.uuid}`
        return (
          <li key={bankAccount.uuid}>
            <div className="grow">
              <Link className="link" to={account}>
                {bankAccount.alias}
              </Link>
              {maySeeStatement ? (
                <p className="t12">
                  <Link className="link" to={`${account}/reconciliation-statement?date=${period.to}`}>
                    <FormattedMessage id="cashFlow.unexplained.statement" />
                  </Link>
                </p>
              ) : null}
            </div>
            <Money value={amount} sign="always" />
          </li>
        )
      })}
    </ul>
  )
}
