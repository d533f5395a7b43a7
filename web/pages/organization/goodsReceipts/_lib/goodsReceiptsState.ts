import { dateInput, dates } from '../../../../ui/list/dateRange.ts'
import { listState, oneOf, optional, sortBy, type StateOf, text } from '../../../../ui/list/listState.ts'

export const receiptKinds = ['RECEIPT', 'RETURN'] as const
export const receiptStatuses = ['RECORDED', 'CANCELED'] as const

/** The address state of the goods receipts. */
export const goodsReceiptsState = listState({
  q: text,
  /** Global id of a customer. */
  customer: optional,
  kind: oneOf(receiptKinds),
  status: oneOf(receiptStatuses),
  date: dates,
  sort: sortBy(['DATE', 'CREATED_AT'], { field: 'DATE', descending: true }),
})

export type GoodsReceiptsState = StateOf<typeof goodsReceiptsState>

const FIRST_PAGE = 100

export function toVariables({ q, customer, kind, status, date, sort }: GoodsReceiptsState, today: string) {
  return {
    first: FIRST_PAGE,
    filter: { search: q || null, customerId: customer, kind, status, date: dateInput(date, today) ?? null },
    sort: { field: sort.field, direction: sort.descending ? ('DESC' as const) : ('ASC' as const) },
  }
}
