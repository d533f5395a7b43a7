import { listState, oneOf, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const counterpartyTypes = ['COMPANY', 'INDIVIDUAL'] as const
export const counterpartyStatuses = ['ACTIVE', 'INACTIVE'] as const

/** The address state of the counterparties. */
export const counterpartiesState = listState({
  q: text,
  type: oneOf(counterpartyTypes),
  status: oneOf(counterpartyStatuses),
  sort: sortBy(['ALIAS', 'CREATED_AT'], { field: 'ALIAS', descending: false }),
})

export type CounterpartiesState = StateOf<typeof counterpartiesState>

const FIRST_PAGE = 100

export function toVariables({ q, type, status, sort }: CounterpartiesState) {
  return {
    first: FIRST_PAGE,
    filter: { search: q || null, type, status },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
