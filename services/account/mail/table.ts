import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../kit/database/columns.ts'

export const mailboxEmail = pgTable('mailbox_letter', {
  id: uuid().primaryKey(),
  at: instant('at')
    .notNull()
    .default(sql`now()`),
  email: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  body: text().notNull(),
})
