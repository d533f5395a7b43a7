import { sql } from 'drizzle-orm'
import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { Change } from '../../../kit/activity/table.ts'
import { bytes, currencyColumn, instant, minor, tenantId } from '../../../kit/database/columns.ts'
import type { ChosenWithholdingCode } from '../amounts/public.ts'
import { DOCUMENT_KINDS } from './documentsOfType.ts'
import { STAMP_DUTY_POLICIES } from '../amounts/public.ts'

export const CUSTOMER_STATUSES = ['INVITED', 'REQUEST_SENT', 'REJECTED', 'ACTIVE', 'DEACTIVATED'] as const
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number]
export const CUSTOMER_TYPES = ['INDIVIDUAL', 'INDIVIDUAL_B2B', 'COMPANY'] as const
export type CustomerType = (typeof CUSTOMER_TYPES)[number]
export const TAX_STATUSES = ['NON_PKP', 'PKP', 'GOVERNMENT', 'OTHER_COLLECTOR'] as const
export const BILLING_CYCLES = ['PER_ORDER', 'WEEKLY', 'MONTHLY'] as const
/** The form of an invitation: the request in three steps, or the full account. */
export const INVITATION_FORMS = ['REQUEST', 'ACCOUNT'] as const
export type InvitationForm = (typeof INVITATION_FORMS)[number]
export const TERM_STARTS = ['INVOICE_DATE', 'END_OF_MONTH', 'HARD_COPY_RECEIVED'] as const

type NamedRegion = { code: string; name: string }
/** With the regions' names when it was written. */
export type Address = {
  street1: string
  street2: string | null
  province: NamedRegion
  regency: NamedRegion
  district: NamedRegion
  ward: NamedRegion
  postalCode: string
}
export type Director = { name: string; email: string | null; phone: string | null }

export const customer = pgTable(
  'customer',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    status: text({ enum: CUSTOMER_STATUSES }).notNull(),
    type: text({ enum: CUSTOMER_TYPES }),
    legalName: text('legal_name'),
    alias: text(),
    email: text().notNull(),
    phone: text(),
    industry: text(),
    employees: integer(),
    picName: text('pic_name'),
    picPosition: text('pic_position'),
    picEmail: text('pic_email'),
    picPhone: text('pic_phone'),
    /** NIK. */
    identityNumber: text('identity_number'),
    /** NPWP. */
    taxNumber: text('tax_number'),
    /** NITKU; 000000 is the head office. */
    branchNumber: text('branch_number').notNull().default('000000'),
    /** NIB. */
    businessNumber: text('business_number'),
    taxStatus: text('tax_status', { enum: TAX_STATUSES }).notNull().default('NON_PKP'),
    withholding: text().$type<ChosenWithholdingCode>(),
    billingAddress: jsonb('billing_address').$type<Address>(),
    registeredAddress: jsonb('registered_address').$type<Address>(),
    directors: jsonb().$type<Director[]>().notNull().default([]),
    bankName: text('bank_name'),
    accountNumber: text('account_number'),
    accountName: text('account_name'),
    branchName: text('branch_name'),
    financeName: text('finance_name'),
    financeEmail: text('finance_email'),
    hardCopy: boolean('hard_copy').notNull().default(false),
    deliveryAddress: jsonb('delivery_address').$type<Address>(),
    invoiceEmails: text('invoice_emails').array().notNull().default([]),
    language: text({ enum: ['en', 'id'] })
      .notNull()
      .default('id'),
    billingCycle: text('billing_cycle', { enum: BILLING_CYCLES }).notNull().default('PER_ORDER'),
    billingDay: smallint('billing_day'),
    termDays: integer('term_days').notNull(),
    termFrom: text('term_from', { enum: TERM_STARTS }).notNull().default('INVOICE_DATE'),
    creditLimitMinor: minor('credit_limit_minor'),
    creditCurrency: currencyColumn('credit_currency').notNull(),
    stampDuty: text('stamp_duty', { enum: STAMP_DUTY_POLICIES }).notNull().default('FLAG'),
    authorIds: uuid('author_ids').array().notNull().default([]),
    /** Why it was rejected or deactivated. */
    reason: text(),
    statusChangedAt: instant('status_changed_at')
      .notNull()
      .default(sql`now()`),
    statusChangedBy: uuid('status_changed_by'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    createdBy: uuid('created_by'),
    version: integer().notNull().default(1),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(legal_name, email)`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(legal_name, '') || ' ' || coalesce(alias, '') || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(tax_number, '') || ' ' || coalesce(pic_name, ''))`,
      ),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type CustomerRow = typeof customer.$inferSelect

export const customerRevision = pgTable(
  'customer_revision',
  {
    organizationId: tenantId(),
    customerId: uuid('customer_id').notNull(),
    number: integer().notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
    actorId: uuid('actor_id'),
    changes: jsonb().$type<Change[]>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.customerId, table.number] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)

export const customerInvitation = pgTable(
  'customer_invitation',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by'),
    form: text({ enum: INVITATION_FORMS }).notNull().default('REQUEST'),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    cancelledAt: instant('cancelled_at'),
    /** What was typed so far, in the form's own format. */
    draft: text(),
    draftSavedAt: instant('draft_saved_at'),
    /** How often it was used to send a document. */
    uploads: integer().notNull().default(0),
    /** How often it was used to send the form. */
    attempts: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)

/** A document from a customer; the newest of its kind counts. */
export const customerDocument = pgTable(
  'customer_document',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    customerId: uuid('customer_id').notNull(),
    kind: text({ enum: DOCUMENT_KINDS }).notNull(),
    fileId: uuid('file_id').notNull(),
    /** When the sender consented to its storage. */
    consentedAt: instant('consented_at').notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    replacedAt: instant('replaced_at'),
    /** The change request that it belongs to, until that is approved: it doesn't count yet. */
    proposedIn: uuid('proposed_in'),
  },
  table => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    foreignKey({
      columns: [table.organizationId, table.customerId],
      foreignColumns: [customer.organizationId, customer.id],
    }).onDelete('cascade'),
  ],
)
