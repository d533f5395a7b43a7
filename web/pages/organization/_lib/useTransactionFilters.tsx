import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { useTransactionFilters_organization$key } from '../../../__generated__/useTransactionFilters_organization.graphql.ts'
import type { AmountRange } from '../../../ui/list/amountRange.ts'
import { type DateFilter, type DatePreset, pastPresets } from '../../../ui/list/dateRange.ts'
import {
  AmountEditor,
  ChoiceEditor,
  ChoicesEditor,
  DateEditor,
  useAmountFilterText,
  useDateFilterText,
} from '../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../ui/list/useListState.ts'
import { reconciliationStatuses } from './reconciliationStatuses.ts'

/** What the lists of statement and of expected transactions can be narrowed by. */
export type TransactionFilters = {
  date: DateFilter | null
  amount: AmountRange | null
  direction: 'CREDIT' | 'DEBIT' | null
  status: readonly (typeof reconciliationStatuses)[number][]
  account: string | null
}

/** Date, account, status, direction and amount. */
export function useTransactionFilters(
  { state, set }: Pick<ListState<TransactionFilters>, 'state' | 'set'>,
  organizationKey: useTransactionFilters_organization$key,
  presets: readonly DatePreset[] = pastPresets,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { bankAccounts } = useFragment<useTransactionFilters_organization$key>(
    graphql`
      fragment useTransactionFilters_organization on Organization @throwOnFieldError {
        bankAccounts(first: 200) {
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
  const accounts = bankAccounts.edges.map(({ node }) => node)
  const dateText = useDateFilterText()
  const amountText = useAmountFilterText()
  const direction = (value: string) => formatMessage({ id: `direction.${value}` })
  const status = (value: string) => formatMessage({ id: `reconciliationStatus.${value}` })
  return [
    {
      id: 'date',
      label: formatMessage({ id: 'transactions.date' }),
      value: dateText(state.date),
      clear: () => set({ date: null }),
      editor: close => (
        <DateEditor value={state.date} presets={presets} onChange={date => set({ date })} close={close} />
      ),
    },
    {
      id: 'account',
      label: formatMessage({ id: 'transactions.account' }),
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
      label: formatMessage({ id: 'transactions.status' }),
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
    {
      id: 'amount',
      label: formatMessage({ id: 'transactions.amount' }),
      value: amountText(state.amount),
      clear: () => set({ amount: null }),
      editor: close => <AmountEditor value={state.amount} onChange={amount => set({ amount })} close={close} />,
    },
  ]
}
