// Checks and uses up a code of an authenticator app. Sign-in and approvals share the last time step, so that a code accepted for one can't
// be used for the other.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { findFactor, findPerson } from '../people/public.ts'
import { type CodeGiver, type CodeOutcome, countAttempt } from './attempt.ts'
import { stepOfCode } from './authenticatorCode.ts'

type Given = CodeGiver & { code: string }

/** The outcome of a code, with its time step. */
type AcceptOutcome = { outcome: CodeOutcome; step: number | undefined }

/** Never throws for a wrong code, so that the commit counts the attempt. */
export async function acceptCode(tx: SystemTx, account: Account, { code, ...who }: Given): Promise<AcceptOutcome> {
  let step: number | undefined
  const outcome = await countAttempt(tx, account, who, async () => {
    const factor = await findFactor(tx, who.personId)
    if (!factor) return (await findPerson(tx, who.personId))?.hasSecondFactor ? 'otherMethod' : 'none'
    step = stepOfCode(account.secrets.decrypt(factor.secret, factor.id), code, await databaseSeconds(tx))
    if (step === undefined) return 'wrong'
    return (await consumeStep(tx, factor.id, step)) ? 'accepted' : 'used'
  })
  return { outcome, step }
}

/** Whether a code is right, but was used already. Doesn't count as an attempt, since it can't be used again. */
export async function isUsedCode(
  tx: SystemTx,
  account: Account,
  { personId, code }: { personId: string; code: string },
): Promise<boolean> {
  const factor = await findFactor(tx, personId)
  if (!factor) return false
  const step = stepOfCode(account.secrets.decrypt(factor.secret, factor.id), code, await databaseSeconds(tx))
  const { rowCount } = await tx.execute(
    sql`select from factor where id = ${factor.id} and last_step = ${step ?? null}::bigint`,
  )
  return rowCount === 1
}

/** Compare and set: only one of several concurrent calls with codes of the same step gets true. */
export async function consumeStep(tx: SystemTx, factorId: string, step: number): Promise<boolean> {
  const { rowCount } = await tx.execute(
    sql`update factor set last_step = ${step}, last_used_at = now() where id = ${factorId} and (last_step is null or last_step < ${step})`,
  )
  return rowCount === 1
}

/** One clock for all processes. */
export async function databaseSeconds(tx: SystemTx): Promise<number> {
  const { rows } = await tx.execute<{ now: number }>(sql`select extract(epoch from clock_timestamp())::float8 as now`)
  if (!rows[0]) throw new Error('the database told no time')
  return rows[0].now
}
