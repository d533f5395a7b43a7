import { pastPresets } from '../../../../ui/list/dateRange.ts'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useAmountFilter, useCurrencyFilter, useDateFilter } from '../../_lib/moneyFilters.tsx'
import type { PurchaseOrdersState } from './purchaseOrdersState.ts'

/** Their date, amount and currency. */
export function usePurchaseOrderFilters(list: ListState<PurchaseOrdersState>): readonly ListFilter[] {
  const date = useDateFilter(list, pastPresets)
  const amount = useAmountFilter(list)
  const currency = useCurrencyFilter(list)
  return [date, amount, currency]
}
