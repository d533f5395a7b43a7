import { useIntl } from 'react-intl'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { type CounterpartiesState, counterpartyStatuses, counterpartyTypes } from './counterpartiesState.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** The filters of the counterparties. */
export function useCounterpartyFilters({ state, set }: ListState<CounterpartiesState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const type = (value: NamesUnder<'counterparties.type.'>) => formatMessage({ id: `counterparties.type.${value}` })
  const status = (value: NamesUnder<'counterparties.status.'>) =>
    formatMessage({ id: `counterparties.status.${value}` })
  return [
    {
      id: 'type',
      label: formatMessage({ id: 'counterparties.type' }),
      value: state.type && type(state.type),
      clear: () => set({ type: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.type}
          choices={counterpartyTypes.map(value => ({ value, label: type(value) }))}
          onChange={chosen => set({ type: chosen })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'counterparties.status' }),
      value: state.status && status(state.status),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.status}
          choices={counterpartyStatuses.map(value => ({ value, label: status(value) }))}
          onChange={chosen => set({ status: chosen })}
        />
      ),
    },
  ]
}
