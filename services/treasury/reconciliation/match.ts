// A match before it is stored: its allocations, and the rows of both sides.
import type { ExpectedRow } from '../expectedTransactions/public.ts'
import type { StatementRow } from '../statementTransactions/public.ts'
import type { Allocation } from './matching/types.ts'
import type { ReconciliationRow } from './table.ts'

/** Whether the user may exceed the bounds, and their reason. */
export type BeyondBounds = { isPermitted: boolean; reason: string | null }

/** Both sides, locked. */
export type LockedRecords = { lines: Map<string, StatementRow>; expecteds: Map<string, ExpectedRow> }

/** A match that was checked against its locked sides. */
export type Match = {
  kind: ReconciliationRow['kind']
  allocations: Allocation[]
  runId?: string
  recommendationId?: string
  /** Only a user's manual match may exceed the bounds of adjustments. */
  beyondBounds?: BeyondBounds | undefined
}
