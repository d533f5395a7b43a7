import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '../../kit/database/columns.ts'

export const passkey = pgTable('passkey', {
  id: uuid().primaryKey(),
  personId: uuid('person_id').notNull(),
  name: text().notNull(),
  credentialId: bytes('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull().default(0),
  transports: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  backedUp: boolean('backed_up').notNull().default(false),
  createdAt: instant('created_at')
    .notNull()
    .default(sql`now()`),
  lastUsedAt: instant('last_used_at'),
})
