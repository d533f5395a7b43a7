// The second factor of a sign-in.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import {
  secondFactorCodes,
  acceptBackupCode,
  acceptCode,
  acceptPasskey,
  type CeremonyPurpose,
  codeUsed,
  digestOfBackupCode,
  isUsedBackupCode,
  isUsedCode,
  refusalOfCode,
  type TwoFactorMethod,
} from '../secondFactor/public.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import type { OpenSession } from '../sessions/public.ts'
import { closeChallenge, findChallenge, uncountChallengeAttempt, takeChallengeAttempt } from './challenge.ts'
import { startSession } from './startSession.ts'

/** A user's second factor. */
export type ShownFactor = { method: TwoFactorMethod; code?: string | undefined; passkeyAssertion?: string | undefined }

export type VerifyInput = ShownFactor & {
  challengeToken: string
  previousSession: string | undefined
  origin: Origin
}

export async function verifyTwoFactor(account: Account, input: VerifyInput): Promise<OpenSession> {
  const { database, rules } = account
  const { challengeToken, method, origin, previousSession } = input
  const challenge = await database.readAsSystem(tx => findChallenge(tx, challengeToken))
  if (!challenge) throw new Refusal(codes.secondFactorExpired)
  const { personId, remember, firstFactor } = challenge
  const factor = await prepareFactor(account, { ...input, personId, purpose: 'SIGN_IN' })
  // The refusal is thrown after the commit: a wrong attempt must be counted.
  const outcome = await database.asSystem(async tx => {
    if (!(await takeChallengeAttempt(tx, rules.challenge, challengeToken))) {
      return (await factor.wasUsed(tx)) ? codeUsed() : new Refusal(codes.secondFactorExpired)
    }
    const refusal = await factor.check(tx)
    if (refusal?.row === secondFactorCodes.twoFactorCodeUsed) await uncountChallengeAttempt(tx, challengeToken)
    if (refusal) return refusal
    if (!(await closeChallenge(tx, challengeToken))) return new Refusal(codes.secondFactorExpired)
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_PASSED', origin })
    return startSession(tx, account, { personId, remember, factors: [firstFactor, method], previousSession, origin })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** `purpose` is that of the passkey's challenge, if it is one. */
type Preparation = ShownFactor & { personId: string; purpose: CeremonyPurpose; origin: Origin }

type PreparedFactor = {
  /** Checks the factor and uses it up; returns why it is refused. */
  check: (tx: SystemTx) => Promise<Refusal | undefined>
  /** Whether it was right, but used already. */
  wasUsed: (tx: SystemTx) => Promise<boolean>
}

/** Does the slow work before the transaction. */
export async function prepareFactor(
  account: Account,
  { personId, purpose, origin, method, ...shown }: Preparation,
): Promise<PreparedFactor> {
  // Proving a factor within a session counts like signing in, so its codes count with those of the sign-in.
  const giver = { personId, purpose: 'SIGN_IN', origin } as const
  switch (method) {
    case 'AUTHENTICATOR_APP': {
      const code = required(shown.code, 'code')
      return {
        check: async tx => refusalOfCode((await acceptCode(tx, account, { ...giver, code })).outcome),
        wasUsed: tx => isUsedCode(tx, account, { personId, code }),
      }
    }
    case 'BACKUP_CODES': {
      const digest = await digestOfBackupCode(account, personId, required(shown.code, 'code'))
      return {
        check: async tx => refusalOfCode(await acceptBackupCode(tx, account, { ...giver, digest })),
        wasUsed: tx => isUsedBackupCode(tx, personId, digest),
      }
    }
    case 'PASSKEY': {
      const answer = required(shown.passkeyAssertion, 'passkeyAssertion')
      return {
        check: async tx => {
          const outcome = await acceptPasskey(tx, account, { purpose, personId, answer })
          if (outcome.kind === 'accepted') return undefined
          await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
          return outcome.refusal
        },
        wasUsed: () => Promise.resolve(false),
      }
    }
  }
}

function required(value: string | undefined, path: string): string {
  if (value === undefined) throw new Refusal(secondFactorCodes.secondFactorRequired, { path })
  return value
}
