// The second factor of a sign-in.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { acceptCode } from '../secondFactor/acceptCode.ts'
import { acceptPasskey } from '../secondFactor/assertPasskey.ts'
import { refusalOfCode } from '../secondFactor/attempt.ts'
import { acceptBackupCode, digestOfBackupCode } from '../secondFactor/backupCodes.ts'
import type { TwoFactorMethod } from '../secondFactor/listFactors.ts'
import type { CeremonyPurpose } from '../secondFactor/passkeyCeremony.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import type { OpenSession } from '../sessions/openSession.ts'
import { closeChallenge, takeChallengeAttempt } from './challenge.ts'
import { startSession } from './startSession.ts'

/** What a person shows as their second factor. */
export type ShownFactor = { method: TwoFactorMethod; code?: string | undefined; passkeyAssertion?: string | undefined }

export type VerifyInput = ShownFactor & {
  challengeToken: string
  previousSession: string | undefined
  origin: Origin
}

export async function verifyTwoFactor(account: Account, input: VerifyInput): Promise<OpenSession> {
  const { database, rules } = account
  const { challengeToken, method, origin, previousSession } = input
  const challenge = await database.asSystem(tx => takeChallengeAttempt(tx, rules.challenge, challengeToken))
  if (!challenge) throw new Refusal(codes.secondFactorExpired)
  const { personId, remember, firstFactor } = challenge
  const check = await prepareFactor(account, { ...input, personId, purpose: 'SIGN_IN' })
  // The refusal is thrown after the commit: a wrong attempt must be counted.
  const outcome = await database.asSystem(async tx => {
    const refusal = await check(tx)
    if (refusal) return refusal
    if (!(await closeChallenge(tx, challengeToken))) return new Refusal(codes.secondFactorExpired)
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_PASSED', origin })
    return startSession(tx, account, { personId, remember, factors: [firstFactor, method], previousSession, origin })
  })
  if (outcome instanceof Refusal) throw outcome
  return outcome
}

/** `purpose` is what the passkey, if it is one, was asked for. */
type Preparation = ShownFactor & { personId: string; purpose: CeremonyPurpose; origin: Origin }

/** Does what takes long before the transaction; what it answers then checks the factor, and says why it does not hold. */
export async function prepareFactor(
  account: Account,
  { personId, purpose, origin, method, ...shown }: Preparation,
): Promise<(tx: SystemTx) => Promise<Refusal | undefined>> {
  switch (method) {
    case 'AUTHENTICATOR_APP': {
      const code = required(shown.code, 'code')
      return async tx => refusalOfCode((await acceptCode(tx, account, { personId, code, origin })).outcome)
    }
    case 'BACKUP_CODES': {
      const digest = await digestOfBackupCode(account, personId, required(shown.code, 'code'))
      return async tx => refusalOfCode(await acceptBackupCode(tx, account, { personId, digest, origin }))
    }
    case 'PASSKEY': {
      const answer = required(shown.passkeyAssertion, 'passkeyAssertion')
      return async tx => {
        const outcome = await acceptPasskey(tx, account, { purpose, personId, answer })
        if (outcome.kind === 'accepted') return undefined
        await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
        return outcome.refusal
      }
    }
  }
}

function required(value: string | undefined, path: string): string {
  if (value === undefined) throw new Refusal(codes.secondFactorRequired, { path })
  return value
}
