import { integer, pgTable } from 'drizzle-orm/pg-core'
import { tenantId } from '../../kit/database/columns.ts'
import { DEFAULT_MAX_FEE_RUPIAH, DEFAULT_TOLERANCE_RUPIAH } from './defaults.ts'

/** What an organization wants to be warned of. No row: the defaults. */
export const paymentSettings = pgTable('payment_settings', {
  organizationId: tenantId().primaryKey(),
  /** Two payments alike within so many days are taken for one twice; 0: never. */
  duplicateDays: integer('duplicate_days').notNull(),
  /** An open statement line or expected transaction older than this is an exception. */
  unmatchedDays: integer('unmatched_days').notNull(),
  /** Rupiah by which a statement line may miss what was expected and be rounding; 0: none. */
  toleranceRupiah: integer('tolerance_rupiah').notNull(),
  /** The largest fee of a bank, in rupiah, that may explain a difference without a reason. */
  maxFeeRupiah: integer('max_fee_rupiah').notNull(),
  /** Days without lines after which a bank account is dormant. */
  dormantDays: integer('dormant_days').notNull(),
  /** Banking days without a statement after which an account without a connection is an exception. */
  staleBankingDays: integer('stale_banking_days').notNull(),
  version: integer().notNull().default(1),
})

export type PaymentSettings = Omit<typeof paymentSettings.$inferSelect, 'organizationId'>

/** Of an organization that has saved nothing yet; its first change is of version 0. */
export const DEFAULT_PAYMENT_SETTINGS: PaymentSettings = {
  duplicateDays: 7,
  unmatchedDays: 7,
  toleranceRupiah: DEFAULT_TOLERANCE_RUPIAH,
  maxFeeRupiah: DEFAULT_MAX_FEE_RUPIAH,
  dormantDays: 180,
  staleBankingDays: 3,
  version: 0,
}
