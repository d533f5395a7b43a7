import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'
import { contract } from '../contract.generated.ts'

/** The lists that support views. */
export const SAVED_VIEW_LISTS = contract.lists
export type SavedViewList = (typeof SAVED_VIEW_LISTS)[number]

/** A named query string of a list. */
export const savedView = pgTable(
  'saved_view',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    ownerId: uuid('owner_id').notNull(),
    list: text({ enum: SAVED_VIEW_LISTS }).notNull(),
    name: text().notNull(),
    query: text().notNull(),
    shared: boolean().notNull(),
    createdAt: instant('created_at')
      .notNull()
      .default(sql`now()`),
    version: integer().notNull().default(1),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type SavedViewRow = typeof savedView.$inferSelect
