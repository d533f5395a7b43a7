import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'
import { reconciled, reconciliationStatuses } from '../../_lib/reconciliationStatuses.ts'

/** Sources of lines as shown to users: entered manually or imported from a file, or fetched from the bank. */
const sourcesOf = { MANUAL: ['MANUAL'], AUTOMATED: ['CRAWLER', 'API'] } as const

export const statementSources = ['MANUAL', 'AUTOMATED'] as const

/** The address state of the statement transactions. */
export const statementsState = listState({
  q: text,
  date: dates,
  amount: amounts,
  direction: oneOf(['CREDIT', 'DEBIT']),
  reconciled,
  account: optional,
  source: oneOf(statementSources),
  import: optional,
  sort: sortBy(['DATE', 'AMOUNT'], { field: 'DATE', descending: true }),
})

export type StatementsState = StateOf<typeof statementsState>

const FIRST_PAGE = 100

/** Archived lines are hidden unless a filter includes them. */
const inSight = reconciliationStatuses.filter(status => status !== 'ARCHIVED')

export function toVariables(
  { q, date, amount, direction, account, source, sort, ...state }: StatementsState,
  today: string,
) {
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      date: dateInput(date, today) ?? null,
      amount,
      direction,
      status: state.reconciled.length > 0 ? state.reconciled : inSight,
      bankAccountId: account,
      source: source && sourcesOf[source],
      importId: state.import,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
