// Filters common to all lists of amounts.
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { moneyFilters_organization$key } from '../../../__generated__/moneyFilters_organization.graphql.ts'
import { type Currency, currencyOptions } from '../../../i18n/currency.ts'
import type { AmountRange } from '../../../ui/list/amountRange.ts'
import type { DateFilter, DatePreset } from '../../../ui/list/dateRange.ts'
import {
  AmountEditor,
  ChoiceEditor,
  DateEditor,
  useAmountFilterText,
  useChosenName,
  useDateFilterText,
} from '../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../ui/list/useListState.ts'

type Settable<S> = Pick<ListState<S>, 'state' | 'set'>

/** Filters by date. */
export function useDateFilter(
  { state, set }: Settable<{ date: DateFilter | null }>,
  presets: readonly DatePreset[],
): ListFilter {
  const label = useIntl().formatMessage({ id: 'transactions.date' })
  const dateText = useDateFilterText()
  return {
    id: 'date',
    label,
    value: dateText(state.date),
    clear: () => set({ date: null }),
    editor: close => <DateEditor value={state.date} presets={presets} onChange={date => set({ date })} close={close} />,
  }
}

/** Filters by amount. */
export function useAmountFilter({ state, set }: Settable<{ amount: AmountRange | null }>): ListFilter {
  const label = useIntl().formatMessage({ id: 'transactions.amount' })
  const amountText = useAmountFilterText()
  return {
    id: 'amount',
    label,
    value: amountText(state.amount),
    clear: () => set({ amount: null }),
    editor: close => <AmountEditor value={state.amount} onChange={amount => set({ amount })} close={close} />,
  }
}

/** Filters by currency. */
export function useCurrencyFilter({ state, set }: Settable<{ currency: Currency | null }>): ListFilter {
  const label = useIntl().formatMessage({ id: 'transactions.currency' })
  return {
    id: 'currency',
    label,
    value: state.currency,
    clear: () => set({ currency: null }),
    editor: close => (
      <ChoiceEditor
        close={close}
        value={state.currency}
        choices={currencyOptions}
        onChange={currency => set({ currency })}
      />
    ),
  }
}

/** Filters by bank account. */
export function useAccountFilter(
  { state, set }: Settable<{ account: string | null }>,
  organizationKey: moneyFilters_organization$key,
  label: string,
): ListFilter {
  const { bankAccounts } = useFragment<moneyFilters_organization$key>(
    graphql`
      fragment moneyFilters_organization on Organization @throwOnFieldError {
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
  const chosenName = useChosenName()
  const choices = bankAccounts.edges.map(({ node }) => ({ value: node.id, label: node.alias }))
  return {
    id: 'account',
    label,
    value: chosenName(state.account, choices),
    clear: () => set({ account: null }),
    editor: close => (
      <ChoiceEditor close={close} value={state.account} choices={choices} onChange={account => set({ account })} />
    ),
  }
}
