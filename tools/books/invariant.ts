// What must hold of the books, in words and as a question that finds the rows which break it. `npm run verify-books` asks them of an
// installation, and tests ask them of what they played.
import type { Client } from 'pg'

export type Invariant = {
  /** What holds, in words. */
  holds: string
  /** Finds rows that should not be there, each with what leads to its record. `{of x}`: the row x belongs to the organization looked at. */
  query: string
}

/** What does not hold, and the first records that break it. */
export type Broken = { organizationId: string; holds: string; records: object[] }

/** One connection. */
export type Asked = Pick<Client, 'query'>

const UUID = /^[0-9a-f-]{36}$/
/** Enough to see what is wrong. */
export const SHOWN = 3

/** The text of a question about one organization, or about all. */
export function within(query: string, organizationId: string | undefined): string {
  if (organizationId !== undefined && !UUID.test(organizationId)) throw new TypeError('not an id')
  return query.replaceAll(/\{of (\w+)\}/g, (_whole, alias: string) =>
    organizationId === undefined ? 'true' : `${alias}.organization_id = '${organizationId}'`,
  )
}

/** Asks all of an organization. */
export async function brokenOf(
  client: Asked,
  organizationId: string,
  invariants: readonly Invariant[],
): Promise<Broken[]> {
  const broken: Broken[] = []
  for (const { holds, query } of invariants) {
    const { rows } = await client.query<object>(`select * from (${within(query, organizationId)}) found limit ${SHOWN}`)
    if (rows.length > 0) broken.push({ organizationId, holds, records: rows })
  }
  return broken
}
