// Events of a user's access. The user sees 30 days of them.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { Origin } from '../account.ts'

const CATEGORY_OF = {
  SIGNED_IN: 'AUTH',
  SIGN_IN_FAILED: 'AUTH',
  NEW_DEVICE: 'AUTH',
  LOCKED_OUT: 'AUTH',
  SIGNED_OUT: 'AUTH',
  SESSION_ENDED: 'AUTH',
  OTHER_SESSIONS_ENDED: 'AUTH',
  SESSION_REUSED: 'AUTH',
  APPROVAL_GRANTED: 'AUTH',
  PASSWORD_CHANGED: 'AUTH',
  PASSWORD_CHANGE_FAILED: 'AUTH',
  PASSWORD_FAILED: 'AUTH',
  PASSWORD_RESET_REQUESTED: 'AUTH',
  PASSWORD_RESET: 'AUTH',
  INVITATION_ACCEPTED: 'AUTH',
  SOCIAL_LINKED: 'AUTH',
  SOCIAL_UNLINKED: 'AUTH',
  TWO_FACTOR_PASSED: 'TWO_FACTOR_AUTH',
  TWO_FACTOR_FAILED: 'TWO_FACTOR_AUTH',
  BACKUP_CODE_USED: 'TWO_FACTOR_AUTH',
  BACKUP_CODES_MADE: 'TWO_FACTOR_AUTH',
  FACTOR_ADDED: 'TWO_FACTOR_AUTH',
  FACTOR_RENAMED: 'TWO_FACTOR_AUTH',
  FACTOR_REMOVED: 'TWO_FACTOR_AUTH',
} as const satisfies Record<string, 'AUTH' | 'TWO_FACTOR_AUTH'>

export type SecurityEventType = keyof typeof CATEGORY_OF

/** As in the API. */
export const securityEventType = z
  .enum(Object.keys(CATEGORY_OF) as [SecurityEventType, ...SecurityEventType[]])
  .meta({ id: 'SecurityEventType' })

export type SecurityEvent = {
  /** Null when no user has the entered email. */
  personId: string | null
  event: SecurityEventType
  origin: Origin
  familyId?: string
}

/** Writes an entry of the security log, in the transaction of its change. */
export async function recordSecurityEvent(tx: SystemTx, { personId, event, origin, familyId }: SecurityEvent) {
  await tx.execute(sql`
    insert into security_log (id, person_id, category, event, address, user_agent, country, family_id)
    values (${newId()}, ${personId}, ${CATEGORY_OF[event]}, ${event}, ${origin.address}, ${origin.userAgent}, ${origin.country}, ${familyId ?? null})`)
}
