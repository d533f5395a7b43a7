import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { tellPerson } from './tellPerson.ts'

/** The attempt that locks an account, or its second factor, is written to its owner. */
export async function recordLockout(tx: SystemTx, account: Account, who: { personId: string; origin: Origin }) {
  await recordSecurityEvent(tx, { ...who, event: 'LOCKED_OUT' })
  const { lockMinutes } = account.rules.lockout
  await tellPerson(tx, account, { ...who, news: { template: 'lockedOut', minutes: lockMinutes } })
}
