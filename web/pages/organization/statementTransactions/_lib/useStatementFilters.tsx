import { useIntl } from 'react-intl'
import {
  AmountEditor,
  ChoiceEditor,
  ChoicesEditor,
  DateEditor,
  useAmountFilterText,
  useDateFilterText,
} from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { reconciliationStatuses, type StatementsState } from './statementsState.ts'

/** The filters of the statement transactions. */
export function useStatementFilters(
  { state, set }: ListState<StatementsState>,
  accounts: readonly { readonly id: string; readonly alias: string }[],
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const dateText = useDateFilterText()
  const amountText = useAmountFilterText()
  const direction = (value: string) => formatMessage({ id: `direction.${value}` })
  const status = (value: string) => formatMessage({ id: `reconciliationStatus.${value}` })
  return [
    {
      id: 'date',
      label: formatMessage({ id: 'statements.date' }),
      value: dateText(state.date),
      clear: () => set({ date: null }),
      editor: close => <DateEditor value={state.date} onChange={date => set({ date })} close={close} />,
    },
    {
      id: 'account',
      label: formatMessage({ id: 'statements.account' }),
      value: accounts.find(({ id }) => id === state.account)?.alias ?? state.account,
      clear: () => set({ account: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.account}
          choices={accounts.map(({ id, alias }) => ({ value: id, label: alias }))}
          onChange={account => set({ account })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'statements.status' }),
      value: state.status.length > 0 ? state.status.map(status).join(', ') : null,
      clear: () => set({ status: [] }),
      editor: () => (
        <ChoicesEditor
          value={state.status}
          choices={reconciliationStatuses.map(value => ({ value, label: status(value) }))}
          onChange={chosen => set({ status: chosen })}
        />
      ),
    },
    {
      id: 'direction',
      label: formatMessage({ id: 'statements.direction' }),
      value: state.direction && direction(state.direction),
      clear: () => set({ direction: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.direction}
          choices={(['CREDIT', 'DEBIT'] as const).map(value => ({ value, label: direction(value) }))}
          onChange={chosen => set({ direction: chosen })}
        />
      ),
    },
    {
      id: 'amount',
      label: formatMessage({ id: 'statements.amount' }),
      value: amountText(state.amount),
      clear: () => set({ amount: null }),
      editor: close => <AmountEditor value={state.amount} onChange={amount => set({ amount })} close={close} />,
    },
    // Set by links only: choosing an import from a list of file names helps nobody.
    ...(state.import === null
      ? []
      : [
          {
            id: 'import',
            label: formatMessage({ id: 'statements.import' }),
            value: formatMessage({ id: 'statements.import.this' }),
            clear: () => set({ import: null }),
            editor: () => null,
          },
        ]),
  ]
}
