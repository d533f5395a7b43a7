import { listState, oneOf, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const productKinds = ['GOODS', 'SERVICE'] as const
export const productStatuses = ['ACTIVE', 'INACTIVE'] as const

/** The address state of the products. */
export const productsState = listState({
  q: text,
  kind: oneOf(productKinds),
  status: oneOf(productStatuses),
  sort: sortBy(['CODE', 'NAME', 'CREATED_AT'], { field: 'CODE', descending: false }),
})

export type ProductsState = StateOf<typeof productsState>

const FIRST_PAGE = 100

export function toVariables({ q, kind, status, sort }: ProductsState) {
  return {
    first: FIRST_PAGE,
    filter: { search: q || null, kind, status },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
