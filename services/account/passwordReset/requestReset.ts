// A forgotten password, from the request to the email. Known and unknown emails are only distinguished after the response.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { SystemTx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { seal, type SealedContent, sendMail, unseal } from '../mail/public.ts'
import { findPerson, findPersonByEmail } from '../people/public.ts'
import { digestOf, randomSecret } from '../callers/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { takeAddressAttempt } from '../signIn/public.ts'
import { type Attempt, takeAttempt } from '../throttle/public.ts'
import { resetJob } from './job.ts'

const requestShape = z.object({
  email: z.string(),
  origin: z.object({
    address: z.string().nullable(),
    userAgent: z.string().nullable(),
    country: z.string().nullable(),
  }),
})
type ResetRequest = z.infer<typeof requestShape>

/** Accepts the request. Same work and same response for every email; too many per email or address are refused. */
export async function requestReset(account: Account, request: { email: string; origin: Origin }): Promise<void> {
  const { database, jobs, secrets } = account
  const attempt = await database.asSystem(async tx => {
    const taken = await takeAttempts(tx, account, request)
    if (taken.allowed) await jobs.enqueue(tx, resetJob, seal(secrets, request))
    return taken
  })
  if (!attempt.allowed) throw new Refusal(commonErrors.tooManyRequests, { retryAfterSeconds: attempt.secondsLeft })
}

async function takeAttempts(
  tx: SystemTx,
  { rules: { lockout } }: Account,
  { email, origin }: ResetRequest,
): Promise<Attempt> {
  if (origin.address !== null) {
    const attempt = await takeAddressAttempt(tx, lockout, { purpose: 'RESET', address: origin.address })
    if (!attempt.allowed) return attempt
  }
  return takeAttempt(tx, 'reset', email, { ...lockout, attempts: lockout.attemptsPerEmail })
}

/** Emails the user, if one may sign in with a password; otherwise does nothing. */
export async function sendResetLink(account: Account, job: SealedContent): Promise<void> {
  const { email, origin } = requestShape.parse(unseal(account.secrets, job))
  await account.database.asSystem(async tx => {
    const found = await findPersonByEmail(tx, email)
    // A person with only an invitation signs up through that.
    const person = found && (found.hasPlace || found.passwordHash !== null) ? await findPerson(tx, found.id) : undefined
    const event = { personId: person?.id ?? null, event: 'PASSWORD_RESET_REQUESTED', origin } as const
    await recordSecurityEvent(tx, event)
    if (!person) return
    const { resetMinutes: minutes } = account.rules.links
    const token = randomSecret()
    await tx.execute(sql`
      insert into password_reset (token_hash, person_id, expires_at)
      values (${digestOf(token)}, ${person.id}, now() + make_interval(mins => ${minutes}))`)
    await sendMail(tx, account, {
      to: { email: person.email, name: person.fullName },
      language: person.language,
      template: 'passwordReset',
      values: { link: `${account.publicOrigin}/forgot-password?token=${token}`, minutes },
    })
  })
}
