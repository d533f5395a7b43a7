import { useIntl } from 'react-intl'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { customerKinds } from '../_public/fieldsOfKind.ts'
import type { CustomersState } from './customersState.ts'

/** The filters of the customers. */
export function useCustomerFilters({ state, set }: ListState<CustomersState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  return [
    {
      id: 'type',
      label: formatMessage({ id: 'customers.type' }),
      value: state.type && formatMessage({ id: `customers.type.${state.type}` }),
      clear: () => set({ type: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.type}
          choices={customerKinds.map(value => ({ value, label: formatMessage({ id: `customers.type.${value}` }) }))}
          onChange={chosen => set({ type: chosen })}
        />
      ),
    },
    {
      id: 'changes',
      label: formatMessage({ id: 'customers.changes' }),
      value: state.changes && formatMessage({ id: `customers.changes.${state.changes}` }),
      clear: () => set({ changes: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.changes}
          choices={[{ value: 'WAITING', label: formatMessage({ id: 'customers.changes.WAITING' }) }]}
          onChange={chosen => set({ changes: chosen })}
        />
      ),
    },
  ]
}
