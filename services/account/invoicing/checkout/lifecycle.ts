// The one table of what becomes of a checkout session. Every change of status goes through it, and the tests walk every cell.
import type { SessionStatus } from './table.ts'

export const SESSION_ACTIONS = ['CHARGE', 'SUCCEED', 'FAIL', 'EXPIRE'] as const
export type SessionAction = (typeof SESSION_ACTIONS)[number]

/** Those that can be paid. */
export const LIVE = ['OPEN', 'PENDING'] as const satisfies readonly SessionStatus[]

export const LIFECYCLE: Readonly<
  Record<SessionAction, { readonly from: readonly SessionStatus[]; readonly to: SessionStatus }>
> = {
  /** The provider waits for the payer. */
  CHARGE: { from: ['OPEN'], to: 'PENDING' },
  /** Money that comes late is money all the same. */
  SUCCEED: { from: ['OPEN', 'PENDING', 'FAILED', 'EXPIRED'], to: 'SUCCEEDED' },
  FAIL: { from: LIVE, to: 'FAILED' },
  /** Its time is over, or the invoice owes another amount. */
  EXPIRE: { from: LIVE, to: 'EXPIRED' },
}

export const isLiveSession = (status: SessionStatus): boolean => LIFECYCLE.EXPIRE.from.includes(status)
