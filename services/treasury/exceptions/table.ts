import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import type { ExceptionType, SubjectType } from '../exceptionSearch.ts'

export const EXCEPTION_STATUSES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const
export const RESOLUTIONS = ['BY_PERSON', 'BY_SYSTEM'] as const

export type ExceptionStatus = (typeof EXCEPTION_STATUSES)[number]

/** A problem that the system found and a user should check. */
export const exception = pgTable(
  'exception',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** In Postgres only the format of both types is constrained. */
    type: text().$type<ExceptionType>().notNull(),
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** Distinguishes the causes of one record, for example failed attempts. */
    cause: text().notNull().default(''),
    label: text().notNull(),
    bankAccountId: uuid('bank_account_id'),
    amountMinor: minor('amount_minor'),
    currency: currencyColumn(),
    /** The start of its age in days. */
    since: date().notNull(),
    status: text({ enum: EXCEPTION_STATUSES }).notNull().default('OPEN'),
    assigneeId: uuid('assignee_id'),
    resolution: text({ enum: RESOLUTIONS }),
    resolutionNote: text('resolution_note'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
    /** When the cause of a manually resolved exception ended; null: it lasts, as far as known. */
    causeEndedAt: instant('cause_ended_at'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type ExceptionRow = typeof exception.$inferSelect

export const exceptionComment = pgTable(
  'exception_comment',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    exceptionId: uuid('exception_id').notNull(),
    authorId: uuid('author_id'),
    authorName: text('author_name'),
    text: text().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.exceptionId],
      foreignColumns: [exception.organizationId, exception.id],
    }),
  ],
)
export type CommentRow = typeof exceptionComment.$inferSelect
