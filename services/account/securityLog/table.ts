import { sql } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../kit/database/columns.ts'
import type { SecurityEventType } from './record.ts'

export const securityLog = pgTable('security_log', {
  id: uuid().primaryKey(),
  personId: uuid('person_id'),
  at: instant()
    .notNull()
    .default(sql`now()`),
  category: text({ enum: ['AUTH', 'TWO_FACTOR_AUTH'] }).notNull(),
  event: text().$type<SecurityEventType>().notNull(),
  address: text(),
  userAgent: text('user_agent'),
  country: text(),
  familyId: uuid('family_id'),
})
