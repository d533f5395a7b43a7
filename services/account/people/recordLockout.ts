import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { emailPerson } from './emailPerson.ts'

/** Emails the user about the attempt that locked their account or second factor. */
export async function recordLockout(tx: SystemTx, account: Account, who: { personId: string; origin: Origin }) {
  await recordSecurityEvent(tx, { ...who, event: 'LOCKED_OUT' })
  const { lockMinutes } = account.rules.lockout
  await emailPerson(tx, account, { ...who, news: { template: 'lockedOut', minutes: lockMinutes } })
}
