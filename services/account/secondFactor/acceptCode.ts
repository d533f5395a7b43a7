// One code of an authenticator app, checked and used up. Sign-in and approvals share the last step, so that a code accepted for one
// can't be given again for the other.
import { sql } from 'drizzle-orm'
import type { SystemTx } from '../../kit/database/database.ts'
import type { Account } from '../account.ts'
import { findFactor, findPerson } from '../people/public.ts'
import { type CodeGiver, type CodeOutcome, countAttempt } from './attempt.ts'
import { stepOfCode } from './authenticatorCode.ts'

type Given = CodeGiver & { code: string }

/** What became of a code, with the step of time that it was made for. */
type AcceptOutcome = { outcome: CodeOutcome; step: number | undefined }

/** Never throws for a wrong code, so that the attempt is counted by the commit. */
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

/** Whether a code is right, and was used up by its person already. Counts nothing: it opens nothing any more. */
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

/** Compare and set: of any number of callers with codes of one step, one gets true. */
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
