// A session is private to its user, but entering an organization is not: its activity log records the first entry and the sign-out.
import { sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Database, SystemTx, Tx } from '../../kit/database/database.ts'
import { sessionVisit } from './table.ts'

type Visitor = { familyId: string; personId: string; personName: string }

/** Logs SIGNED_IN at the first use of a session in this organization. */
export async function enterOrganization(tx: Tx, visitor: Visitor): Promise<void> {
  const { rowCount } = await tx
    .insert(sessionVisit)
    .values({ organizationId: tx.organizationId, familyId: visitor.familyId })
    .onConflictDoNothing()
  if (rowCount === 1) record(tx, 'SIGNED_IN', visitor)
}

/** The organizations that a session has entered. */
export async function visitedBy(tx: SystemTx, familyId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ organization_id: string }>(
    sql`select organization_id from session_visit where family_id = ${familyId}`,
  )
  return rows.map(row => row.organization_id)
}

/** Logs SIGNED_OUT in each organization that the session has entered. */
export async function leaveOrganizations(
  database: Database,
  organizationIds: string[],
  visitor: Visitor,
): Promise<void> {
  const actorName = visitor.personName
  for (const organizationId of organizationIds) {
    await database.inOrganization(organizationId, visitor.personId, async tx => record(tx, 'SIGNED_OUT', visitor), {
      actorName,
    })
  }
}

const record = (tx: Tx, action: 'SIGNED_IN' | 'SIGNED_OUT', { personId, personName }: Visitor) =>
  recordActivity(tx, { action, recordType: 'USER', recordId: personId, recordLabel: personName })
