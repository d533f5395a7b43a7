// Sign-in by email and password. Wrong pairs get the same work, response and time, whether or not the email is known.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { findPersonByEmail, recordLockout } from '../people/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { afterFirstFactor, type SignInOutcome } from './afterFirstFactor.ts'
import { nextBeat } from './beat.ts'
import { clearPasswordAttempts, takePasswordAttempt } from './passwordAttempts.ts'
import { attemptsExceeded } from '../throttle/public.ts'

export type SignInInput = {
  email: string
  password: string
  remember: boolean
  /** The browser's current session: it ends with the sign-in. */
  previousSession: string | undefined
  origin: Origin
}

export async function signIn(account: Account, input: SignInInput): Promise<SignInOutcome> {
  const { database } = account
  const startedAt = performance.now()
  const { secondsLeft, person, locks } = await database.asSystem(tx => takeAttempts(tx, account, input))
  if (secondsLeft > 0) throw attemptsExceeded(secondsLeft)

  // No database connection is held meanwhile.
  const right = await account.passwords.matches(person?.passwordHash ?? undefined, input.password)
  if (!person || !right) {
    await database.asSystem(tx => recordFailure(tx, account, { personId: person?.id ?? null, locks, ...input }))
    await nextBeat(startedAt)
    throw new Refusal(codes.wrongEmailOrPassword)
  }
  // Only reported after the right password: otherwise it would reveal that the account exists.
  if (!person.hasPlace) throw new Refusal(codes.accountNotActive)

  return database.asSystem(async tx => {
    const { email, remember, previousSession, origin } = input
    await clearPasswordAttempts(tx, { email, address: origin.address })
    return afterFirstFactor(tx, account, { person, factor: 'PASSWORD', remember, previousSession, origin })
  })
}

/** Counts the attempt, and looks up the user only if it is allowed. */
async function takeAttempts(tx: SystemTx, { rules: { lockout } }: Account, { email, origin }: SignInInput) {
  const attempt = await takePasswordAttempt(tx, lockout, { email, address: origin.address })
  if (!attempt.allowed) return { secondsLeft: attempt.secondsLeft, person: undefined, locks: false }
  return { secondsLeft: 0, person: await findPersonByEmail(tx, email), locks: attempt.locks }
}

async function recordFailure(
  tx: SystemTx,
  account: Account,
  { personId, origin, locks }: { personId: string | null; origin: Origin; locks: boolean },
) {
  await recordSecurityEvent(tx, { personId, event: 'SIGN_IN_FAILED', origin })
  if (locks && personId !== null) await recordLockout(tx, account, { personId, origin })
}
