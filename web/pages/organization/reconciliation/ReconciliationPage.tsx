import { useCallback, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay/hooks'
import { useNavigate } from 'react-router'
import type { ReconciliationPageQuery } from '../../../__generated__/ReconciliationPageQuery.graphql.ts'
import { useFormats } from '../../../i18n/format.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { usePermission } from '../../../shell/permissions.tsx'
import { type Account, Bar } from './_components/Bar.tsx'
import { Empty } from './_components/Empty.tsx'
import { History } from './_components/History.tsx'
import { PageHead } from './_components/PageHead.tsx'
import { RunStrip } from './_components/RunStrip.tsx'
import { Workspace } from './_components/Workspace.tsx'
import { useAddress } from './_lib/useAddress.ts'
import { useCounts } from './_lib/useCounts.ts'
import { useRunReconciliation } from './_lib/useRunReconciliation.ts'
import { scopeOf, withParameters } from './_lib/address.ts'
import './workspaceFrame.css'
import './reconciliation.css'

/** Matches statement lines with expected transactions: the unreconciled lines to work on, and the reconciled ones with their history. */
export function ReconciliationPage({ queries }: PageProps<{ page: ReconciliationPageQuery }>) {
  const { viewer, organization } = usePreloadedQuery<ReconciliationPageQuery>(
    graphql`
      query ReconciliationPageQuery(
        $first: Int!
        $showHistory: Boolean!
        $bankAccountId: ID
        $date: DateRangeInput
        $filter: StatementTransactionFilter!
        $sort: StatementTransactionSort!
        $historyFilter: ReconciliationFilter!
      ) @preloadable @throwOnFieldError {
        viewer {
          id
          uuid
        }
        organization {
          id
          defaultCurrency
          bankAccounts(first: 200) {
            edges {
              node {
                id
                alias
                accountNumber
                currency
                unreconciledCount
                lastStatementOn
              }
            }
          }
          ...useCounts_organization @arguments(bankAccountId: $bankAccountId, date: $date)
          ...Workspace_organization
            @arguments(first: $first, filter: $filter, sort: $sort)
            @skip(if: $showHistory)
            @alias(as: "workspace")
          ...History_organization
            @arguments(first: $first, filter: $historyFilter)
            @include(if: $showHistory)
            @alias(as: "history")
        }
      }
    `,
    queries.page,
  )
  const formats = useFormats()
  const navigate = useNavigate()
  const { address, search } = useAddress()
  const canManage = usePermission('TREASURY_RECONCILIATION_MANAGE')
  const canConfirm = usePermission('TREASURY_RECONCILIATION_AUTO')
  const [since] = useState(() => Date.now())
  const scope = scopeOf(address, formats.today())
  const { counts, latestRun, refresh } = useCounts(organization, scope)
  const [run] = useRunReconciliation()

  const onAddress = useCallback(
    (changes: Readonly<Record<string, string | null>>) => {
      const next = withParameters(new URLSearchParams(search), changes)
      void navigate({ search: next.toString() }, { replace: true, preventScrollReset: true })
    },
    [navigate, search],
  )
  const accounts: readonly Account[] = organization.bankAccounts.edges.map(({ node }) => node)
  const isRunning = latestRun !== undefined && !FINISHED.has(latestRun.status)
  const onRun = (mode: 'RECOMMEND' | 'AUTOMATIC'): void => {
    void run(mode, address.account).then(refresh)
  }
  const account = accounts.find(({ id }) => id === address.account)
  const shared = {
    address,
    // The currency is shown once; with accounts in several currencies, each row that differs from the default shows its own.
    currency: account?.currency ?? organization.defaultCurrency,
    onChanged: refresh,
    onAddress,
    empty: <Empty address={address} accounts={accounts} counts={counts} onAddress={onAddress} />,
  }
  return (
    <main id="main" className="main fill reconciliation">
      <PageHead isRunning={isRunning} onRun={onRun} />
      <Bar
        address={address}
        search={new URLSearchParams(search)}
        accounts={accounts}
        counts={counts}
        onAddress={onAddress}
      />
      {latestRun === undefined ? null : (
        <RunStrip
          run={latestRun}
          since={since}
          canManage={canManage}
          canConfirm={canConfirm}
          onAgain={mode => onRun(mode === 'AUTOMATIC' ? 'AUTOMATIC' : 'RECOMMEND')}
          onEnded={refresh}
        />
      )}
      {organization.workspace ? (
        <Workspace
          {...shared}
          organization={organization.workspace}
          viewerUuid={viewer?.uuid ?? ''}
          scope={scope}
          counts={counts}
        />
      ) : null}
      {organization.history ? <History {...shared} organization={organization.history} /> : null}
    </main>
  )
}

const FINISHED: ReadonlySet<string> = new Set(['COMPLETED', 'FAILED', 'CANCELLED'])
