import { useIntl } from 'react-intl'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type PaymentProvidersState, providerNames, providerStatuses } from './paymentProvidersState.ts'

/** Filters by provider, and by whether the connection is in use. */
export function usePaymentProviderFilters({ state, set }: ListState<PaymentProvidersState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const providers = providerNames.map(value => ({ value, label: formatMessage({ id: `providers.name.${value}` }) }))
  const statuses = providerStatuses.map(value => ({ value, label: formatMessage({ id: `providers.status.${value}` }) }))
  return [
    {
      id: 'provider',
      label: formatMessage({ id: 'providers.provider' }),
      value: state.provider && formatMessage({ id: `providers.name.${state.provider}` }),
      clear: () => set({ provider: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.provider}
          choices={providers}
          onChange={provider => set({ provider })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'transactions.status' }),
      value: state.status && formatMessage({ id: `providers.status.${state.status}` }),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor close={close} value={state.status} choices={statuses} onChange={status => set({ status })} />
      ),
    },
  ]
}
