import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import type { ListFilter } from '../../../../ui/list/ListToolbar.tsx'
import type { ListState } from '../../../../ui/list/useListState.ts'

const CustomerChooser = lazy(() =>
  import('./CustomerChooser.tsx').then(module => ({ default: module.CustomerChooser })),
)
const CustomerName = lazy(() => import('./CustomerName.tsx').then(module => ({ default: module.CustomerName })))

/** Filters a list by customer; the name and the search load on demand. */
export function useCustomerFilter({
  state,
  set,
}: Pick<ListState<{ customer: string | null }>, 'state' | 'set'>): ListFilter {
  return {
    id: 'customer',
    label: useIntl().formatMessage({ id: 'transactions.customer' }),
    value:
      state.customer === null ? null : (
        <Suspense fallback="…">
          <CustomerName id={state.customer} />
        </Suspense>
      ),
    clear: () => set({ customer: null }),
    editor: close => (
      <Suspense fallback={null}>
        <CustomerChooser onChoose={customer => set({ customer })} close={close} />
      </Suspense>
    ),
  }
}
