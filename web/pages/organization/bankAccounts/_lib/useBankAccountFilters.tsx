import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useBankAccountFilters_organization$key } from '../../../../__generated__/useBankAccountFilters_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useCurrencyFilter } from '../../_lib/moneyFilters.tsx'
import { accountStatuses, type BankAccountsState, connectionTypes } from './bankAccountsState.ts'

/** The filters of both account lists. */
export function useBankAccountFilters(
  list: ListState<BankAccountsState>,
  organizationKey: useBankAccountFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const chosenName = useChosenName()
  const found = useFragment<useBankAccountFilters_organization$key>(
    graphql`
      fragment useBankAccountFilters_organization on Organization @throwOnFieldError {
        banks {
          code
          name
        }
        entities {
          uuid
          name
        }
      }
    `,
    organizationKey,
  )
  const banks = found.banks.map(({ code, name }) => ({ value: code, label: name }))
  const entities = found.entities.map(({ uuid, name }) => ({ value: uuid, label: name }))
  const currency = useCurrencyFilter(list)
  return [
    {
      id: 'bank',
      label: formatMessage({ id: 'bankAccounts.bank' }),
      value: chosenName(state.bank, banks),
      clear: () => set({ bank: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.bank} choices={banks} onChange={bank => set({ bank })} />
      ),
    },
    currency,
    {
      id: 'connection',
      label: formatMessage({ id: 'bankAccounts.connection' }),
      value: state.connection && formatMessage({ id: `bankAccounts.connection.${state.connection}` }),
      clear: () => set({ connection: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.connection}
          choices={connectionTypes.map(type => ({
            value: type,
            label: formatMessage({ id: `bankAccounts.connection.${type}` }),
          }))}
          onChange={connection => set({ connection })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'bankAccounts.state' }),
      value: state.status && formatMessage({ id: `bankAccounts.state.${state.status}` }),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.status}
          choices={accountStatuses.map(status => ({
            value: status,
            label: formatMessage({ id: `bankAccounts.state.${status}` }),
          }))}
          onChange={status => set({ status })}
        />
      ),
    },
    // A single entity offers no choice, but the address can name another.
    ...(entities.length > 1 || state.entity !== null
      ? [
          {
            id: 'entity',
            label: formatMessage({ id: 'bankAccounts.entity' }),
            value: chosenName(state.entity, entities),
            clear: () => set({ entity: null }),
            editor: (close: () => void) => (
              <ChoiceEditor
                close={close}
                value={state.entity}
                choices={entities}
                onChange={entity => set({ entity })}
              />
            ),
          },
        ]
      : []),
  ]
}
