// What of a payment an invoice takes: the cash that is expected first, then what the customer was to withhold and has paid instead.
import { cashOf, type Owed } from '../invoices/public.ts'

const atMost = (one: bigint, other: bigint) => (one < other ? one : other)

/**
 * What invoices take of an amount without being asked, in their order: each the cash that it expects, and only then, again in their order, what
 * was to be withheld. What is left is credit.
 */
export function spread(amountMinor: bigint, owed: readonly Owed[]): bigint[] {
  let left = amountMinor
  const take = (room: bigint) => {
    const taken = atMost(left, room)
    left -= taken
    return taken
  }
  const cash = owed.map(one => take(cashOf(one)))
  return owed.map(({ withheldOpenMinor }, place) => cash[place]! + take(withheldOpenMinor))
}
