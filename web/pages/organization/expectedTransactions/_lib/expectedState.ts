import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'
import { reconciled, reconciliationStatuses } from '../../_lib/reconciliationStatuses.ts'

/** The address state of the expected transactions. */
export const expectedState = listState({
  q: text,
  date: dates,
  amount: amounts,
  direction: oneOf(['CREDIT', 'DEBIT']),
  reconciled,
  account: optional,
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type ExpectedState = StateOf<typeof expectedState>

const FIRST_PAGE = 100

/** Archived ones are hidden unless a filter includes them. */
const inSight = reconciliationStatuses.filter(status => status !== 'ARCHIVED')

export function toVariables({ q, date, amount, direction, account, sort, ...state }: ExpectedState, today: string) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      date: dateInput(date, today) ?? null,
      amount,
      direction,
      status: state.reconciled.length > 0 ? state.reconciled : inSight,
      bankAccountId: account,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
