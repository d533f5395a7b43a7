// Facts that one statement reads for many records, each limited to users who may see them.
import { type SQL, sql } from 'drizzle-orm'

/** A fact and the permission to see it. */
export type Fact = { view: string; of: SQL }

/** The facts as columns of their names; null where the caller lacks the permission. */
export function factColumns(facts: Readonly<Record<string, Fact>>, permissions: ReadonlySet<string>): SQL {
  const columns = Object.entries(facts).map(
    ([name, { view, of }]) => sql`${permissions.has(view) ? of : sql`null::jsonb`} as ${sql.identifier(name)}`,
  )
  return sql.join(columns, sql`, `)
}
