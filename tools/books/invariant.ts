// What must hold of the books, asked of a connection. `npm run verify-books` asks it of an installation, and tests of what they played.
import type { Client } from 'pg'
import { type Invariant, within } from '../../services/kit/database/invariants.ts'

/** What does not hold, and the first records that break it. */
export type Broken = { organizationId: string; holds: string; records: object[] }

/** One connection. */
export type Asked = Pick<Client, 'query'>

/** Enough to see what is wrong. */
export const SHOWN = 3

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
