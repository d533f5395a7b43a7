// Filters common to batches and transactions.
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { providerFilters_organization$key } from '../../../../__generated__/providerFilters_organization.graphql.ts'
import { ChoiceEditor, useChosenName } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { settlementStatuses } from './paymentRecordsState.ts'

type Settable<S> = Pick<ListState<S>, 'state' | 'set'>

/** Filters by connection. */
export function useProviderFilter(
  { state, set }: Settable<{ provider: string | null }>,
  organizationKey: providerFilters_organization$key,
): ListFilter {
  const { formatMessage } = useIntl()
  const { paymentProviders } = useFragment(
    graphql`
      fragment providerFilters_organization on Organization @throwOnFieldError {
        paymentProviders(first: 200) {
          edges {
            node {
              id
              alias
            }
          }
        }
      }
    `,
    organizationKey,
  )
  const chosenName = useChosenName()
  const choices = paymentProviders.edges.map(({ node }) => ({ value: node.id, label: node.alias }))
  return {
    id: 'provider',
    label: formatMessage({ id: 'providers.provider' }),
    value: chosenName(state.provider, choices),
    clear: () => set({ provider: null }),
    editor: close => (
      <ChoiceEditor close={close} value={state.provider} choices={choices} onChange={provider => set({ provider })} />
    ),
  }
}

/** Filters by whether it is settled. */
export function useSettlementFilter({
  state,
  set,
}: Settable<{ settlement: (typeof settlementStatuses)[number] | null }>): ListFilter {
  const { formatMessage } = useIntl()
  const choices = settlementStatuses.map(value => ({
    value,
    label: formatMessage({ id: `settlementStatus.${value}` }),
  }))
  return {
    id: 'settlement',
    label: formatMessage({ id: 'paymentRecords.settlement' }),
    value: state.settlement && formatMessage({ id: `settlementStatus.${state.settlement}` }),
    clear: () => set({ settlement: null }),
    editor: close => (
      <ChoiceEditor
        close={close}
        value={state.settlement}
        choices={choices}
        onChange={settlement => set({ settlement })}
      />
    ),
  }
}
