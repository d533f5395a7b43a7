import { integer, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'

/** An organization's own thresholds for stale balances. */
export const balanceStaleness = pgTable('balance_staleness', {
  organizationId: tenantId().primaryKey(),
  /** Hours since a bank's API reported it. */
  apiHours: integer('api_hours').notNull(),
  /** Banking days since a file stated it. */
  fileDays: integer('file_days').notNull(),
  /** Banking days since a user entered it. */
  manualDays: integer('manual_days').notNull(),
  version: integer().notNull().default(1),
})
