// One attempt at what can be guessed: a code of an app, a backup code. All of a person's count together, and a right password
// forgives none of them.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from '../errors.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { recordLockout } from '../securityLog/recordLockout.ts'
import { attemptsExceeded, forgive, takeAttempt } from '../signIn/throttle.ts'

/** Besides right and wrong: the person has no factor at all, has another one than an app, or has no backup code left. */
type Checked = 'accepted' | 'wrong' | 'none' | 'otherMethod' | 'noBackupCode'

export type CodeOutcome = { kind: Checked } | { kind: 'locked'; secondsLeft: number }

/** Never throws for a wrong code, so that the attempt is counted by the commit. */
export async function countAttempt(
  tx: SystemTx,
  account: Account,
  { personId, origin }: { personId: string; origin: Origin },
  check: () => Promise<Checked>,
): Promise<CodeOutcome> {
  const { lockout } = account.rules
  const limit = { ...lockout, attempts: lockout.attemptsPerFactor }
  const attempt = await takeAttempt(tx, 'second-factor', personId, limit)
  if (!attempt.allowed) return { kind: 'locked', secondsLeft: attempt.secondsLeft }
  const kind = await check()
  if (kind === 'accepted') await forgive(tx, 'second-factor', personId)
  if (kind === 'wrong') {
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
    if (attempt.locks) await recordLockout(tx, account, { personId, origin })
  }
  return { kind }
}

/** Why a code was not accepted, or undefined when it was. */
export function refusalOfCode(outcome: CodeOutcome): Refusal | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined
    case 'wrong':
      return new Refusal(codes.invalidTwoFactorCode, { path: 'code' })
    case 'none':
      return new Refusal(codes.secondFactorSetupRequired)
    case 'otherMethod':
      return new Refusal(codes.wrongTwoFactorType)
    case 'noBackupCode':
      return new Refusal(codes.noBackupCode, { path: 'code' })
    case 'locked':
      return attemptsExceeded(outcome.secondsLeft)
  }
}
