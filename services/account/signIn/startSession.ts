import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import { nameOfDevice, recordSecurityEvent } from '../securityLog/public.ts'
import { emailPerson } from '../people/public.ts'
import { checkSession, endFamily, type OpenSession, openSession, type ProvedFactor } from '../sessions/public.ts'

export type SessionStart = {
  personId: string
  remember: boolean
  factors: ProvedFactor[]
  previousSession: string | undefined
  origin: Origin
}

/**
 * The last step of every sign-in: a new session. Ends the browser's previous one, so that an attacker can't plant an id that stays valid.
 */
export async function startSession(
  tx: SystemTx,
  account: Account,
  { previousSession, ...start }: SessionStart,
): Promise<OpenSession> {
  const { session: rules } = account.rules
  const previous = previousSession && (await checkSession(tx, account, previousSession, start.origin))
  if (previous) await endFamily(tx, previous.familyId, 'SIGNED_OUT')
  const isNew = await isNewDevice(tx, start)
  const opened = await openSession(tx, rules, start)
  const { personId, origin } = start
  await recordSecurityEvent(tx, { personId, event: 'SIGNED_IN', origin, familyId: opened.familyId })
  if (isNew) {
    await recordSecurityEvent(tx, { personId, event: 'NEW_DEVICE', origin, familyId: opened.familyId })
    await emailPerson(tx, account, { personId, origin, news: { template: 'newDevice' } })
  }
  return opened
}

/** Whether all earlier sign-ins in the log used other devices. The first sign-in doesn't count as a new device. */
async function isNewDevice(tx: SystemTx, { personId, origin }: Pick<SessionStart, 'personId' | 'origin'>) {
  const { rows } = await tx.execute<{ user_agent: string | null }>(
    sql`select distinct user_agent from security_log where person_id = ${personId} and event = 'SIGNED_IN'`,
  )
  const device = nameOfDevice(origin.userAgent)
  return rows.length > 0 && !rows.some(row => nameOfDevice(row.user_agent) === device)
}
