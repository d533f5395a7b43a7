// The log of deliveries: its query parameters.
import { count, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, oneOf, sortBy } from '../../kit/list.ts'
import { DELIVERY_STATUSES, webhookDelivery } from './table.ts'

const columns = {
  id: webhookDelivery.id,
  webhookId: webhookDelivery.webhookId,
  eventId: webhookDelivery.eventId,
  event: webhookDelivery.event,
  payload: webhookDelivery.payload,
  status: webhookDelivery.status,
  attempts: webhookDelivery.attempts,
  createdAt: webhookDelivery.createdAt,
  lastAttemptAt: webhookDelivery.lastAttemptAt,
  nextAttemptAt: webhookDelivery.nextAttemptAt,
  responseStatus: webhookDelivery.responseStatus,
  responseExcerpt: webhookDelivery.responseExcerpt,
  durationMs: webhookDelivery.durationMs,
  failure: webhookDelivery.failure,
}
export type ShownDelivery = Pick<typeof webhookDelivery.$inferSelect, keyof typeof columns>

export const deliveryList = defineList<ShownDelivery>({
  table: webhookDelivery,
  filters: {
    webhookId: equalTo(webhookDelivery.webhookId, id),
    status: oneOf(webhookDelivery.status, z.enum(DELIVERY_STATUSES)),
  },
  orders: ['-createdAt', 'createdAt'],
  sorts: { createdAt: sortBy(webhookDelivery, 'createdAt') },
  select: tx => tx.select(columns).from(webhookDelivery),
})

export const deliverySummary = {
  description: 'How many deliveries the filter admits',
  body: z.object({ totalCount: z.int() }),
  async read(tx: Tx, where: SQL | undefined) {
    const [row] = await tx.select({ totalCount: count() }).from(webhookDelivery).where(where)
    return { totalCount: row?.totalCount ?? 0 }
  },
}
