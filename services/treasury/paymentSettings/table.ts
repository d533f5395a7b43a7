import { integer, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'
import { DEFAULT_MAX_FEE_RUPIAH, DEFAULT_TOLERANCE_RUPIAH } from './defaults.ts'

/** An organization's thresholds for warnings. No row: the defaults. */
export const paymentSettings = pgTable('payment_settings', {
  organizationId: tenantId().primaryKey(),
  /** Two similar payments within this many days are reported as a duplicate; 0: never. */
  duplicateDays: integer('duplicate_days').notNull(),
  /** An open statement line or expected transaction older than this is an exception. */
  unmatchedDays: integer('unmatched_days').notNull(),
  /** Maximum difference in rupiah between a statement transaction and the expected amount that counts as rounding; 0: none. */
  toleranceRupiah: integer('tolerance_rupiah').notNull(),
  /** Maximum bank fee, in rupiah, that may explain a difference without a reason. */
  maxFeeRupiah: integer('max_fee_rupiah').notNull(),
  /** Days without transactions after which a bank account is dormant. */
  dormantDays: integer('dormant_days').notNull(),
  /** Banking days without a statement after which an account without a connection is an exception. */
  staleBankingDays: integer('stale_banking_days').notNull(),
  version: integer().notNull().default(1),
})

export type PaymentSettings = Omit<typeof paymentSettings.$inferSelect, 'organizationId'>

/** For an organization that has saved nothing yet; its first change has version 0. */
export const DEFAULT_PAYMENT_SETTINGS: PaymentSettings = {
  duplicateDays: 7,
  unmatchedDays: 7,
  toleranceRupiah: DEFAULT_TOLERANCE_RUPIAH,
  maxFeeRupiah: DEFAULT_MAX_FEE_RUPIAH,
  dormantDays: 180,
  staleBankingDays: 3,
  version: 0,
}
