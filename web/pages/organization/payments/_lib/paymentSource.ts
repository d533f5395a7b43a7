// What a new payment is made from, as its address names it: a bill, a refund, another payment, or nothing.

/** Named where there is none: the query then asks for nothing. */
const NONE = '00000000-0000-0000-0000-000000000000'

/** Where a payment is made from another one. */
export const copyAddress = (path: string, uuid: string): string => `${path}/create?copy=${uuid}`

/** Which bill, which refund and which payment the address names. */
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
