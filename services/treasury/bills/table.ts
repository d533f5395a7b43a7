import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { file } from '../../kit/files/table.ts'
import type { MetadataValue } from '../billSettings/public.ts'
import { counterparty } from '../counterparties/public.ts'
import { taxColumns } from './tax/columns.ts'

export const BILL_STATUSES = ['DRAFT', 'SUBMITTED', 'APPROVED', 'PAID', 'CANCELLED'] as const
export type BillStatus = (typeof BILL_STATUSES)[number]

export const bill = pgTable(
  'bill',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    status: text({ enum: BILL_STATUSES }).notNull().default('DRAFT'),
    /** The status before its last change; null before the first. */
    previousStatus: text('previous_status', { enum: BILL_STATUSES }),
    date: date().notNull(),
    dueDate: date('due_date').notNull(),
    category: text(),
    /** What it is for, with the counterparty's own number: matching searches statements for it. */
    description: text(),
    counterpartyId: uuid('counterparty_id').notNull(),
    metadata: jsonb().$type<MetadataValue[]>().notNull().default([]),
    amountMinor: minor('amount_minor').notNull(),
    currency: currencyColumn().notNull(),
    ...taxColumns(),
    importId: uuid('import_id'),
    submittedAt: instant('submitted_at'),
    submittedBy: uuid('submitted_by'),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: uuid('cancelled_by'),
    cancellationReason: text('cancellation_reason'),
    paidAt: instant('paid_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    editedBy: uuid('edited_by'),
    /** All users who entered a part of what is approved: none of them may approve it, whoever edited it last. */
    authorIds: uuid('author_ids').array().notNull(),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(number || ' ' || coalesce(category, '') || ' ' || coalesce(description, ''))`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }),
  ],
)
export type BillRow = typeof bill.$inferSelect

export const billFile = pgTable(
  'bill_file',
  {
    organizationId: tenantId(),
    billId: uuid('bill_id').notNull(),
    fileId: uuid('file_id').notNull(),
    place: smallint().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.billId, table.fileId] }),
    foreignKey({
      columns: [table.organizationId, table.billId],
      foreignColumns: [bill.organizationId, bill.id],
    }),
    foreignKey({ columns: [table.organizationId, table.fileId], foreignColumns: [file.organizationId, file.id] }),
  ],
)
