import { sql } from 'drizzle-orm'
import { foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'
import { bareNumberOf } from '../accountNumber.ts'
import { entity } from '../projection/public.ts'

export const COUNTERPARTY_TYPES = ['COMPANY', 'INDIVIDUAL'] as const
export const COUNTERPARTY_STATUSES = ['ACTIVE', 'INACTIVE'] as const
/** Banks require both for RTGS and SKN transfers (spec/snap.md). */
export const RESIDENCES = ['RESIDENT', 'NON_RESIDENT'] as const
export const CUSTOMER_TYPES = ['INDIVIDUAL', 'CORPORATION', 'GOVERNMENT'] as const

export const counterparty = pgTable(
  'counterparty',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    legalName: text('legal_name').notNull(),
    alias: text().notNull(),
    externalId: text('external_id'),
    type: text({ enum: COUNTERPARTY_TYPES }).notNull(),
    status: text({ enum: COUNTERPARTY_STATUSES }).notNull().default('ACTIVE'),
    email: text(),
    taxNumber: text('tax_number'),
    residence: text({ enum: RESIDENCES }),
    customerType: text('customer_type', { enum: CUSTOMER_TYPES }),
    address: text(),
    /** Set for the default counterparty of an entity, which is read-only. */
    entityId: uuid('entity_id'),
    importId: uuid('import_id'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    /** Aliases must differ in it; a column, because under row-level security indexes on expressions are not used. */
    aliasKey: text('alias_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(alias)`),
    /** Legal names are searched by it: their letters and digits. */
    legalKey: text('legal_key')
      .notNull()
      .generatedAlwaysAs(sql`upper(regexp_replace(legal_name, '[^[:alnum:]]+', '', 'g'))`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(legal_name || ' ' || alias || ' ' || coalesce(external_id, ''))`),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.entityId],
      foreignColumns: [entity.organizationId, entity.id],
    }),
  ],
)
export type CounterpartyRow = typeof counterparty.$inferSelect

export const counterpartyAccount = pgTable(
  'counterparty_account',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    counterpartyId: uuid('counterparty_id').notNull(),
    /** The user's order. */
    place: integer().notNull(),
    alias: text(),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    bareNumber: bareNumberOf('bare_number', 'account_number'),
    accountName: text('account_name').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }).onDelete('cascade'),
  ],
)
export type CounterpartyAccountRow = typeof counterpartyAccount.$inferSelect

/** Learnt from confirmed matches: a name or account number under which a counterparty appears in bank texts. */
export const counterpartyLearnt = pgTable(
  'counterparty_learnt',
  {
    organizationId: tenantId(),
    counterpartyId: uuid('counterparty_id').notNull(),
    kind: text({ enum: ['ALIAS', 'ACCOUNT'] }).notNull(),
    value: text().notNull(),
    /** For an account. */
    bareNumber: text('bare_number').generatedAlwaysAs(sql`case when kind = 'ACCOUNT' then ltrim(value, '0') end`),
    seen: integer().notNull().default(1),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.counterpartyId, table.kind, table.value] }),
    foreignKey({
      columns: [table.organizationId, table.counterpartyId],
      foreignColumns: [counterparty.organizationId, counterparty.id],
    }).onDelete('cascade'),
  ],
)
