import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { usePaymentFilters_organization$key } from '../../../../__generated__/usePaymentFilters_organization.graphql.ts'
import { comingPresets, pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAccountFilter, useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import { paymentMethods, type PaymentsState } from './paymentsState.ts'
import type { NamesUnder } from '../../../../i18n/messages.ts'

/** Payments are as often in the future as in the past. */
const presets = [...comingPresets, ...pastPresets]

/** Filters by date, source account, method, amount, currency and archived. */
export function usePaymentFilters(
  list: ListState<PaymentsState>,
  organizationKey: usePaymentFilters_organization$key,
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const organization = useFragment<usePaymentFilters_organization$key>(
    graphql`
      fragment usePaymentFilters_organization on Organization {
        ...moneyFilters_organization
      }
    `,
    organizationKey,
  )
  const date = useDateFilter(list, presets)
  const account = useAccountFilter(list, organization, formatMessage({ id: 'payments.from' }))
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  const madeBy = useImportFilter(list)
  const method = (value: NamesUnder<'paymentMethod.'>) => formatMessage({ id: `paymentMethod.${value}` })
  return [
    date,
    account,
    {
      id: 'method',
      label: formatMessage({ id: 'payments.method' }),
      value: state.method && method(state.method),
      clear: () => set({ method: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.method}
          choices={paymentMethods.map(value => ({ value, label: method(value) }))}
          onChange={chosen => set({ method: chosen })}
        />
      ),
    },
    amount,
    currency,
    {
      id: 'archived',
      label: formatMessage({ id: 'payments.archive' }),
      value: state.shelf && formatMessage({ id: 'payments.archived' }),
      clear: () => set({ shelf: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.shelf}
          choices={[{ value: 'ARCHIVED', label: formatMessage({ id: 'payments.archived' }) }]}
          onChange={chosen => set({ shelf: chosen })}
        />
      ),
    },
    ...(madeBy === null ? [] : [madeBy]),
  ]
}

/** Payments of one import: set by a link from the import, not chosen here. */
function useImportFilter({ state, set }: ListState<PaymentsState>): ListFilter | null {
  const { formatMessage } = useIntl()
  const value = state.import
  if (value === null) return null
  const label = formatMessage({ id: 'payments.import' })
  return {
    id: 'import',
    label,
    value: formatMessage({ id: 'payments.import.one' }),
    clear: () => set({ import: null }),
    editor: close => (
      <ChoiceEditor
        close={close}
        value={value}
        choices={[{ value, label: formatMessage({ id: 'payments.import.one' }) }]}
        onChange={chosen => set({ import: chosen })}
      />
    ),
  }
}
