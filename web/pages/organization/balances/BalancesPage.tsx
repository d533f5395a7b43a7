import { Landmark } from 'lucide-react'
import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import type { BalancesPageQuery } from '../../../__generated__/BalancesPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { useListState } from '../../../ui/list/useListState.ts'
import { Page } from '../../../ui/Page.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Failure } from '../../../ui/states/Failure.tsx'
import { Bar } from '../../../ui/states/Skeletons.tsx'
import { BalancesTable } from './_components/BalancesTable.tsx'
import { HistoryChoices } from './_components/HistoryChoices.tsx'
import { Totals } from './_components/Totals.tsx'
import type { BalancesQueries } from './_lib/balancesQueries.ts'
import { balancesState } from './_lib/balancesState.ts'
import './_components/balances.css'

/** The chart loads after the figures. */
const BalanceHistory = lazy(() => import('./_components/BalanceHistory.tsx'))

/** The organization's balances: by currency, by bank and account, each with its age, and day by day. */
export function BalancesPage({ queries }: PageProps<BalancesQueries>) {
  const { formatMessage } = useIntl()
  const { revalidate } = useRevalidator()
  const list = useListState(balancesState)
  const { organization } = usePreloadedQuery<BalancesPageQuery>(
    graphql`
      query BalancesPageQuery @preloadable @throwOnFieldError {
        organization {
          permissions
          bankBalances {
            accounts
          }
          ...Totals_organization
          ...BalancesTable_organization
          ...HistoryChoices_organization
        }
      }
    `,
    queries.page,
  )
  const mayAdd = organization.permissions.includes('TREASURY_BANK_ACCOUNTS_MANAGE')
  return (
    <Page
      title={formatMessage({ id: 'menu.balances' })}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.monitor' }) },
        { label: formatMessage({ id: 'menu.balances' }) },
      ]}
    >
      {organization.bankBalances.length === 0 ? (
        <EmptyState
          icon={<Landmark className="i" aria-hidden />}
          title={<FormattedMessage id="balances.none" />}
          action={
            mayAdd ? (
              <LinkButton variant="primary" to="/bank-accounts/internal-accounts/create">
                <FormattedMessage id="balances.newAccount" />
              </LinkButton>
            ) : null
          }
        >
          <FormattedMessage id="balances.none.why" />
        </EmptyState>
      ) : (
        <div className="page balances">
          <Totals organizationKey={organization} />
          <section className="card" aria-labelledby="balance-history">
            <div className="card-h balance-head">
              <h2 id="balance-history">
                <FormattedMessage id="balances.history" />
              </h2>
              <HistoryChoices organizationKey={organization} list={list} />
            </div>
            <div className="card-b balance-history">
              <Boundary
                shows={queries.history}
                fallback={<Bar width="100%" height={240} />}
                failure={error => <Failure error={error} onRetry={() => void revalidate()} />}
              >
                <BalanceHistory query={queries.history} isPending={list.isPending} />
              </Boundary>
            </div>
          </section>
          <BalancesTable organizationKey={organization} />
        </div>
      )}
    </Page>
  )
}
