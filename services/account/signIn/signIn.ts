// Email and password. The same work, the same answer and the same time for everyone whose pair is wrong, known or not.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { findPersonByEmail, type PersonOfSignIn } from '../people/findPerson.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { openChallenge } from './challenge.ts'
import { TooBusy } from './passwords.ts'
import { startSession } from './startSession.ts'
import { attemptsExceeded, forgive, giveBack, takeAttempt } from './throttle.ts'

export type SignInInput = {
  email: string
  password: string
  remember: boolean
  /** The session that this browser holds already: it ends with the sign-in. */
  previousSession: string | undefined
  origin: Origin
}

/** A started session, or a challenge for those who have a second factor. */
export type SignInOutcome =
  { kind: 'signedIn'; session: OpenSession } | { kind: 'challenged'; token: string; methods: 'AUTHENTICATOR_APP'[] }

export async function signIn(account: Account, input: SignInInput): Promise<SignInOutcome> {
  const { database, rules } = account
  const { secondsLeft, person } = await database.asSystem(tx => takeAttempts(tx, account, input))
  if (secondsLeft > 0) throw attemptsExceeded(secondsLeft)

  const right = await passwordMatches(account, person, input.password)
  if (!person || !right) {
    const failure = { personId: person?.id ?? null, event: 'SIGN_IN_FAILED', origin: input.origin } as const
    await database.asSystem(tx => recordSecurityEvent(tx, failure))
    throw new Refusal(codes.wrongEmailOrPassword)
  }
  // Said only to someone who has just proved the password: to anyone else it would tell that the account exists.
  if (!person.hasPlace) throw new Refusal(codes.accountNotActive)

  return database.asSystem(async (tx): Promise<SignInOutcome> => {
    // The address before the email, as they were taken: in another order two sign-ins of one person lock each other out of both rows.
    if (input.origin.address) await giveBack(tx, 'address', input.origin.address)
    await forgive(tx, 'email', input.email)
    if (person.hasFactor) {
      const token = await openChallenge(tx, rules.challenge, { personId: person.id, remember: input.remember })
      return { kind: 'challenged', token, methods: ['AUTHENTICATOR_APP'] }
    }
    const session = await startSession(tx, rules.session, { ...input, personId: person.id, factors: ['PASSWORD'] })
    return { kind: 'signedIn', session }
  })
}

/** Counts the attempt on the address and on the email as typed, before anything else; the first lock decides. */
async function takeAttempts(tx: SystemTx, { rules: { lockout } }: Account, { email, origin }: SignInInput) {
  if (origin.address) {
    const limit = { ...lockout, attempts: lockout.attemptsPerAddress }
    const attempt = await takeAttempt(tx, 'address', origin.address, limit)
    if (!attempt.allowed) return { secondsLeft: attempt.secondsLeft, person: undefined }
  }
  const attempt = await takeAttempt(tx, 'email', email, { ...lockout, attempts: lockout.attemptsPerEmail })
  if (!attempt.allowed) return { secondsLeft: attempt.secondsLeft, person: undefined }
  return { secondsLeft: 0, person: await findPersonByEmail(tx, email) }
}

/** No connection is held meanwhile. */
async function passwordMatches({ passwords }: Account, person: PersonOfSignIn | undefined, typed: string) {
  try {
    return await passwords.matches(person?.passwordHash ?? undefined, typed)
  } catch (error) {
    if (error instanceof TooBusy) throw new Refusal(codes.tooManyRequests)
    throw error
  }
}
