import { listState, oneOf, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** In the order of the tabs. */
export const memberStatuses = ['ACTIVE', 'INVITED', 'EXPIRED', 'DEACTIVATED', 'REMOVED'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** The address state of the members. */
export const membersState = listState({
  q: text,
  /** A tab: clearing the filters keeps it. */
  tab: oneOf(memberStatuses),
  /** Global id of a role. */
  role: optional,
  sort: sortBy(['NAME', 'EMAIL', 'ROLE', 'CREATED_AT'], { field: 'NAME', descending: false }),
})

export type MembersState = StateOf<typeof membersState>

const FIRST_PAGE = 100

/** Without a tab all members who are not removed. */
export function toVariables({ q, tab, role, sort }: MembersState) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: tab === null ? memberStatuses.filter(status => status !== 'REMOVED') : [tab],
      roleId: role,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
