import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text, uuid } from '../../../../ui/list/listState.ts'

export const exceptionTypes = [
  'UNMATCHED_STATEMENT',
  'UNMATCHED_EXPECTED',
  'AMOUNT_MISMATCH',
  'FAILED_PAYMENT',
  'STALE_CONNECTION',
  'DUPLICATE_SUSPICION',
  'MISSING_SETTLEMENT',
  'MATURING_DEPOSIT',
  'UNVERIFIED_CLAIM',
] as const

/** In the order of the tabs. */
export const exceptionTabs = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const

/** The address state of the exceptions. */
export const exceptionsState = listState({
  q: text,
  tab: oneOfOr(exceptionTabs, 'OPEN'),
  type: oneOf(exceptionTypes),
  /** Uuid of a colleague. */
  person: uuid,
  /** Global id of a bank account. */
  account: optional,
  sort: sortBy(['SINCE'], { field: 'SINCE', descending: false }),
})

export type ExceptionsState = StateOf<typeof exceptionsState>

const FIRST_PAGE = 100

export function toVariables({ q, tab, type, person, account, sort }: ExceptionsState) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: [tab],
      type: type && [type],
      assigneeUuid: person,
      bankAccountId: account,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
