// One code of an authenticator app, checked and used up. Sign-in and approvals share the counter of wrong codes and the last step,
// so that a code accepted for one can't be given again for the other.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account, Origin } from '../account.ts'
import { findFactor } from '../people/findPerson.ts'
import { recordSecurityEvent } from '../securityLog/record.ts'
import { stepOfCode } from './authenticatorCode.ts'
import { forgive, takeAttempt } from './throttle.ts'

export type CodeOutcome =
  { kind: 'accepted' } | { kind: 'wrong' } | { kind: 'none' } | { kind: 'locked'; secondsLeft: number }

/** Never throws for a wrong code, so that the attempt is counted by the commit. */
export async function acceptCode(
  tx: SystemTx,
  { secrets, rules }: Pick<Account, 'secrets' | 'rules'>,
  { personId, code, origin }: { personId: string; code: string; origin: Origin },
): Promise<CodeOutcome> {
  const limit = { ...rules.lockout, attempts: rules.lockout.attemptsPerFactor }
  const attempt = await takeAttempt(tx, 'second-factor', personId, limit)
  if (!attempt.allowed) return { kind: 'locked', secondsLeft: attempt.secondsLeft }
  const factor = await findFactor(tx, personId)
  if (!factor) return { kind: 'none' }
  const step = stepOfCode(secrets.decrypt(factor.secret, factor.id), code, await databaseSeconds(tx))
  if (step === undefined || !(await consumeStep(tx, factor.id, step))) {
    await recordSecurityEvent(tx, { personId, event: 'TWO_FACTOR_FAILED', origin })
    return { kind: 'wrong' }
  }
  await forgive(tx, 'second-factor', personId)
  return { kind: 'accepted' }
}

/** Compare and set: of any number of callers with codes of one step, one gets true. */
async function consumeStep(tx: SystemTx, factorId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update factor set last_step = ${step}, last_used_at = now() where id = ${factorId} and (last_step is null or last_step < ${step})`,
  )
  return rowCount === 1
}

/** One clock for all processes. */
async function databaseSeconds(tx: SystemTx): Promise<number> {
  const { rows } = await tx.execute<{ now: number }>(sql`select extract(epoch from clock_timestamp())::float8 as now`)
  if (!rows[0]) throw new Error('the database told no time')
  return rows[0].now
}
