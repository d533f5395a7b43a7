// One attempt at what can be guessed: a code of an app, a backup code. A right password forgives none. Sign-in and what is done within a
// session count apart: whoever knows somebody's password could otherwise lock their approvals.
import type { SystemTx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Account, Origin } from '../account.ts'
import { codes } from './errors.ts'
import { recordSecurityEvent } from '../securityLog/public.ts'
import { recordLockout } from '../people/public.ts'
import { attemptsExceeded, forgive, giveBack, takeAttempt } from '../throttle/public.ts'

/** Besides right, right but used already, and wrong: the person has no factor at all, has another one than an app, or has no backup code left. */
type Checked = 'accepted' | 'used' | 'wrong' | 'none' | 'otherMethod' | 'noBackupCode'

/** What a code is given for: to come in, or for something within a session. */
export type CodePurpose = 'SIGN_IN' | 'FRESH_FACTOR'

/** Who gives a code, and what for. */
export type CodeGiver = { personId: string; purpose: CodePurpose; origin: Origin }

const COUNTER_OF = { SIGN_IN: 'second-factor', FRESH_FACTOR: 'fresh-factor' } as const

export type CodeOutcome = { kind: Checked } | { kind: 'locked'; secondsLeft: number }

/** Never throws for a wrong code, so that the attempt is counted by the commit. */
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
  // Sent twice, by a double click or a second tab: nobody has guessed.
  if (kind === 'used') await giveBack(tx, counter, personId)
  if (kind === 'wrong' || kind === 'used') {
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
    if (kind === 'wrong' && attempt.locks) await recordLockout(tx, account, { personId, origin })
  }
  return { kind }
}

/** Why a code was not accepted, or undefined when it was. */
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
