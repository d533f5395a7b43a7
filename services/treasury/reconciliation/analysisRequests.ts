// Accounts whose new lines are to be analyzed: requested in the transaction that stores them.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { analyzeJob } from './jobs.ts'
import { analysisRequest as table, type RunRow } from './table.ts'

const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)

/** Enqueues analysis of an account's lines for the end of this transaction. */
export async function requestAnalysis(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { bankAccountId }: { bankAccountId: string },
): Promise<void> {
  await tx
    .insert(table)
    .values({ organizationId: tx.organizationId, bankAccountId })
    .onConflictDoUpdate({
      target: [table.organizationId, table.bankAccountId],
      // A running run may have read the account before these lines were stored.
      set: { runId: null },
    })
  // A separate job for each: a waiting one may start before this transaction commits, and would not see these lines.
  await jobs.enqueue(tx, analyzeJob, { organizationId: tx.organizationId })
}

/** Accounts without a run so far. */
export async function waitingAccounts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: table.bankAccountId })
    .from(table)
    .where(and(ofOrganization(tx), isNull(table.runId)))
    .orderBy(table.bankAccountId)
  return rows.map(({ id }) => id)
}

/** Claims the requests so far for this run, which reads the lines afterwards. */
export async function claimRequests(tx: Tx, { id, bankAccountId }: RunRow): Promise<void> {
  const covered = bankAccountId === null ? undefined : eq(table.bankAccountId, bankAccountId)
  await tx
    .update(table)
    .set({ runId: id })
    .where(and(ofOrganization(tx), covered))
}

/** The run has ended: its requests are done, or abandoned with it. */
export async function dropRequests(tx: Tx, { id }: Pick<RunRow, 'id'>): Promise<void> {
  await tx.delete(table).where(and(ofOrganization(tx), eq(table.runId, id)))
}

/** Runs were replaced by another one, which may cover less: their requests wait again. */
export async function releaseRequests(tx: Tx, runs: readonly Pick<RunRow, 'id'>[]): Promise<void> {
  const ids = runs.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(table)
      .set({ runId: null })
      .where(and(ofOrganization(tx), inArray(table.runId, ids)))
}
