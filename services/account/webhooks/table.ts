import { sql } from 'drizzle-orm'
import { bigint, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../kit/database/columns.ts'
import type { WebhookEvent } from './events.ts'

export const WEBHOOK_STATUSES = ['ACTIVE', 'PAUSED', 'DISABLED'] as const
export const DELIVERY_STATUSES = ['PENDING', 'DELIVERED', 'FAILED'] as const
export const DELIVERY_FAILURES = ['STATUS', 'TIMEOUT', 'UNREACHABLE', 'ADDRESS_REFUSED', 'NOT_ACTIVE'] as const
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number]

export const webhook = pgTable(
  'webhook',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    url: text().notNull(),
    description: text(),
    events: text().array().$type<WebhookEvent[]>().notNull(),
    secret: bytes().notNull(),
    formerSecret: bytes('former_secret'),
    formerUntil: instant('former_until'),
    status: text({ enum: WEBHOOK_STATUSES }).notNull().default('ACTIVE'),
    lastDeliveredAt: instant('last_delivered_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    webhookId: uuid('webhook_id').notNull(),
    eventId: uuid('event_id').notNull(),
    event: text().$type<WebhookEvent>().notNull(),
    payload: text().notNull(),
    status: text({ enum: DELIVERY_STATUSES }).notNull().default('PENDING'),
    turn: integer().notNull().default(1),
    attempts: integer().notNull().default(0),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    givesUpAt: instant('gives_up_at').notNull(),
    lastAttemptAt: instant('last_attempt_at'),
    nextAttemptAt: instant('next_attempt_at'),
    responseStatus: integer('response_status'),
    responseExcerpt: text('response_excerpt'),
    durationMs: integer('duration_ms'),
    failure: text({ enum: DELIVERY_FAILURES }),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.webhookId],
      foreignColumns: [webhook.organizationId, webhook.id],
    }),
  ],
)

export const webhookPosition = pgTable('webhook_position', {
  service: text({ enum: ['account', 'treasury'] }).primaryKey(),
  position: bigint({ mode: 'number' }).notNull(),
})
