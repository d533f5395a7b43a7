// Changes the password of a user who knows the current one. Ends all other sessions, since one of them may be the reason for the change.
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { findPerson, isOwnPassword, refuseWeakPassword, setPassword, emailPerson } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { endOtherFamilies } from '../sessions/public.ts'
import type { SessionOwner } from '../callers/public.ts'

export async function changePassword(
  account: Account,
  { personId, familyId, origin }: SessionOwner,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { database, passwords } = account
  const about = await database.readAsSystem(tx => findPerson(tx, personId))
  if (!about) throw new Refusal(commonErrors.unauthenticated)
  if (!(await isOwnPassword(account, personId, oldPassword))) {
    await database.asSystem(tx =>
      recordSecurityEvent(tx, { personId, event: 'PASSWORD_CHANGE_FAILED', origin, familyId }),
    )
    throw new Refusal(codes.wrongOldPassword, { path: 'oldPassword' })
  }
  refuseWeakPassword(newPassword, { path: 'newPassword', about })
  const hash = await passwords.hash(newPassword)
  await database.asSystem(
    async tx => {
      await setPassword(tx, personId, hash)
      await endOtherFamilies(tx, personId, familyId)
      await recordSecurityEvent(tx, { personId, event: 'PASSWORD_CHANGED', origin, familyId })
      await emailPerson(tx, account, { personId, origin, news: { template: 'passwordChanged' } })
    },
    { actorId: personId },
  )
}
