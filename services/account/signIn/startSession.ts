import type { SystemTx } from '../../kit/database/database.ts'
import type { Origin, Rules } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { endFamily } from '../sessions/endSession.ts'
import { type OpenSession, openSession } from '../sessions/openSession.ts'
import type { ProvedFactor } from '../sessions/table.ts'
import { checkSession } from '../sessions/checkSession.ts'

export type SessionStart = {
  personId: string
  remember: boolean
  factors: ProvedFactor[]
  previousSession: string | undefined
  origin: Origin
}

/** The last step of every sign-in: a new session. What the browser held before ends, so that nobody can plant an id that lives on. */
export async function startSession(
  tx: SystemTx,
  rules: Rules['session'],
  { previousSession, ...start }: SessionStart,
): Promise<OpenSession> {
  const previous = previousSession && (await checkSession(tx, rules, previousSession, start.origin))
  if (previous) await endFamily(tx, previous.familyId, 'SIGNED_OUT')
  const opened = await openSession(tx, rules, start)
  const { personId, origin } = start
  await recordSecurityEvent(tx, { personId, event: 'SIGNED_IN', origin, familyId: opened.familyId })
  return opened
}
