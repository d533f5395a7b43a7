// The source of a new payment, named in its address: a bill, a refund, another payment, or none.
import { isUuid } from '../../../../ui/list/listState.ts'

/** Placeholder where there is none: the query then selects nothing. */
const NONE = '00000000-0000-0000-0000-000000000000'

/** The address that copies a payment. */
export const copyAddress = (path: string, uuid: string): string => `${path}/create?copy=${uuid}`

/** The bills to pay after the one in the address, each by a payment of its own. */
export const billsAfter = (search: URLSearchParams): string[] => (search.get('then') ?? '').split(',').filter(isUuid)

/** The address that pays the first of these bills, then the others, from the same account; null if there are none. */
export function nextBillAddress([first, ...others]: readonly string[], from: string): string | null {
  if (first === undefined) return null
  const search = new URLSearchParams({ bill: first })
  if (others.length > 0) search.set('then', others.join(','))
  search.set('from', from)
  return `/payments/create?${search}`
}

/** The bill, refund and payment in the address. */
export function sourceVariables(search: URLSearchParams) {
  const [bill, expected, copied] = [search.get('bill'), search.get('expected'), search.get('copy')]
  return {
    bill: bill ?? NONE,
    ofBill: bill !== null,
    expected: expected ?? NONE,
    ofExpected: expected !== null,
    copied: copied ?? NONE,
    ofCopy: copied !== null,
  }
}
