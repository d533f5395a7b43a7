import { Suspense, useId } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { AccountSwitch_import$key } from '../../../../__generated__/AccountSwitch_import.graphql.ts'
import type { AccountSwitch_organization$key } from '../../../../__generated__/AccountSwitch_organization.graphql.ts'
import { accountOption } from '../_lib/accountOption.ts'
import { AccountSearch } from '../_lib/lazyAccountSearch.ts'
import { useCheckForAccount } from '../_lib/useCheckForAccount.ts'

type AccountSwitchProps = {
  organizationKey: AccountSwitch_organization$key
  importKey: AccountSwitch_import$key
  disabled: boolean
}

/**
 * The account of a checked file. Choosing another one of the same currency checks the file again; the account named in the file comes
 * first.
 */
export function AccountSwitch({ organizationKey, importKey, disabled }: AccountSwitchProps) {
  const id = useId()
  const { bankAccounts } = useFragment<AccountSwitch_organization$key>(
    graphql`
      fragment AccountSwitch_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, filter: { status: [NEW, ACTIVE, DORMANT] }) {
          edges {
            node {
              id
              alias
              accountNumber
              currency
              bank {
                name
              }
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    organizationKey,
  )
  const { fileId, bankAccount, belongsTo } = useFragment<AccountSwitch_import$key>(
    graphql`
      fragment AccountSwitch_import on StatementImport {
        fileId
        bankAccount {
          id
          alias
          accountNumber
          currency
          bank {
            name
          }
        }
        belongsTo {
          id
        }
      }
    `,
    importKey,
  )
  const { checkFor, isSending, problem } = useCheckForAccount(fileId)
  const { formatMessage } = useIntl()
  if (bankAccounts.pageInfo.hasNextPage)
    return (
      <div className="account-switch">
        <Suspense fallback={null}>
          <AccountSearch
            label={formatMessage({ id: 'statements.import.account' })}
            error={problem ?? undefined}
            value={bankAccount.id}
            chosen={accountOption(bankAccount)}
            disabled={disabled || isSending}
            wanted={{ currency: bankAccount.currency }}
            onChange={id => {
              if (id !== '' && id !== bankAccount.id) void checkFor(id)
            }}
          />
        </Suspense>
      </div>
    )
  const accounts = bankAccounts.edges
    .map(({ node }) => node)
    .filter(({ id: each, currency }) => currency === bankAccount.currency || each === belongsTo?.id)
  const named = accounts.filter(each => each.id === belongsTo?.id)
  const others = accounts.filter(each => each.id !== belongsTo?.id)
  if (accounts.length < 2) return null
  return (
    <span className="account-switch">
      <label className="t13" htmlFor={id}>
        <FormattedMessage id="statements.import.account" />
      </label>
      <select
        id={id}
        className="input"
        value={bankAccount.id}
        disabled={disabled || isSending}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={event => void checkFor(event.target.value)}
      >
        {[...named, ...others].map(accountOption).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {problem === null ? null : (
        <span id={`${id}-problem`} className="t12 problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  )
}
