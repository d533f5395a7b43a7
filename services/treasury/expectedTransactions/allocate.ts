// What reconciliation needs from expected transactions. None of these emits an event or writes the activity log: the caller does so for the
// whole operation, for a run with one event and one entry.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { addToAllocated, lockExpectedRows } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** The records, locked, by id; refuses with G-7 if one is unknown or of another organization. */
export async function lockExpected(tx: Tx, ids: readonly string[]): Promise<Map<string, ExpectedRow>> {
  const rows = await lockExpectedRows(tx, ids)
  const found = new Map(rows.map(row => [row.id, row]))
  if (ids.some(id => !found.has(id))) throw new Refusal(commonErrors.notFound)
  return found
}

/** Adds to a record's allocated amount, or subtracts from it. Undefined if its status or amount doesn't allow it. */
export async function allocateExpected(tx: Tx, id: string, deltaMinor: bigint): Promise<ExpectedRow | undefined> {
  const [row] = await addToAllocated(tx, [{ id, deltaMinor }])
  return row
}

/** Like `allocateExpected`, for many in one statement; omits records that don't allow it from the result. */
export async function allocateExpectedMany(
  tx: Tx,
  deltas: readonly { id: string; deltaMinor: bigint }[],
): Promise<ExpectedRow[]> {
  return deltas.length === 0 ? [] : addToAllocated(tx, deltas)
}
