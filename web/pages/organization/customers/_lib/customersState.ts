import { listState, oneOf, oneOfOr, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'
import { customerKinds } from '../_public/fieldsOfKind.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  INVITED: ['INVITED'],
  REVIEW: ['REQUEST_SENT'],
  ACTIVE: ['ACTIVE'],
  REJECTED: ['REJECTED'],
  DEACTIVATED: ['DEACTIVATED'],
} as const

type CustomerTab = keyof typeof statusesOfTab

export const customerTabs = Object.keys(statusesOfTab) as readonly CustomerTab[]

/** The address state of the customers. */
export const customersState = listState({
  q: text,
  tab: oneOfOr(customerTabs, 'ALL'),
  type: oneOf(customerKinds),
  /** `waiting`: customers with a pending change request. */
  changes: oneOf(['WAITING']),
  sort: sortBy(['NAME', 'CREATED_AT'], { field: 'NAME', descending: false }),
})

export type CustomersState = StateOf<typeof customersState>

const FIRST_PAGE = 100

export function toVariables({ q, tab, type, changes, sort }: CustomersState) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      type,
      changeRequested: changes === 'WAITING' ? true : null,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
