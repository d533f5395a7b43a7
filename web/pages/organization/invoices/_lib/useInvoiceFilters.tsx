import { useIntl } from 'react-intl'
import { comingPresets, pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor, DateEditor, useDateFilterText } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import { useCustomerFilter } from '../../customers/_public/useCustomerFilter.tsx'
import { deliveryStatuses, invoiceKinds, invoiceSources, type InvoicesState, invoiceTaxes } from './invoicesState.ts'

/** Filters by customer, dates, amount, kind, source, and paper copy. */
export function useInvoiceFilters(
  list: ListState<InvoicesState>,
  entity: readonly ListFilter[],
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const dateText = useDateFilterText()
  const date = useDateFilter(list, pastPresets)
  const customer = useCustomerFilter(list)
  const amount = useAmountFilter(list)
  return [
    customer,
    ...entity,
    { ...date, label: formatMessage({ id: 'invoices.date' }) },
    {
      id: 'due',
      label: formatMessage({ id: 'invoices.due' }),
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
    amount,
    {
      id: 'delivery',
      label: formatMessage({ id: 'invoices.delivery' }),
      value: state.delivery && formatMessage({ id: `invoices.delivery.${state.delivery}` }),
      clear: () => set({ delivery: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.delivery}
          choices={deliveryStatuses.map(value => ({
            value,
            label: formatMessage({ id: `invoices.delivery.${value}` }),
          }))}
          onChange={delivery => set({ delivery })}
        />
      ),
    },
    {
      id: 'tax',
      label: formatMessage({ id: 'invoices.taxInvoice' }),
      value: state.tax && formatMessage({ id: `invoices.taxInvoice.${state.tax}` }),
      clear: () => set({ tax: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.tax}
          choices={invoiceTaxes.map(value => ({ value, label: formatMessage({ id: `invoices.taxInvoice.${value}` }) }))}
          onChange={tax => set({ tax })}
        />
      ),
    },
    {
      id: 'source',
      label: formatMessage({ id: 'invoices.source' }),
      value: state.source && formatMessage({ id: `invoices.source.${state.source}` }),
      clear: () => set({ source: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.source}
          choices={invoiceSources.map(value => ({ value, label: formatMessage({ id: `invoices.source.${value}` }) }))}
          onChange={source => set({ source })}
        />
      ),
    },
    {
      id: 'kind',
      label: formatMessage({ id: 'invoices.kind' }),
      value: state.kind && formatMessage({ id: `invoices.kind.${state.kind}` }),
      clear: () => set({ kind: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.kind}
          choices={invoiceKinds.map(value => ({ value, label: formatMessage({ id: `invoices.kind.${value}` }) }))}
          onChange={kind => set({ kind })}
        />
      ),
    },
  ]
}
