// The number of payments by status, for the tabs of their lists.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { PaymentKind } from './table.ts'

type StatusCounts = {
  all: number
  needsApproval: number
  scheduled: number
  inProgress: number
  sent: number
  failed: number
  cancelledOrRejected: number
}

/** Visible payments or transfers by status. */
export async function countByStatus(tx: Tx, kind: PaymentKind): Promise<StatusCounts> {
  const { rows } = await tx.execute<StatusCounts>(sql`
    select count(*)::int as all,
      count(*) filter (where status = 'NEEDS_APPROVAL')::int as "needsApproval",
      count(*) filter (where status = 'SCHEDULED')::int as scheduled,
      count(*) filter (where status = 'IN_PROGRESS')::int as "inProgress",
      count(*) filter (where status = 'SENT')::int as sent,
      count(*) filter (where status = 'FAILED')::int as failed,
      count(*) filter (where status in ('CANCELLED', 'REJECTED'))::int as "cancelledOrRejected"
    from payment where organization_id = ${tx.organizationId} and kind = ${kind} and archived_at is null`)
  return rows[0]!
}
