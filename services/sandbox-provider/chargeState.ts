// Derives a charge's state from its order's events and the clock.
import type { Clock } from '../kit/clock.ts'
import type { Charged } from './entries.ts'
import type { Order } from './shop.ts'

export type ChargeState = 'OPEN' | 'PAID' | 'CANCELED' | 'DECLINED' | 'EXPIRED'

/** An order with a charge, which the provider collects. */
export type ChargedOrder = Order & { charge: Charged }

export const isCharged = (order: Order | undefined): order is ChargedOrder => order?.charge !== undefined

/** The current state of a charge. */
export function stateOf({ charge, moves, ended }: ChargedOrder, clock: Clock): ChargeState {
  if (moves.length > 0 && !charge.fixed) return 'PAID'
  if (ended) return ended.how
  return Temporal.Instant.compare(Temporal.Instant.from(charge.expiresAt), clock.now()) <= 0 ? 'EXPIRED' : 'OPEN'
}
