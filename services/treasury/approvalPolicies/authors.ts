// The authors of a record that needs approval. They may not approve it, unless the organization lets users approve their own records.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../kit/database/database.ts'
import { mayApproveOwn } from '../projection/public.ts'

/** These users without duplicates; null stands for the system, which authors nothing. */
export const authorsAmong = (...people: readonly (string | null)[]): string[] => [
  ...new Set(people.filter(person => person !== null)),
]

/** The authors of a row plus the user who changes it, as a value of that change. */
export const withActor = ({ actorId }: Pick<Tx, 'actorId'>, authors: AnyPgColumn): SQL =>
  sql`case when ${actorId}::uuid is null or ${actorId}::uuid = any (${authors}) then ${authors}
    else array_append(${authors}, ${actorId}::uuid) end`

/** Whether an approval by this user (by default the caller) counts, as a condition of the statement that writes or reads it. */
export const mayCount = (
  tx: Pick<Tx, 'actorId' | 'organizationId'>,
  authors: AnyPgColumn | SQL,
  person: AnyPgColumn | SQL = sql`${tx.actorId}::uuid`,
): SQL => sql`(${mayApproveOwn(tx)} or not ${person} = any (${authors}))`
