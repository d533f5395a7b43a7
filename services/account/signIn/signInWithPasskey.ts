// Sign-in with only a passkey: it is a possession, and unlocking it is the second factor.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { hasPlace } from '../people/public.ts'
import { acceptPasskey, openPasskeyRequest } from '../secondFactor/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { OpenSession } from '../sessions/public.ts'
import { uncountAddressAttempt, takeAddressAttempt } from './addressAttempts.ts'
import { personOfChallenge } from './challenge.ts'
import { startSession } from './startSession.ts'
import { attemptsExceeded } from '../throttle/public.ts'

type PasskeySignIn = { answer: string; remember: boolean; previousSession: string | undefined; origin: Origin }

/** The browser's options: for any passkey, or for one of the user who entered their password. */
export function startPasskeySignIn({ database, publicOrigin }: Account, challengeToken: string | undefined) {
  return database.asSystem(async tx => {
    if (challengeToken === undefined)
      return openPasskeyRequest(tx, publicOrigin, { purpose: 'SIGN_IN', personId: null })
    const personId = await personOfChallenge(tx, challengeToken)
    if (personId === undefined) throw new Refusal(codes.secondFactorExpired)
    return openPasskeyRequest(tx, publicOrigin, { purpose: 'SIGN_IN', personId })
  })
}

export async function signInWithPasskey(account: Account, input: PasskeySignIn): Promise<OpenSession> {
  // Refusals are thrown after the commit: the attempt is counted and the challenge used up.
  const outcome = await account.database.asSystem(tx => attempt(tx, account, input))
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

async function attempt(tx: SystemTx, account: Account, { answer, ...start }: PasskeySignIn) {
  const { lockout } = account.rules
  const { origin } = start
  if (origin.address) {
    const taken = await takeAddressAttempt(tx, lockout, { purpose: 'SIGN_IN', address: origin.address })
    if (!taken.allowed) return attemptsExceeded(taken.secondsLeft)
  }
  const outcome = await acceptPasskey(tx, account, { purpose: 'SIGN_IN', personId: null, answer })
  if (outcome.kind === 'refused') {
    await recordSecurityEvent(tx, { personId: null, event: 'SIGN_IN_FAILED', origin })
    return outcome.refusal
  }
  const { personId } = outcome
  if (origin.address) await uncountAddressAttempt(tx, origin.address)
  if (!(await hasPlace(tx, personId))) return new Refusal(codes.accountNotActive)
  return startSession(tx, account, { ...start, personId, factors: ['PASSKEY'] })
}
