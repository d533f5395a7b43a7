// Invariants of the books, checked over a connection. `npm run verify-books` checks an installation, tests check the data that they
// created.
import type { Client } from 'pg'
import { type Invariant, within } from '../../services/kit/database/invariants.ts'

/** A violated invariant, with the first records that violate it. */
export type Broken = { organizationId: string; holds: string; records: object[] }

/** One connection. */
export type Connection = Pick<Client, 'query'>

/** Number of records shown per violation. */
export const SHOWN = 3

/** Checks all invariants of an organization. */
export async function brokenOf(
  client: Connection,
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
