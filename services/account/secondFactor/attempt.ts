// Counts attempts to guess a code of an app, or a backup code. A right password doesn't reset them. Sign-in and actions within a session
// count separately: otherwise knowing a user's password would be enough to lock their approvals.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { recordLockout } from '../people/public.ts'
import { attemptsExceeded, forgive, uncountAttempt, takeAttempt } from '../throttle/public.ts'

/** Other results than right, used already, and wrong: the user has no factor, has a different one, or has no backup code left. */
type Checked = 'accepted' | 'used' | 'wrong' | 'none' | 'otherMethod' | 'noBackupCode'

/** What a code is for: signing in, or an action within a session. */
export type CodePurpose = 'SIGN_IN' | 'FRESH_FACTOR'

/** The user of a code, and its purpose. */
export type CodeGiver = { personId: string; purpose: CodePurpose; origin: Origin }

const COUNTER_OF = { SIGN_IN: 'second-factor', FRESH_FACTOR: 'fresh-factor' } as const

export type CodeOutcome = { kind: Checked } | { kind: 'locked'; secondsLeft: number }

/** Never throws for a wrong code, so that the commit counts the attempt. */
export async function countAttempt(
  tx: SystemTx,
  account: Account,
  { personId, purpose, origin }: CodeGiver,
  check: () => Promise<Checked>,
): Promise<CodeOutcome> {
  const { lockout } = account.rules
  const limit = { ...lockout, attempts: lockout.attemptsPerFactor }
  const counter = COUNTER_OF[purpose]
  const attempt = await takeAttempt(tx, counter, personId, limit)
  if (!attempt.allowed) return { kind: 'locked', secondsLeft: attempt.secondsLeft }
  const kind = await check()
  if (kind === 'accepted') await forgive(tx, counter, personId)
  // Sent twice, by a double click or a second tab: this was no guess.
  if (kind === 'used') await uncountAttempt(tx, counter, personId)
  if (kind === 'wrong' || kind === 'used') {
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
    if (kind === 'wrong' && attempt.locks) await recordLockout(tx, account, { personId, origin })
  }
  return { kind }
}

/** Why a code was refused, or undefined when it was accepted. */
export function refusalOfCode(outcome: CodeOutcome): Refusal | undefined {
  switch (outcome.kind) {
    case 'accepted':
      return undefined
    case 'used':
      return codeUsed()
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

export const codeUsed = () => new Refusal(codes.twoFactorCodeUsed, { path: 'code' })
