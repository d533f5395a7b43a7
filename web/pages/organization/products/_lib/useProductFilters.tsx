import { useIntl } from 'react-intl'
import type { NamesUnder } from '../../../../i18n/messages.ts'
import { ChoiceEditor } from '../../../../ui/list/filterEditors.tsx'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'
import { productKinds, type ProductsState, productStatuses } from './productsState.ts'

/** The filters of the products. */
export function useProductFilters({ state, set }: ListState<ProductsState>): readonly ListFilter[] {
  const { formatMessage } = useIntl()
  const kind = (value: NamesUnder<'products.kind.'>) => formatMessage({ id: `products.kind.${value}` })
  const status = (value: NamesUnder<'products.status.'>) => formatMessage({ id: `products.status.${value}` })
  return [
    {
      id: 'kind',
      label: formatMessage({ id: 'products.kind' }),
      value: state.kind && kind(state.kind),
      clear: () => set({ kind: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.kind}
          choices={productKinds.map(value => ({ value, label: kind(value) }))}
          onChange={chosen => set({ kind: chosen })}
        />
      ),
    },
    {
      id: 'status',
      label: formatMessage({ id: 'products.status' }),
      value: state.status && status(state.status),
      clear: () => set({ status: null }),
      editor: close => (
        <ChoiceEditor
          close={close}
          value={state.status}
          choices={productStatuses.map(value => ({ value, label: status(value) }))}
          onChange={chosen => set({ status: chosen })}
        />
      ),
    },
  ]
}
