import { desc } from 'drizzle-orm'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { webhook } from './table.ts'

/** The visible columns of a webhook; its secrets are never shown. */
export const webhookColumns = {
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  events: webhook.events,
  status: webhook.status,
  lastDeliveredAt: webhook.lastDeliveredAt,
  createdBy: webhook.createdBy,
  createdAt: webhook.createdAt,
  version: webhook.version,
}
export type ShownWebhook = Pick<typeof webhook.$inferSelect, keyof typeof webhookColumns>

/** The organization's webhooks, newest first. Their number is limited. */
export const listWebhooks = (tx: Tx, ids: string[] | undefined): Promise<ShownWebhook[]> =>
  tx
    .select(webhookColumns)
    .from(webhook)
    .where(ids && among(webhook.id, ids))
    .orderBy(desc(webhook.createdAt), desc(webhook.id))
