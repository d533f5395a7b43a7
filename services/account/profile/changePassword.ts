// Another password, by whoever knows the present one. All other sessions end: one of them may be the reason for the change.
import { eq } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account } from '../account.ts'
import { codes } from '../errors.ts'
import { refuseWeakPassword } from '../people/passwordRules.ts'
import { setPassword } from '../people/setPassword.ts'
import { password, person } from '../people/table.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { tellPerson } from '../securityLog/tellPerson.ts'
import { endOtherFamilies } from '../sessions/endSession.ts'
import type { SessionOwner } from '../sessions/sessionOwner.ts'
import { attemptsExceeded, forgive, takeAttempt } from '../signIn/throttle.ts'

export async function changePassword(
  account: Account,
  { personId, familyId, origin }: SessionOwner,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { database, passwords } = account
  const about = await takeTurn(account, personId)
  if (!(await passwords.matches(about.hash ?? undefined, oldPassword))) {
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
      await forgive(tx, 'password', personId)
      await endOtherFamilies(tx, personId, familyId)
      await recordSecurityEvent(tx, { personId, event: 'PASSWORD_CHANGED', origin, familyId })
      await tellPerson(tx, account, { personId, origin, news: { template: 'passwordChanged' } })
    },
    { actorId: personId },
  )
}

/** Counts the attempt before the password is looked at, so that a stolen session can't be used to guess it. */
async function takeTurn({ database, rules }: Account, personId: string) {
  const { lockout } = rules
  const limit = { ...lockout, attempts: lockout.attemptsPerEmail }
  const { attempt, about } = await database.asSystem(async tx => ({
    attempt: await takeAttempt(tx, 'password', personId, limit),
    about: await findSecret(tx, personId),
  }))
  if (!attempt.allowed) throw attemptsExceeded(attempt.secondsLeft)
  return about
}

async function findSecret(tx: SystemTx, personId: string) {
  const [found] = await tx
    .select({ email: person.email, fullName: person.fullName, hash: password.hash })
    .from(person)
    .leftJoin(password, eq(password.personId, person.id))
    .where(eq(person.id, personId))
  if (!found) throw new Refusal(codes.unauthenticated)
  return found
}
