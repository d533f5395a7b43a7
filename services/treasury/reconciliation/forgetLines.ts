// An import is undone with its lines. Matches of them that were removed stay in the history, with who made and removed them and why; where
// their money went is told by the activity log.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'

/** Takes the lines of an import out of removed matches; those in force keep theirs. The caller holds the lines' locks. */
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
