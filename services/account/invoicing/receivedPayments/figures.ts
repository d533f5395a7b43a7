// How much of a payment an invoice takes: the expected cash first, then tax that was to be withheld but was paid.
import { least } from '../../../kit/amounts.ts'
import { cashOf, type Owed } from '../invoices/public.ts'

/**
 * What invoices take of an amount automatically, in order: first the cash that each expects, then, again in order, the tax to be withheld.
 * The rest becomes credit.
 */
export function spread(amountMinor: bigint, owed: readonly Owed[]): bigint[] {
  let left = amountMinor
  const take = (room: bigint) => {
    const taken = least(left, room)
    left -= taken
    return taken
  }
  const cash = owed.map(one => take(cashOf(one)))
  return owed.map(({ withheldOpenMinor }, place) => cash[place]! + take(withheldOpenMinor))
}
