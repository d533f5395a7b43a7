// Facts that one statement reads of many records, each for whoever may see those records.
import { type SQL, sql } from 'drizzle-orm'

/** A fact, and the permission that it is for. */
export type Fact = { view: string; of: SQL }

/** The facts as columns of their names; null where the caller may not see what they are of. */
export function factColumns(facts: Readonly<Record<string, Fact>>, permissions: ReadonlySet<string>): SQL {
  const columns = Object.entries(facts).map(
    ([name, { view, of }]) => sql`${permissions.has(view) ? of : sql`null::jsonb`} as ${sql.identifier(name)}`,
  )
  return sql.join(columns, sql`, `)
}
