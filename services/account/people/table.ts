// Users and their credentials. They belong to no organization: only system transactions access these tables.
import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../kit/database/columns.ts'

export const person = pgTable('person', {
  id: uuid().primaryKey(),
  email: text().notNull(),
  fullName: text('full_name').notNull(),
  preferredName: text('preferred_name'),
  language: text({ enum: ['en', 'id'] })
    .notNull()
    .default('en'),
  numberFormat: text('number_format', { enum: ['en', 'id'] }),
  /** The area that they work in; null until chosen. */
  appMode: text('app_mode', { enum: ['TREASURY', 'INVOICING'] }),
  photoOrganizationId: uuid('photo_organization_id'),
  photoId: uuid('photo_id'),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  version: integer().notNull().default(1),
})

export const password = pgTable('password', {
  personId: uuid('person_id').primaryKey(),
  hash: text().notNull(),
  changedAt: instant('changed_at')
    .notNull()
    .default(sql`now()`),
})

export const factor = pgTable('factor', {
  id: uuid().primaryKey(),
  personId: uuid('person_id').notNull(),
  name: text().notNull(),
  secret: bytes().notNull(),
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  confirmedAt: instant('confirmed_at'),
  lastUsedAt: instant('last_used_at'),
})
