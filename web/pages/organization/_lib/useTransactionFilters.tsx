import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useTransactionFilters_organization$key } from '../../../__generated__/useTransactionFilters_organization.graphql.ts'
import type { AmountRange } from '../../../ui/list/amountRange.ts'
import { type DateFilter, type DatePreset, pastPresets } from '../../../ui/list/dateRange.ts'
import { ChoiceEditor, ChoicesEditor } from '../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../ui/list/useListState.ts'
import { useAccountFilter, useAmountFilter, useDateFilter } from './moneyFilters.tsx'
import { reconciliationStatuses } from './reconciliationStatuses.ts'
import type { NamesUnder } from '../../../i18n/messages.ts'

/** Filters of the lists of statement and of expected transactions. */
export type TransactionFilters = {
  date: DateFilter | null
  amount: AmountRange | null
  direction: 'CREDIT' | 'DEBIT' | null
  reconciled: readonly (typeof reconciliationStatuses)[number][]
  account: string | null
}

/** Date, account, status, direction and amount. */
export function useTransactionFilters(
  list: Pick<ListState<TransactionFilters>, 'state' | 'set'>,
  organizationKey: useTransactionFilters_organization$key,
  presets: readonly DatePreset[] = pastPresets,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const organization = useFragment<useTransactionFilters_organization$key>(
    graphql`
      fragment useTransactionFilters_organization on Organization {
        ...moneyFilters_organization
      }
    `,
    organizationKey,
  )
  const date = useDateFilter(list, presets)
  const account = useAccountFilter(list, organization, formatMessage({ id: 'transactions.account' }))
  const amount = useAmountFilter(list)
  const direction = (value: NamesUnder<'direction.'>) => formatMessage({ id: `direction.${value}` })
  const status = (value: NamesUnder<'reconciliationStatus.'>) => formatMessage({ id: `reconciliationStatus.${value}` })
  return [
    date,
    account,
    {
      id: 'status',
      label: formatMessage({ id: 'transactions.status' }),
      value: state.reconciled.length > 0 ? state.reconciled.map(status).join(', ') : null,
      clear: () => set({ reconciled: [] }),
      editor: () => (
        <ChoicesEditor
          value={state.reconciled}
          choices={reconciliationStatuses.map(value => ({ value, label: status(value) }))}
          onChange={chosen => set({ reconciled: chosen })}
        />
      ),
    },
    {
      id: 'direction',
      label: formatMessage({ id: 'transactions.direction' }),
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
    amount,
  ]
}
