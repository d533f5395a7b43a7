import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { HistoryChoices_organization$key } from '../../../../__generated__/HistoryChoices_organization.graphql.ts'
import { currencies } from '../../../../i18n/currency.ts'
import type { ListState } from '../../../../ui/list/useListState.ts'
import type { BalancesState } from '../_lib/balancesState.ts'
import { SpanChoice } from '../_public/SpanChoice.tsx'

type HistoryChoicesProps = { organizationKey: HistoryChoices_organization$key; list: ListState<BalancesState> }

/** Chooses the accounts and the number of days of the history. */
export function HistoryChoices({ organizationKey, list: { state, set } }: HistoryChoicesProps) {
  const { formatMessage } = useIntl()
  const { bankAccounts } = useFragment(
    graphql`
      fragment HistoryChoices_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200, sort: { field: ALIAS, direction: ASC }) {
          edges {
            node {
              id
              alias
              currency
            }
          }
        }
      }
    `,
    organizationKey,
  )
  const accounts = bankAccounts.edges.map(({ node }) => node)
  const held = currencies.filter(currency => accounts.some(account => account.currency === currency))
  const choose = (value: string) => {
    const account = accounts.find(({ id }) => id === value)
    const currency = currencies.find(each => each === (account?.currency ?? value))
    if (currency) set({ currency, account: account?.id ?? null })
  }
  return (
    <div className="end wrap">
      <select
        className="input sm"
        aria-label={formatMessage({ id: 'balances.of' })}
        value={state.account ?? state.currency}
        onChange={event => choose(event.target.value)}
      >
        {held.map(currency => (
          <optgroup key={currency} label={currency}>
            <option value={currency}>{formatMessage({ id: 'balances.of.currency' }, { currency })}</option>
            {accounts
              .filter(account => account.currency === currency)
              .map(({ id, alias }) => (
                <option key={id} value={id}>
                  {alias}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <SpanChoice value={state.days} onChange={days => set({ days })} />
    </div>
  )
}
