import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../kit/database/database.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import { isOpen, type RequestLink } from './link.ts'

/** Stores what was typed so far, in the form's own format; it is validated when the form is sent. */
export async function saveDraft(tx: Tx, { invitationId }: RequestLink, draft: string): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update customer_invitation set draft = ${draft}, draft_saved_at = now()
    where organization_id = ${tx.organizationId} and id = ${invitationId} and ${isOpen}`)
  if (rowCount !== 1) throw new Refusal(codes.customerLinkInvalid)
}

/** What was typed before, on any device and with any earlier link. */
export async function readDraft(tx: Tx, { invitationId }: RequestLink): Promise<string | null> {
  const { rows } = await tx.execute<{ draft: string | null }>(sql`
    select draft from customer_invitation where organization_id = ${tx.organizationId} and id = ${invitationId}`)
  return rows[0]?.draft ?? null
}
