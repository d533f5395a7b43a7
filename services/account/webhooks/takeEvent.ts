// An event of a service's feed becomes a delivery to each subscribed webhook.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { FeedEvent } from '../../kit/outbox/feed.ts'
import type { Audience } from '../../kit/tokens.ts'
import type { Account } from '../account.ts'
import { type SubscribableEvent, eventOf } from './events.ts'
import { eventIdOf, type Happening, queueDelivery } from './queueDelivery.ts'
import { webhook } from './table.ts'

/** Handles an event. False when there is no subscriber, which is the case for most events, after at most one read. */
export async function takeEvent(
  account: Pick<Account, 'database' | 'jobs'>,
  service: Audience,
  { position, organizationId, type, subjectId, scopeId }: FeedEvent,
): Promise<boolean> {
  const event = eventOf(service, type)
  if (event === undefined || organizationId === null) return false
  const { database } = account
  const listening = await database.readInOrganization(organizationId, null, tx => listenersTo(tx, event))
  if (listening.length === 0) return false
  const happening: Happening = {
    eventId: eventIdOf(service, position, organizationId, type, subjectId),
    event,
    data: { uuid: subjectId, ...(scopeId !== null && { bankAccountUuid: scopeId }) },
  }
  await database.inOrganization(organizationId, null, async tx => {
    for (const { id } of listening) await queueDelivery(tx, account, id, happening)
  })
  return true
}

const listenersTo = (tx: Tx, event: SubscribableEvent) =>
  tx
    .select({ id: webhook.id })
    .from(webhook)
    .where(
      and(
        eq(webhook.organizationId, tx.organizationId),
        eq(webhook.status, 'ACTIVE'),
        sql`${event} = any (${webhook.events})`,
      ),
    )
