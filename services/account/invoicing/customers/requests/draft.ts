import { sql } from 'drizzle-orm'
import type { Tx } from '../../../../kit/database/database.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import { codes } from '../errors.ts'
import type { RequestLink } from './link.ts'

export type Draft = { [field: string]: unknown }

/** Keeps what was typed so far, as the form has it; nothing of it is judged before it is sent. */
export async function saveDraft(tx: Tx, { invitationId }: RequestLink, draft: Draft): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update customer_invitation set draft = ${JSON.stringify(draft)}::jsonb, draft_saved_at = now()
    where organization_id = ${tx.organizationId} and id = ${invitationId}
      and used_at is null and cancelled_at is null and expires_at > now()`)
  if (rowCount !== 1) throw new Refusal(codes.customerLinkInvalid)
}

/** What was typed before, on whichever device. */
export async function readDraft(tx: Tx, { invitationId }: RequestLink): Promise<Draft | null> {
  const { rows } = await tx.execute<{ draft: Draft | null }>(sql`
    select draft from customer_invitation where organization_id = ${tx.organizationId} and id = ${invitationId}`)
  return rows[0]?.draft ?? null
}
