// Accounts whose new lines are to be analyzed: whoever stores some asks for it in the same transaction.
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Jobs } from '../../kit/jobs.ts'
import { analyzeJob } from './jobs.ts'
import { analysisRequest as table, type RunRow } from './table.ts'

const ofOrganization = (tx: Tx) => eq(table.organizationId, tx.organizationId)

/** Has the worker analyze an account's lines once this transaction is over. */
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
      // A run that is at work may have read before these lines came.
      set: { runId: null },
    })
  // Each in a job of its own: one that already waits may be taken before this transaction is over, and would see nothing of it.
  await jobs.enqueue(tx, analyzeJob, { organizationId: tx.organizationId })
}

/** Accounts for which no run works yet. */
export async function waitingAccounts(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: table.bankAccountId })
    .from(table)
    .where(and(ofOrganization(tx), isNull(table.runId)))
    .orderBy(table.bankAccountId)
  return rows.map(({ id }) => id)
}

/** What was asked for so far is this run's, which reads after it. */
export async function claimRequests(tx: Tx, { id, bankAccountId }: RunRow): Promise<void> {
  const covered = bankAccountId === null ? undefined : eq(table.bankAccountId, bankAccountId)
  await tx
    .update(table)
    .set({ runId: id })
    .where(and(ofOrganization(tx), covered))
}

/** A run is over: what it claimed is done, or was given up with it. */
export async function dropRequests(tx: Tx, { id }: Pick<RunRow, 'id'>): Promise<void> {
  await tx.delete(table).where(and(ofOrganization(tx), eq(table.runId, id)))
}

/** Runs made way for another one, which may cover less: what they claimed waits again. */
export async function releaseRequests(tx: Tx, runs: readonly Pick<RunRow, 'id'>[]): Promise<void> {
  const ids = runs.map(({ id }) => id)
  if (ids.length > 0)
    await tx
      .update(table)
      .set({ runId: null })
      .where(and(ofOrganization(tx), inArray(table.runId, ids)))
}
