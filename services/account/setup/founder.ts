// The founder is the user who signed up by the setup link and has not created the first organization yet.
import { sql } from 'drizzle-orm'
import type { SystemTx, Tx } from '../../kit/database/database.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { codes } from './errors.ts'

/** Serializes changes of links, founders and first organizations. */
export async function lockSetup(tx: SystemTx | Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('setup_link', 0))`)
}

/** Whether the installation is set up: an organization has its owner. */
export async function hasOwner(tx: SystemTx): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`select exists (select from membership where is_owner) as has`)
  return rows[0]?.has === true
}

/** Whether any account exists, including a founder who has not finished. */
export async function hasPeople(tx: SystemTx): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`select exists (select from person) as has`)
  return rows[0]?.has === true
}

/** Uses up the founder's right to create the first organization; refuses if it is gone. */
export async function claimFirstOrganization(tx: Tx): Promise<void> {
  await lockSetup(tx)
  const claimed = await tx.execute(sql`
    update setup_link set created_organization_id = ${tx.organizationId}
    where person_id = ${tx.actorId} and created_organization_id is null`)
  if (claimed.rowCount === 0) throw new Refusal(codes.alreadySetUp)
}
