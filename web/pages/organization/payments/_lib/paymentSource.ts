// The source of a new payment, named in its address: a bill, a refund, another payment, or none.

/** Placeholder where there is none: the query then selects nothing. */
const NONE = '00000000-0000-0000-0000-000000000000'

/** The address that copies a payment. */
export const copyAddress = (path: string, uuid: string): string => `${path}/create?copy=${uuid}`

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
