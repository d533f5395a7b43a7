// What happened to a person's access. Its owner sees 30 days of it.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { newId } from '../../kit/ids.ts'
import type { Origin } from '../account.ts'

const CATEGORY_OF = {
  SIGNED_IN: 'AUTH',
  SIGN_IN_FAILED: 'AUTH',
  SIGNED_OUT: 'AUTH',
  SESSION_REUSED: 'AUTH',
  APPROVAL_GRANTED: 'AUTH',
  TWO_FACTOR_PASSED: 'TWO_FACTOR_AUTH',
  TWO_FACTOR_FAILED: 'TWO_FACTOR_AUTH',
} as const

export type SecurityEvent = {
  /** Null when nobody has the email that was typed. */
  personId: string | null
  event: keyof typeof CATEGORY_OF
  origin: Origin
  familyId?: string
}

/** Writes one line of the security log, with the change it tells of. */
export async function recordSecurityEvent(tx: SystemTx, { personId, event, origin, familyId }: SecurityEvent) {
  await tx.execute(sql`
    insert into security_log (id, person_id, category, event, address, user_agent, family_id)
    values (${newId()}, ${personId}, ${CATEGORY_OF[event]}, ${event}, ${origin.address}, ${origin.userAgent}, ${familyId ?? null})`)
}
