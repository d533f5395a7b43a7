import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenantId } from '../../kit/database/columns.ts'

/** A proof is valid once. It is kept until it expires. */
export const usedProof = pgTable(
  'used_proof',
  {
    organizationId: tenantId(),
    proofId: text('proof_id').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  table => [primaryKey({ columns: [table.organizationId, table.proofId] })],
)
