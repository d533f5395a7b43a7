// The links by which customers fill in their request. Whoever holds one is that customer, and nothing more.
import { sql } from 'drizzle-orm'
import type { SystemTx, Tx } from '../../../../kit/database/database.ts'
import { Refusal } from '../../../../kit/http/problem.ts'
import type { Account } from '../../../account.ts'
import { digestOf } from '../../../callers/public.ts'
import { codes } from '../errors.ts'

export type RequestLink = {
  organizationId: string
  organizationName: string
  invitationId: string
  customerId: string
  expiresAt: string
}

/** What a link is worth. One that was never given out looks like one that has expired. */
export type LinkState = 'OPEN' | 'USED' | 'EXPIRED'

type Found = RequestLink & { state: LinkState }

async function find(tx: SystemTx, token: string): Promise<Found | undefined> {
  const { rows } = await tx.execute<Found>(sql`
    select i.organization_id as "organizationId", o.legal_name as "organizationName", i.id as "invitationId",
      i.customer_id as "customerId", to_json(i.expires_at) #>> '{}' as "expiresAt",
      case
        when i.used_at is not null then 'USED'
        when i.cancelled_at is not null or i.expires_at <= now() or c.status not in ('INVITED', 'REJECTED') then 'EXPIRED'
        else 'OPEN'
      end as state
    from customer_invitation i
    join customer c on c.organization_id = i.organization_id and c.id = i.customer_id
    join organization o on o.organization_id = i.organization_id
    where i.token_hash = ${digestOf(token)}`)
  return rows[0]
}

/** What a link is worth, and whose it is while it is open. */
export async function readLink(
  { database }: Account,
  token: string,
): Promise<{ state: LinkState; link?: RequestLink }> {
  const found = await database.readAsSystem(tx => find(tx, token))
  if (!found) return { state: 'EXPIRED' }
  const { state, ...link } = found
  return state === 'OPEN' ? { state, link } : { state }
}

/** The link, which must be open. */
export async function openLink(account: Account, token: string): Promise<RequestLink> {
  const { link } = await readLink(account, token)
  if (!link) throw new Refusal(codes.customerLinkInvalid)
  return link
}

/** Acts as the holder of a link, in its organization. */
export const byLink = <Result>(
  { database }: Account,
  { organizationId }: RequestLink,
  act: (tx: Tx) => Promise<Result>,
): Promise<Result> => database.inOrganization(organizationId, null, act)

/** Uses a link up. Of two who send the form at once, one finds it used. */
export async function useLink(tx: Tx, { invitationId }: RequestLink): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    update customer_invitation set used_at = now(), draft = null
    where organization_id = ${tx.organizationId} and id = ${invitationId}
      and used_at is null and cancelled_at is null and expires_at > now()`)
  if (rowCount !== 1) throw new Refusal(codes.customerLinkInvalid)
}
