import { sql } from 'drizzle-orm'
import { boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { currencyColumn, instant, tenantId } from '../../kit/database/columns.ts'

export type AppMode = 'TREASURY' | 'INVOICING'

export const organization = pgTable('organization', {
  organizationId: tenantId().primaryKey(),
  name: text().notNull(),
  legalName: text('legal_name').notNull(),
  username: text().notNull(),
  defaultCurrency: currencyColumn('default_currency').notNull().default('IDR'),
  timeZone: text('time_zone').notNull().default('Asia/Jakarta'),
  taxNumber: text('tax_number'),
  address: text(),
  modes: text().array().$type<AppMode[]>().notNull().default(['TREASURY']),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  version: integer().notNull().default(1),
})

export type OrganizationRow = typeof organization.$inferSelect

export const entity = pgTable(
  'entity',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    name: text().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    // Of the default entity, which is the organization, these stay empty: the company profile and the tax settings have them.
    taxNumber: text('tax_number'),
    address: text(),
    isVatRegistered: boolean('is_vat_registered').notNull().default(false),
    /** Of the place that the tax office has for it (NITKU). */
    branchNumber: text('branch_number').notNull().default('000000'),
    finalTaxLetter: text('final_tax_letter'),
    finalTaxLetterUntil: date('final_tax_letter_until'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)

export type EntityRow = typeof entity.$inferSelect

export const controls = pgTable('controls', {
  organizationId: tenantId().primaryKey(),
  enforceTwoFactor: boolean('enforce_two_factor').notNull().default(false),
  approveOwn: boolean('approve_own').notNull().default(false),
  transfersActive: boolean('transfers_active').notNull().default(true),
  allowedEmailDomains: text('allowed_email_domains').array().notNull().default([]),
  memberLimit: integer('member_limit').notNull().default(50),
  sessionIdleMinutes: integer('session_idle_minutes'),
  /** The period lock: before this date nothing is dated, matched or undone without the owner; null: no lock. */
  lockedBefore: date('locked_before'),
  lockReason: text('lock_reason'),
  lockSetBy: uuid('lock_set_by'),
  lockSetByName: text('lock_set_by_name'),
  lockSetAt: instant('lock_set_at'),
  version: integer().notNull().default(1),
})

export type ControlsRow = typeof controls.$inferSelect
