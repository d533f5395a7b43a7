import { useIntl } from 'react-intl'
import { comingPresets, pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor, DateEditor, useChosenName, useDateFilterText } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter } from '../../_lib/moneyFilters.tsx'
import type { DepositsState } from './depositsState.ts'

/** Filters by maturity, issue date, amount, pledge and currency. */
export function useDepositFilters(list: ListState<DepositsState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const dateText = useDateFilterText()
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  const chosenName = useChosenName()
  const pledges = (['YES', 'NO'] as const).map(value => ({
    value,
    label: formatMessage({ id: `deposits.filter.pledged.${value}` }),
  }))
  return [
    {
      id: 'matures',
      label: formatMessage({ id: 'deposits.maturity' }),
      value: dateText(state.matures),
      clear: () => set({ matures: null }),
      editor: close => (
        <DateEditor
          value={state.matures}
          presets={[...comingPresets, ...pastPresets]}
          onChange={matures => set({ matures })}
          close={close}
        />
      ),
    },
    {
      id: 'issued',
      label: formatMessage({ id: 'deposits.issued' }),
      value: dateText(state.issued),
      clear: () => set({ issued: null }),
      editor: close => (
        <DateEditor value={state.issued} presets={pastPresets} onChange={issued => set({ issued })} close={close} />
      ),
    },
    amount,
    {
      id: 'pledged',
      label: formatMessage({ id: 'deposits.filter.pledged' }),
      value: chosenName(state.pledged, pledges),
      clear: () => set({ pledged: null }),
      editor: close => (
        <ChoiceEditor value={state.pledged} choices={pledges} onChange={pledged => set({ pledged })} close={close} />
      ),
    },
    currency,
  ]
}
