// Equal lines are numbered from 1 without gaps: a file numbers its own from 1, and finds the stored ones by number.
import type { Tx } from '../../kit/database/database.ts'
import { fingerprintOf, lineKey } from './fingerprint.ts'
import { type LikeLine, setFingerprint } from './repository.ts'

/** A line with a higher number keeps it. */
const MAX_EQUAL = 1_000

/** Renumbers the equal lines of an account after others of them were removed. */
export async function closeOccurrences(tx: Tx, bankAccountId: string, lines: readonly LikeLine[]): Promise<void> {
  const byKey = Map.groupBy(lines, line => lineKey({ ...line, bankAccountId }))
  for (const [key, equal] of byKey) {
    const open = new Map(equal.map(({ id, fingerprint }) => [fingerprint, id]))
    // In order, so that the number that a line moves down to is already free.
    for (let from = 1, to = 1; open.size > 0 && from <= MAX_EQUAL; from++) {
      const [before, after] = [fingerprintOf(key, from), fingerprintOf(key, to)]
      const id = open.get(before)
      if (id === undefined) continue
      open.delete(before)
      if (from !== to) await setFingerprint(tx, id, after)
      to++
    }
  }
}
