import { useIntl } from 'react-intl'
import { comingPresets, pastPresets } from '../../../../ui/list/dateRange.ts'
import { DateEditor, useDateFilterText } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import type { BillsState } from './billsState.ts'

/** Filters by due date, date, amount and currency. */
export function useBillFilters(list: ListState<BillsState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const dateText = useDateFilterText()
  const date = useDateFilter(list, pastPresets)
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  return [
    {
      id: 'due',
      label: formatMessage({ id: 'bills.due' }),
      value: dateText(state.due),
      clear: () => set({ due: null }),
      editor: close => (
        <DateEditor
          value={state.due}
          presets={[...comingPresets, ...pastPresets]}
          onChange={due => set({ due })}
          close={close}
        />
      ),
    },
    date,
    amount,
    currency,
  ]
}
