import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, tenantId } from '../../kit/database/columns.ts'

export type EndReason = 'SIGNED_OUT' | 'EXPIRED' | 'REUSED' | 'REVOKED'
/** How a sign-in begins; neither counts as a second factor. */
export type FirstFactor = 'PASSWORD' | 'SOCIAL'
export type ProvedFactor = FirstFactor | 'AUTHENTICATOR_APP' | 'BACKUP_CODES' | 'PASSKEY'

export const isSecondFactor = (factor: ProvedFactor): boolean => factor !== 'PASSWORD' && factor !== 'SOCIAL'

export const sessionFamily = pgTable('session_family', {
  id: uuid().primaryKey(),
  personId: uuid('person_id').notNull(),
  remember: boolean().notNull(),
  factors: text().array().$type<ProvedFactor[]>().notNull(),
  address: text(),
  userAgent: text('user_agent'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  lastUsedAt: instant('last_used_at')
    .notNull()
    .default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
  provedAt: instant('proved_at'),
  endReason: text('end_reason').$type<EndReason>(),
})

export const session = pgTable('session', {
  idHash: bytes('id_hash').primaryKey(),
  familyId: uuid('family_id').notNull(),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  replacedAt: instant('replaced_at'),
  successorHash: bytes('successor_hash'),
  offers: integer().notNull().default(0),
  offeredAt: instant('offered_at'),
})

export const sessionVisit = pgTable(
  'session_visit',
  {
    organizationId: tenantId(),
    familyId: uuid('family_id').notNull(),
    at: instant('at')
      .notNull()
      .default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.organizationId, table.familyId] })],
)
