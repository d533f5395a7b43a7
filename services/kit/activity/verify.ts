// Proves that no entries of the activity log were changed, removed or cut off.
import { sql } from 'drizzle-orm'
import type { Database, Tx } from '../database/database.ts'

/** The first position of a chain that fails verification. An entry that was removed has neither id nor time. */
type BrokenEntry = { position: number; entryId: string | null; at: string | null }
export type ChainProof = { organizationId: string; entries: number; broken: BrokenEntry | null }

type Row = {
  organization_id: string
  entries: string
  broken_at: string | null
  entry_id: string | null
  at: string | null
}

const PROOF = `
  select o.organization_id, v.entries, v.broken_at, l.id as entry_id,
    to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
  from o cross join lateral verify_activity(o.organization_id) v
  left join activity_log l on l.organization_id = o.organization_id and l.position = v.broken_at
  order by o.organization_id`

const toProof = ({ organization_id: organizationId, entries, broken_at: at, ...entry }: Row): ChainProof => ({
  organizationId,
  entries: Number(entries),
  broken: at === null ? null : { position: Number(at), entryId: entry.entry_id, at: entry.at },
})

/** Recomputes the chain of the transaction's organization. */
export async function proveChain(tx: Tx): Promise<ChainProof> {
  const { rows } = await tx.execute<Row>(
    sql`with o as (select ${tx.organizationId}::uuid as organization_id) ${sql.raw(PROOF)}`,
  )
  return toProof(rows[0]!)
}

/** Recomputes the chain of every organization that has one. */
export async function proveAllChains(database: Pick<Database, 'runAs'>): Promise<ChainProof[]> {
  const rows = await database.runAs<Row>(
    'system',
    `with o as (select organization_id from activity_chain union select organization_id from activity_log) ${PROOF}`,
  )
  return rows.map(toProof)
}
