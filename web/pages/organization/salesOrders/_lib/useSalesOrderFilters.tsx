import { useIntl } from 'react-intl'
import { comingPresets, pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor, DateEditor, useDateFilterText } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import { useCustomerFilter } from '../../customers/_public/useCustomerFilter.tsx'
import { fulfillments, paymentStatuses, type SalesOrdersState } from './salesOrdersState.ts'

/** Filters by customer, receipt and payment status, dates, amount and currency. */
export function useSalesOrderFilters(
  list: ListState<SalesOrdersState>,
  entity: readonly ListFilter[],
): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const dateText = useDateFilterText()
  const date = useDateFilter(list, pastPresets)
  const amount = useAmountFilter(list)
  const customer = useCustomerFilter(list)
  const currency = useCurrencyFilter(list)
  return [
    customer,
    ...entity,
    {
      id: 'fulfillment',
      label: formatMessage({ id: 'salesOrders.fulfillment' }),
      value: state.fulfillment && formatMessage({ id: `salesOrders.fulfillment.${state.fulfillment}` }),
      clear: () => set({ fulfillment: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.fulfillment}
          choices={fulfillments.map(value => ({
            value,
            label: formatMessage({ id: `salesOrders.fulfillment.${value}` }),
          }))}
          onChange={fulfillment => set({ fulfillment })}
        />
      ),
    },
    {
      id: 'payment',
      label: formatMessage({ id: 'salesOrders.payment' }),
      value: state.payment && formatMessage({ id: `salesOrders.payment.${state.payment}` }),
      clear: () => set({ payment: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.payment}
          choices={paymentStatuses.map(value => ({
            value,
            label: formatMessage({ id: `salesOrders.payment.${value}` }),
          }))}
          onChange={payment => set({ payment })}
        />
      ),
    },
    { ...date, label: formatMessage({ id: 'salesOrders.orderDate' }) },
    {
      id: 'required',
      label: formatMessage({ id: 'salesOrders.requiredDate' }),
      value: dateText(state.required),
      clear: () => set({ required: null }),
      editor: close => (
        <DateEditor
          value={state.required}
          presets={[...comingPresets, ...pastPresets]}
          onChange={required => set({ required })}
          close={close}
        />
      ),
    },
    amount,
    currency,
  ]
}
