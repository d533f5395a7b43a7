// Creates and resends deliveries.
import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { codes } from './errors.ts'
import { type ShownDelivery, deliveryList } from './deliveryList.ts'
import { nameOf, type WebhookEvent } from './events.ts'
import { deliveryJob } from './job.ts'
import { webhook, webhookDelivery } from './table.ts'

/** How long we retry. */
export const RETRY_WINDOW = sql`interval '3 days'`

export type Happening = {
  eventId: string
  event: WebhookEvent
  /** Only ids: the receiver reads the record from the API with its own permissions. */
  data: Record<string, string>
}

/** The id of an event of a service's feed: the same however often it is read. */
export function eventIdOf(...parts: readonly (string | number)[]): string {
  const hash = createHash('sha256').update(parts.join('/')).digest()
  // Version 8 of RFC 9562: a custom id.
  hash[6] = (hash[6]! & 0x0f) | 0x80
  hash[8] = (hash[8]! & 0x3f) | 0x80
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Queues an event for a webhook, unless it was queued before. */
export async function queueDelivery(
  tx: Tx,
  { jobs }: Pick<Account, 'jobs'>,
  webhookId: string,
  { eventId, event, data }: Happening,
): Promise<string | undefined> {
  const { organizationId } = tx
  const payload = { id: eventId, type: nameOf(event), createdAt: tx.clock.now().toString(), organizationId, data }
  const [made] = await tx
    .insert(webhookDelivery)
    .values({
      organizationId,
      id: newId(),
      webhookId,
      eventId,
      event,
      payload: JSON.stringify(payload),
      // A test is delivered at once or not at all.
      givesUpAt: event === 'TEST' ? sql`now()` : sql`now() + ${RETRY_WINDOW}`,
      nextAttemptAt: sql`now()`,
    })
    .onConflictDoNothing()
    .returning({ id: webhookDelivery.id })
  if (made) await jobs.enqueue(tx, deliveryJob, { organizationId, deliveryId: made.id, turn: 1 })
  return made?.id
}

/** Sends a test event without a record, so that the owner sees whether it arrives. */
export async function sendTest(tx: Tx, account: Account, webhookId: string): Promise<ShownDelivery> {
  await refuseInactive(tx, webhookId)
  const id = await queueDelivery(tx, account, webhookId, {
    eventId: newId(),
    event: 'TEST',
    data: { webhookUuid: webhookId },
  })
  return shown(tx, id ?? '')
}

/** Sends a delivery again now, with a new retry period if needed. A previously queued attempt becomes void. */
export async function resend(tx: Tx, { jobs }: Account, id: string): Promise<ShownDelivery> {
  const { organizationId } = tx
  const [queued] = await tx
    .update(webhookDelivery)
    .set({
      status: 'PENDING',
      turn: sql`${webhookDelivery.turn} + 1`,
      nextAttemptAt: sql`now()`,
      givesUpAt: sql`case when event = 'TEST' then now() else now() + ${RETRY_WINDOW} end`,
    })
    .where(eq(webhookDelivery.id, id))
    .returning({ turn: webhookDelivery.turn, webhookId: webhookDelivery.webhookId, event: webhookDelivery.event })
  if (!queued) throw new Refusal(commonErrors.notFound)
  await refuseInactive(tx, queued.webhookId)
  await jobs.enqueue(tx, deliveryJob, { organizationId, deliveryId: id, turn: queued.turn })
  recordActivity(tx, {
    action: 'RESENT',
    recordType: 'WEBHOOK',
    recordId: queued.webhookId,
    recordLabel: nameOf(queued.event),
  })
  return shown(tx, id)
}

async function refuseInactive(tx: Tx, webhookId: string) {
  const [found] = await tx.select({ status: webhook.status }).from(webhook).where(eq(webhook.id, webhookId))
  if (!found) throw new Refusal(commonErrors.notFound)
  if (found.status !== 'ACTIVE') throw new Refusal(codes.webhookNotActive)
}

async function shown(tx: Tx, id: string): Promise<ShownDelivery> {
  const found = await deliveryList.readOne(tx, id)
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}
