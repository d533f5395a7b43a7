import { useIntl } from 'react-intl'
import { pastPresets } from '../../../../ui/list/dateRange.ts'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { useDateFilter } from '../../_lib/moneyFilters.tsx'
import { useCustomerFilter } from '../../customers/_public/useCustomerFilter.tsx'
import { type GoodsReceiptsState, receiptKinds, receiptStatuses } from './goodsReceiptsState.ts'

/** Filters by customer, kind, status and date. */
export function useGoodsReceiptFilters(list: ListState<GoodsReceiptsState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const { state, set } = list
  const customer = useCustomerFilter(list)
  const date = useDateFilter(list, pastPresets)
  return [
    customer,
    {
      id: 'kind',
      label: formatMessage({ id: 'goodsReceipts.kind' }),
      value: state.kind && formatMessage({ id: `goodsReceipts.kind.${state.kind}` }),
      clear: () => set({ kind: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.kind}
          choices={receiptKinds.map(value => ({ value, label: formatMessage({ id: `goodsReceipts.kind.${value}` }) }))}
          onChange={kind => set({ kind })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'goodsReceipts.status' }),
      value: state.status && formatMessage({ id: `goodsReceipts.status.${state.status}` }),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.status}
          choices={receiptStatuses.map(value => ({
            value,
            label: formatMessage({ id: `goodsReceipts.status.${value}` }),
          }))}
          onChange={status => set({ status })}
        />
      ),
    },
    date,
  ]
}
