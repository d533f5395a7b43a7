import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../../kit/database/columns.ts'
import { TRANSFER_METHODS } from '../../connections/public.ts'
import { payment } from '../table.ts'

export const ATTEMPT_STATES = ['PREPARED', 'SENDING', 'ACCEPTED', 'UNKNOWN', 'SUCCEEDED', 'FAILED'] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

/** Each time that a payment is brought to its bank: under a name of its own, written down before the bank hears it. */
export const paymentAttempt = pgTable(
  'payment_attempt',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    paymentId: uuid('payment_id').notNull(),
    attemptNo: integer('attempt_no').notNull(),
    /** By which the bank knows the order, for ever. */
    reference: text().notNull(),
    /** Of the last call: the bank wants a new one for each. */
    externalId: text('external_id'),
    method: text({ enum: TRANSFER_METHODS }).notNull(),
    state: text({ enum: ATTEMPT_STATES }).notNull(),
    bankReference: text('bank_reference'),
    /** What the bank said last. */
    responseCode: text('response_code'),
    responseMessage: text('response_message'),
    latestStatus: text('latest_status'),
    preparedAt: instant('prepared_at').notNull(),
    sentAt: instant('sent_at'),
    /** The bank has said that it has the order. */
    acceptedAt: instant('accepted_at'),
    askedAt: instant('asked_at'),
    /** When the worker looks at it again. */
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
