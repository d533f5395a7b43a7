import { amounts } from '../../../../ui/list/amountRange.ts'
import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, oneOfOr, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

/** The statuses of each tab. */
const statusesOfTab = {
  ALL: [],
  DRAFT: ['DRAFT'],
  PENDING: ['PENDING'],
  OPEN: ['OPEN', 'PARTIALLY_APPLIED'],
  APPLIED: ['APPLIED'],
  REFUNDED: ['REFUNDING', 'REFUNDED'],
  VOIDED: ['VOIDED'],
  OVERPAID: ['OPEN', 'PARTIALLY_APPLIED'],
  TO_RECLAIM: ['VOIDED'],
} as const

export type CreditMemoTab = keyof typeof statusesOfTab

/** Tabs that need attention: shown only while they have records. */
export const exceptionalTabs: ReadonlySet<CreditMemoTab> = new Set(['OVERPAID', 'TO_RECLAIM'])

export const creditMemoTabs = Object.keys(statusesOfTab) as readonly CreditMemoTab[]

export const returnNoteStatuses = ['AWAITED', 'RECEIVED'] as const

/** The address state of the credit memos. */
export const creditMemosState = listState({
  q: text,
  tab: oneOfOr(creditMemoTabs, 'ALL'),
  /** Global id of a customer. */
  customer: optional,
  /** Uuid of the legal entity that issues them. */
  entity: optional,
  /** Whether the buyer has issued a return note. */
  returnNote: oneOf(returnNoteStatuses),
  date: dates,
  amount: amounts,
  sort: sortBy(['DATE', 'AMOUNT', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type CreditMemosState = StateOf<typeof creditMemosState>

const FIRST_PAGE = 100

export function toVariables(state: CreditMemosState, today: string) {
  const { q, tab, customer, entity, returnNote, date, amount, sort } = state
  return {
    first: FIRST_PAGE,
    filter: {
      search: q || null,
      status: statusesOfTab[tab],
      kind: tab === 'OVERPAID' ? ('OVERPAYMENT' as const) : null,
      toReclaim: tab === 'TO_RECLAIM' ? true : null,
      returnNote,
      customerId: customer,
      entityUuid: entity,
      date: dateInput(date, today) ?? null,
      amount,
    },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
