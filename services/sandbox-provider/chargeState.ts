// What becomes of a charge by what happened to its order, and by the clock.
import type { Clock } from '../kit/clock.ts'
import type { Charged } from './entries.ts'
import type { Order } from './shop.ts'

export type ChargeState = 'OPEN' | 'PAID' | 'CANCELED' | 'DECLINED' | 'EXPIRED'

/** What is an order of a shop that collects by the provider. */
export type ChargedOrder = Order & { charge: Charged }

export const isCharged = (order: Order | undefined): order is ChargedOrder => order?.charge !== undefined

/** What became of a charge by now. */
export function stateOf({ charge, moves, ended }: ChargedOrder, clock: Clock): ChargeState {
  if (moves.length > 0) return 'PAID'
  if (ended) return ended.how
  return Temporal.Instant.compare(Temporal.Instant.from(charge.expiresAt), clock.now()) <= 0 ? 'EXPIRED' : 'OPEN'
}
