import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'

/** A proof is good once. It is kept as long as it could be shown again. */
export const usedProof = pgTable(
  'used_proof',
  {
    organizationId: tenantId(),
    proofId: text('proof_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.proofId] })],
)
