import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'
import type { ProtectedAction } from '../../kit/protectedActions.ts'

/** A performed protected action. The activity log has its values before and after. */
export const protectedChange = pgTable(
  'protected_change',
  {
    organizationId: tenantId(),
    id: uuid().notNull(),
    action: text().$type<ProtectedAction>().notNull(),
    subject: text().notNull(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    sessionId: text('session_id').notNull(),
    performedAt: instant('performed_at').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.id] })],
)
