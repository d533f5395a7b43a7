import { boolean, date, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../../kit/database/columns.ts'
import { FREQUENCIES } from './schedule.ts'

/** A user's settings for cash position emails. Only system transactions access it. */
export const positionEmail = pgTable('position_email', {
  personId: uuid('person_id').primaryKey(),
  isOn: boolean('is_on').notNull(),
  frequency: text({ enum: FREQUENCIES }).notNull(),
  weekday: smallint().notNull(),
  hour: smallint().notNull(),
  /** Null: all organizations of the user. */
  organizationIds: uuid('organization_ids').array(),
  clockOrganizationId: uuid('clock_organization_id').notNull(),
  since: instant('since').notNull(),
  queuedOn: date('queued_on'),
  mailedOn: date('mailed_on'),
  version: integer().notNull().default(1),
})
