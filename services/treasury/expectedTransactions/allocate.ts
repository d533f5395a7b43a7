// What reconciliation asks of expected transactions. None of these emits an event or writes the activity log: the caller
// tells of the whole, for a run in one event and one row.
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import { addToAllocated, lockExpectedRows } from './repository.ts'
import type { ExpectedRow } from './table.ts'

/** The records with their locks, by id; refuses with G-7 if one is unknown or of another organization. */
export async function lockExpected(tx: Tx, ids: readonly string[]): Promise<Map<string, ExpectedRow>> {
  const rows = await lockExpectedRows(tx, ids)
  const found = new Map(rows.map(row => [row.id, row]))
  if (ids.some(id => !found.has(id))) throw new Refusal(commonErrors.notFound)
  return found
}

/** Adds to what is allocated to one record, or takes away from it. Undefined if its state or amount does not admit it. */
export async function allocateExpected(tx: Tx, id: string, deltaMinor: bigint): Promise<ExpectedRow | undefined> {
  const [row] = await addToAllocated(tx, [{ id, deltaMinor }])
  return row
}

/** As `allocateExpected`, for many in one statement; records that do not admit it are left out of the answer. */
export async function allocateExpectedMany(
  tx: Tx,
  deltas: readonly { id: string; deltaMinor: bigint }[],
): Promise<ExpectedRow[]> {
  return deltas.length === 0 ? [] : addToAllocated(tx, deltas)
}
