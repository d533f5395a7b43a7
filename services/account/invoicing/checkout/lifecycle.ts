// The lifecycle of a checkout session. Every change of status goes through this table, and the tests cover every cell.
import type { SessionStatus } from './table.ts'

export const SESSION_ACTIONS = ['CHARGE', 'SUCCEED', 'FAIL', 'EXPIRE'] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

/** Sessions that can be paid. */
export const LIVE = ['OPEN', 'PENDING'] as const satisfies readonly SessionStatus[]

export const LIFECYCLE: Readonly<
  Record<SessionAction, { readonly from: readonly SessionStatus[]; readonly to: SessionStatus }>
> = {
  /** The provider waits for the payer. */
  CHARGE: { from: ['OPEN'], to: 'PENDING' },
  /** Late money still counts. */
  SUCCEED: { from: ['OPEN', 'PENDING', 'FAILED', 'EXPIRED'], to: 'SUCCEEDED' },
  FAIL: { from: LIVE, to: 'FAILED' },
  /** It expired, or the invoice owes another amount. */
  EXPIRE: { from: LIVE, to: 'EXPIRED' },
}

export const isLiveSession = (status: SessionStatus): boolean => LIFECYCLE.EXPIRE.from.includes(status)
