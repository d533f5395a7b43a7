// A match on its way to the tables: what it allocates, and the rows of both sides.
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import type { StatementRow } from '../statementTransactions/public.ts'
import type { Allocation } from './matching/types.ts'
import type { ReconciliationRow } from './table.ts'

/** Who may go beyond the bounds, and why they do. */
export type BeyondBounds = { isPermitted: boolean; reason: string | null }

/** Both sides with their locks. */
export type LockedRecords = { lines: Map<string, StatementRow>; expecteds: Map<string, ExpectedRow> }

/** A match that was checked against its locked sides. */
export type Match = {
  kind: ReconciliationRow['kind']
  allocations: Allocation[]
  runId?: string
  recommendationId?: string
  /** Only a person who matches by hand may go beyond the bounds of adjustments. */
  beyondBounds?: BeyondBounds | undefined
}
