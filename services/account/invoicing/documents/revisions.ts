// The changes of a document, by version.
import { sql } from 'drizzle-orm'
import type { AnyPgColumn, AnyPgTable } from 'drizzle-orm/pg-core'
import { toRfc3339 } from '../../../kit/database/columns.ts'
import type { Tx } from '../../../kit/database/database.ts'
import type { DocumentChange } from './changes.ts'

const MAX_REVISIONS = 100

type Stored<Change> = { documentId: string; number: number; at: string; actorId: string | null; changes: Change[] }

/** The revisions in `table`, whose column `ownerId` names the document; `owner` is its name in responses. */
export const revisionsOf = <Owner extends string, Change extends object = DocumentChange>(
  table: AnyPgTable,
  ownerId: AnyPgColumn,
  owner: Owner,
) => {
  const column = sql.identifier(ownerId.name)
  return {
    /** The document's row is locked or new, so no other revision can use the number. */
    async keep(tx: Tx, documentId: string, changes: readonly Change[]): Promise<void> {
      await tx.execute(sql`
        insert into ${table} (organization_id, ${column}, number, actor_id, changes)
        select ${tx.organizationId}::uuid, ${documentId}::uuid, coalesce(max(r.number), 0) + 1,
          ${tx.actorId}::uuid, ${JSON.stringify(changes)}::jsonb
        from ${table} r where r.organization_id = ${tx.organizationId} and r.${column} = ${documentId}`)
    },
    /** The 100 newest revisions of each document, newest first. */
    async list(tx: Tx, documentIds: readonly string[]) {
      const { rows } = await tx.execute<Stored<Change>>(sql`
        select r.${column} as "documentId", r.number, r.at, r.actor_id as "actorId", r.changes
        from unnest(${sql.param([...documentIds])}::uuid[]) as wanted (id)
        cross join lateral (
          select * from ${table} one
          where one.organization_id = ${tx.organizationId} and one.${column} = wanted.id
          order by one.number desc limit ${MAX_REVISIONS}) r
        order by r.${column}, r.number desc`)
      return rows.map(({ documentId, at, ...rest }) => {
        const named = { [owner]: documentId } as Record<Owner, string>
        return { ...named, ...rest, at: toRfc3339(at) }
      })
    },
  }
}
