// Who wrote a part of what people approve. None of them approves it, unless the organization lets people approve their own.
import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../kit/database/database.ts'
import { mayApproveOwn } from '../projection/public.ts'

/** These people, each once; null stands for the system, which writes nothing of its own. */
export const authorsAmong = (...people: readonly (string | null)[]): string[] => [
  ...new Set(people.filter(person => person !== null)),
]

/** The authors of a row with the person who changes it, as a value of that change. */
export const withActor = ({ actorId }: Pick<Tx, 'actorId'>, authors: AnyPgColumn): SQL =>
  sql`case when ${actorId}::uuid is null or ${actorId}::uuid = any (${authors}) then ${authors}
    else array_append(${authors}, ${actorId}::uuid) end`

/** Whether the approval of this person, by default of whoever acts, counts: as a condition of the statement that writes or reads it. */
export const mayCount = (
  tx: Pick<Tx, 'actorId' | 'organizationId'>,
  authors: AnyPgColumn | SQL,
  person: AnyPgColumn | SQL = sql`${tx.actorId}::uuid`,
): SQL => sql`(${mayApproveOwn(tx)} or not ${person} = any (${authors}))`
