import { sql } from 'drizzle-orm'
import { date, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import type { ExceptionType, SubjectType } from '../exceptionSearch.ts'

export const EXCEPTION_STATUSES = ['OPEN', 'IN_PROGRESS', 'RESOLVED'] as const
export const RESOLUTIONS = ['BY_PERSON', 'BY_SYSTEM'] as const

export type ExceptionStatus = (typeof EXCEPTION_STATUSES)[number]

/** What the system finds that a person should look at. */
export const exception = pgTable(
  'exception',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    /** Postgres holds the form of both types alone. */
    type: text().$type<ExceptionType>().notNull(),
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** What tells two causes of one record apart, for example which attempt failed. */
    cause: text().notNull().default(''),
    label: text().notNull(),
    bankAccountId: uuid('bank_account_id'),
    amountMinor: minor('amount_minor'),
    currency: currencyColumn(),
    /** From here its days are counted. */
    since: date().notNull(),
    status: text({ enum: EXCEPTION_STATUSES }).notNull().default('OPEN'),
    assigneeId: uuid('assignee_id'),
    resolution: text({ enum: RESOLUTIONS }),
    resolutionNote: text('resolution_note'),
    resolvedAt: instant('resolved_at'),
    resolvedBy: uuid('resolved_by'),
    /** When the cause of what a person settled went; null: it lasts, as far as we know. */
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
