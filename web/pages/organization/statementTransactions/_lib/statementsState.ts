import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, optional, sortBy, someOf, type StateOf, text } from '../../../../ui/list/listState.ts'
import { reconciliationStatuses } from '../../_lib/reconciliationStatuses.ts'

/** What the address of the statement transactions holds. */
export const statementsState = listState({
  q: text,
  date: dates,
  amount: amounts,
  direction: oneOf(['CREDIT', 'DEBIT']),
  status: someOf(reconciliationStatuses),
  account: optional,
  import: optional,
  sort: sortBy(['DATE', 'AMOUNT'], { field: 'DATE', descending: true }),
})

export type StatementsState = StateOf<typeof statementsState>

const FIRST_PAGE = 100

/** Archived lines are out of sight unless they are asked for. */
const inSight = reconciliationStatuses.filter(status => status !== 'ARCHIVED')

export function toVariables(
  { q, date, amount, direction, status, account, sort, ...state }: StatementsState,
  today: string,
) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      date: dateInput(date, today) ?? null,
      amount,
      direction,
      status: status.length > 0 ? status : inSight,
      bankAccountId: account,
      importId: state.import,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
