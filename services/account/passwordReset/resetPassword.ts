// Sets a new password through an emailed link. The link works once; it only proves the email, so second factors stay.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { refuseWeakPassword, setPassword, emailPerson } from '../people/public.ts'
import { digestOf } from '../callers/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { endOtherFamilies } from '../sessions/public.ts'
import { liftLocks } from '../signIn/public.ts'
import { unlinkProviders } from '../social/public.ts'

type Holder = { id: string; email: string; fullName: string }

/** The user of a link. Unknown, used and expired ones get the same error. */
export async function findReset(tx: SystemTx, token: string): Promise<Holder> {
  const { rows } = await tx.execute<Holder>(sql`
    select p.id, p.email, p.full_name as "fullName" from password_reset r join person p on p.id = r.person_id
    where r.token_hash = ${digestOf(token)} and r.used_at is null and r.expires_at > now()`)
  if (!rows[0]) throw new Refusal(codes.invalidResetLink)
  return rows[0]
}

export async function resetPassword(
  account: Account,
  { token, password, origin }: { token: string; password: string; origin: Origin },
): Promise<void> {
  const { database, passwords } = account
  const holder = await database.readAsSystem(tx => findReset(tx, token))
  refuseWeakPassword(password, { path: 'password', about: holder })
  const hash = await passwords.hash(password)
  const { id: personId, email } = holder
  await database.asSystem(
    async tx => {
      if (!(await useLink(tx, token))) throw new Refusal(codes.invalidResetLink)
      await setPassword(tx, personId, hash)
      await unlinkProviders(tx, personId)
      await liftLocks(tx, { email, address: origin.address })
      await endOtherFamilies(tx, personId, null)
      await recordSecurityEvent(tx, { personId, event: 'PASSWORD_RESET', origin })
      await emailPerson(tx, account, { personId, origin, news: { template: 'passwordChanged' } })
    },
    { actorId: personId },
  )
}

/** Returns true to only one of several concurrent calls; all other links of that user end too. */
async function useLink(tx: SystemTx, token: string): Promise<boolean> {
  const { rows } = await tx.execute<{ person_id: string }>(sql`
    update password_reset set used_at = now()
    where token_hash = ${digestOf(token)} and used_at is null and expires_at > now() returning person_id`)
  if (!rows[0]) return false
  await tx.execute(
    sql`update password_reset set used_at = now() where person_id = ${rows[0].person_id} and used_at is null`,
  )
  return true
}
