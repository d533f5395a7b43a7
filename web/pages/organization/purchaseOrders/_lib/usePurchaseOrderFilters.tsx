import { pastPresets } from '../../../../ui/list/dateRange.ts'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import { useCustomerFilter } from '../../customers/_public/useCustomerFilter.tsx'
import type { PurchaseOrdersState } from './purchaseOrdersState.ts'

/** Filters by customer, date, amount and currency. */
export function usePurchaseOrderFilters(list: ListState<PurchaseOrdersState>): readonly ListFilter[] {
  const customer = useCustomerFilter(list)
  const date = useDateFilter(list, pastPresets)
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  return [customer, date, amount, currency]
}
