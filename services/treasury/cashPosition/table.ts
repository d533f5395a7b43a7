import { integer, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

/** When a balance is old, where the organization says so itself. */
export const balanceStaleness = pgTable('balance_staleness', {
  organizationId: tenantId().primaryKey(),
  /** Since a bank's API told it. */
  apiHours: integer('api_hours').notNull(),
  /** Banking days since a file told it. */
  fileDays: integer('file_days').notNull(),
  /** Banking days since somebody entered it. */
  manualDays: integer('manual_days').notNull(),
  version: integer().notNull().default(1),
})
