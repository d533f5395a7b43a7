import { sql } from 'drizzle-orm'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'

/** What a member has typed into a form and not saved yet. Row-level security shows it to its owner alone. */
export const formDraft = pgTable(
  'form_draft',
  {
    organizationId: tenantId(),
    id: uuid()
      .notNull()
      .default(sql`gen_random_uuid()`),
    ownerId: uuid('owner_id').notNull(),
    form: text().notNull(),
    /** The record that the form edits or starts from; null: none. */
    recordId: uuid('record_id'),
    /** The form's values as JSON; only the form knows their shape. */
    content: text().notNull(),
    version: integer()
      .notNull()
      .default(sql`nextval('form_draft_version')`),
    updatedAt: instant('updated_at')
      .notNull()
      .default(sql`now()`),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
export type FormDraftRow = typeof formDraft.$inferSelect
