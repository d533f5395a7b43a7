// Undoing an import deletes its lines. Their undone matches stay in the history, with who made and undid them and why; the activity log
// shows the allocations.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Removes an import's lines from undone matches; active ones keep theirs. The caller holds the lines' locks. */
export async function forgetImportedLines(tx: Tx, importId: string): Promise<void> {
  await tx.execute(sql`
    with gone as (
      select a.id from allocation a
      join statement_transaction s on s.organization_id = a.organization_id and s.id = a.statement_transaction_id
      join reconciliation r on r.organization_id = a.organization_id and r.id = a.reconciliation_id
      where a.organization_id = ${tx.organizationId} and s.import_id = ${importId} and r.removed_at is not null),
    explained as (
      delete from adjustment d using gone where d.organization_id = ${tx.organizationId} and d.allocation_id = gone.id)
    delete from allocation a using gone where a.organization_id = ${tx.organizationId} and a.id = gone.id`)
}
