import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { TRANSFER_METHODS } from '../../connections/public.ts'
import { payment } from '../table.ts'

export const ATTEMPT_STATES = ['PREPARED', 'SENDING', 'ACCEPTED', 'UNKNOWN', 'SUCCEEDED', 'FAILED'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** Each attempt to send a payment to its bank, with its own reference, which is recorded before the bank is called. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    paymentId: uuid('payment_id').notNull(),
    attemptNo: integer('attempt_no').notNull(),
    /** Identifies the order at the bank, forever. */
    reference: text().notNull(),
    /** Of the last call: the bank requires a new one for each. */
    externalId: text('external_id'),
    method: text({ enum: TRANSFER_METHODS }).notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull(),
    bankReference: text('bank_reference'),
    /** The bank's last response. */
    responseCode: text('response_code'),
    responseMessage: text('response_message'),
    latestStatus: text('latest_status'),
    preparedAt: instant('prepared_at').notNull(),
    sentAt: instant('sent_at'),
    /** When the bank confirmed that it has the order. */
    acceptedAt: instant('accepted_at'),
    askedAt: instant('asked_at'),
    /** When the worker processes it next. */
    nextAt: instant('next_at'),
    resolvedAt: instant('resolved_at'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.paymentId],
      foreignColumns: [payment.organizationId, payment.id],
    }),
  ],
)
export type AttemptRow = typeof paymentAttempt.$inferSelect
