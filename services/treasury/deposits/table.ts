import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { currencyColumn, instant, minor, tenantId } from '../../kit/database/columns.ts'
import { bankAccount } from '../bankAccounts/public.ts'
import { entity } from '../projection/public.ts'
import { type DayBasis, formatRate, parseRate } from './rules/interest.ts'
import { DEPOSIT_STATUSES } from './rules/lifecycle.ts'
import { INTEREST_PAYOUTS, RENEWALS, TENOR_TYPES } from './rules/schedule.ts'
import { TAX_TREATMENTS } from './rules/tax.ts'

/** A rate in ten-thousandths of a percent. */
const rate = customType<{ data: bigint; driverData: string }>({
  dataType: () => 'numeric(7,4)',
  toDriver: formatRate,
  fromDriver: text => {
    const value = parseRate(text)
    if (value === undefined) throw new TypeError('not a rate')
    return value
  },
})

export const deposit = pgTable(
  'deposit',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    number: text().notNull(),
    status: text({ enum: DEPOSIT_STATUSES }).notNull().default('NEW'),
    /** The owner: an entity's deposits at one bank are taxed together. */
    entityId: uuid('entity_id').notNull(),
    bankCode: text('bank_code').notNull(),
    alias: text().notNull(),
    currency: currencyColumn().notNull(),
    /** The initial principal. */
    amountMinor: minor('amount_minor').notNull(),
    issuedOn: date('issued_on').notNull(),
    tenor: integer().notNull(),
    tenorType: text('tenor_type', { enum: TENOR_TYPES }).notNull(),
    interestRate: rate('interest_rate').notNull(),
    /** A renewal has the previous term's rate until the bank's rate is entered. */
    rateIsAssumed: boolean('rate_is_assumed').notNull().default(false),
    nextInterestRate: rate('next_interest_rate'),
    renewal: text({ enum: RENEWALS }).notNull(),
    interestPayout: text('interest_payout', { enum: INTEREST_PAYOUTS }).notNull(),
    dayBasis: smallint('day_basis').$type<DayBasis>().notNull(),
    taxRate: rate('tax_rate').notNull(),
    taxTreatment: text('tax_treatment', { enum: TAX_TREATMENTS }).notNull().default('ORDINARY'),
    /** It is collateral, so its money is not available. */
    pledged: boolean().notNull(),
    closableEarly: boolean('closable_early').notNull(),
    forfeitsInterest: boolean('forfeits_interest').notNull(),
    penaltyRate: rate('penalty_rate'),
    penaltyMinor: minor('penalty_minor'),
    clawsBack: boolean('claws_back').notNull(),
    /** Null: an account outside of Arus, or not known yet. */
    sourceAccountId: uuid('source_account_id'),
    payoutAccountId: uuid('payout_account_id'),
    /** The current term, or the last one. */
    term: integer().notNull(),
    termStartsOn: date('term_starts_on').notNull(),
    maturesOn: date('matures_on').notNull(),
    days: integer().notNull(),
    principalMinor: minor('principal_minor').notNull(),
    interestMinor: minor('interest_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    /** The next interest payout; null if there is none. */
    nextInterestOn: date('next_interest_on'),
    nextInterestMinor: minor('next_interest_minor'),
    /** When the next step is due; null after the last. */
    nextStepOn: date('next_step_on'),
    closedOn: date('closed_on'),
    closedAt: instant('closed_at'),
    closedBy: uuid('closed_by'),
    closeReason: text('close_reason'),
    /** The payout of closing early. */
    payoutMinor: minor('payout_minor'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(number || ' ' || alias)`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.entityId],
      foreignColumns: [entity.organizationId, entity.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.sourceAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
    foreignKey({
      columns: [table.organizationId, table.payoutAccountId],
      foreignColumns: [bankAccount.organizationId, bankAccount.id],
    }),
  ],
)
export type DepositRow = typeof deposit.$inferSelect

/** Each interest payout: a term, or a month of it. */
export const depositPeriod = pgTable(
  'deposit_period',
  {
    organizationId: tenantId(),
    depositId: uuid('deposit_id').notNull(),
    term: integer().notNull(),
    place: integer().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    days: integer().notNull(),
    principalMinor: minor('principal_minor').notNull(),
    interestRate: rate('interest_rate').notNull(),
    interestMinor: minor('interest_minor').notNull(),
    taxMinor: minor('tax_minor').notNull(),
    netMinor: minor('net_minor')
      .notNull()
      .generatedAlwaysAs(sql`interest_minor - tax_minor`),
    /** Its interest stays in the deposit. */
    isRenewed: boolean('is_renewed').notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.depositId, table.term, table.place] }),
    foreignKey({
      columns: [table.organizationId, table.depositId],
      foreignColumns: [deposit.organizationId, deposit.id],
    }),
  ],
)
export type PeriodRow = typeof depositPeriod.$inferSelect
