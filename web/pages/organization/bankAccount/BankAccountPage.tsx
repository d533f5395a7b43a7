import { List, Scale } from 'lucide-react'
import { lazy } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { BankAccountPage_account$key } from '../../../__generated__/BankAccountPage_account.graphql.ts'
import type { BankAccountPageQuery } from '../../../__generated__/BankAccountPageQuery.graphql.ts'
import type { PageProps } from '../../../relay/entryPoint.ts'
import { LinkButton } from '../../../ui/Button.tsx'
import { Page } from '../../../ui/Page.tsx'
import { Boundary } from '../../../ui/states/Boundary.tsx'
import { Failure } from '../../../ui/states/Failure.tsx'
import { CardSkeleton } from '../../../ui/states/Skeletons.tsx'
import { AccountActions } from './_components/AccountActions.tsx'
import { AccountBalance } from './_components/AccountBalance.tsx'
import { AccountFacts } from './_components/AccountFacts.tsx'
import { ConnectionCard } from './_components/ConnectionCard.tsx'
import { useAccountChanges } from './_lib/useAccountChanges.ts'
import './_components/bankAccount.css'

const AccountRecords = lazy(() => import('./_components/AccountRecords.tsx'))
const AccountStatement = lazy(() => import('./_components/AccountStatement.tsx'))

/** One account: its balance now and day by day, its latest transactions, and its connection. */
export function BankAccountPage({ queries }: PageProps<{ page: BankAccountPageQuery }>) {
  const { formatMessage } = useIntl()
  const { organization } = usePreloadedQuery<BankAccountPageQuery>(
    graphql`
      query BankAccountPageQuery($uuid: UUID!) @preloadable @throwOnFieldError {
        organization {
          permissions
          ...AccountActions_organization
          bankAccount(uuid: $uuid) @required(action: THROW) {
            ...BankAccountPage_account
          }
        }
      }
    `,
    queries.page,
  )
  const account = useFragment<BankAccountPage_account$key>(
    graphql`
      fragment BankAccountPage_account on BankAccount @throwOnFieldError {
        id
        uuid
        alias
        currency
        ...AccountActions_account
        ...AccountBalance_account
        ...AccountFacts_account
        ...ConnectionCard_account
      }
    `,
    organization.bankAccount,
  )
  const { id, uuid, alias, currency } = account
  useAccountChanges(id)
  const maySeeStatement = organization.permissions.includes('TREASURY_RECONCILIATION_VIEW')
  const mayChange = organization.permissions.includes('TREASURY_BANK_ACCOUNTS_MANAGE')
  return (
    <Page
      title={alias}
      crumbs={[
        { label: formatMessage({ id: 'menu.group.configure' }) },
        { label: formatMessage({ id: 'bankAccount.accounts' }), to: '/bank-accounts' },
        { label: alias },
      ]}
      actions={
        <>
          {maySeeStatement ? (
            <LinkButton
              icon={<Scale className="i" aria-hidden />}
              to={`/bank-accounts/${uuid}/reconciliation-statement`}
            >
              <FormattedMessage id="reconciliationStatement.title" />
            </LinkButton>
          ) : null}
          <LinkButton icon={<List className="i" aria-hidden />} to={`/statement-transactions?account=${id}`}>
            <FormattedMessage id="bankAccount.lines" />
          </LinkButton>
          {/* Last: what closes or deletes it is no reason to come here. */}
          <AccountActions accountKey={account} organizationKey={organization} />
        </>
      }
    >
      <div className="page bank-account">
        <div className="account-column">
          <AccountBalance accountKey={account} mayChange={mayChange} />
          <Boundary
            shows={id}
            fallback={<CardSkeleton height={320} />}
            failure={(error, retry) => <Failure error={error} onRetry={retry} />}
          >
            <AccountRecords
              accountId={id}
              currency={currency}
              seesLines={organization.permissions.includes('TREASURY_STATEMENTS_VIEW')}
            />
          </Boundary>
        </div>
        <div className="account-column">
          <ConnectionCard accountKey={account} mayChange={mayChange} />
          {maySeeStatement ? (
            <Boundary
              shows={id}
              fallback={<CardSkeleton height={160} />}
              failure={(error, retry) => <Failure error={error} onRetry={retry} />}
            >
              <AccountStatement uuid={uuid} />
            </Boundary>
          ) : null}
          <AccountFacts accountKey={account} />
        </div>
      </div>
    </Page>
  )
}
