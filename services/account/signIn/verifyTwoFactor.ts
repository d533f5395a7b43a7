// The second factor of a sign-in.
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { acceptCode, type CodeOutcome } from './acceptCode.ts'
import { takeChallengeAttempt, closeChallenge } from './challenge.ts'
import { startSession } from './startSession.ts'
import { attemptsExceeded } from './throttle.ts'

export type VerifyInput = {
  challengeToken: string
  code: string
  previousSession: string | undefined
  origin: Origin
}

export async function verifyTwoFactor(account: Account, input: VerifyInput): Promise<OpenSession> {
  const { database, rules } = account
  // The refusal is thrown after the commit: a wrong attempt must be counted.
  const outcome = await database.asSystem(async tx => {
    const challenge = await takeChallengeAttempt(tx, rules.challenge, input.challengeToken)
    if (!challenge) return new Refusal(codes.secondFactorExpired)
    const { personId, remember } = challenge
    const { code, origin, previousSession } = input
    const refusal = refusalOf(await acceptCode(tx, account, { personId, code, origin }))
    if (refusal) return refusal
    await closeChallenge(tx, input.challengeToken)
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_PASSED', origin })
    const factors = ['PASSWORD', 'AUTHENTICATOR_APP'] as const
    return startSession(tx, rules.session, { personId, remember, factors: [...factors], previousSession, origin })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** Why a code was not accepted, or undefined when it was. */
export function refusalOf(outcome: CodeOutcome): Refusal | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined
    case 'wrong':
      return new Refusal(codes.invalidTwoFactorCode, { path: 'code' })
    case 'none':
      return new Refusal(codes.secondFactorSetupRequired)
    case 'locked':
      return attemptsExceeded(outcome.secondsLeft)
  }
}
