// What an import needs from expected transactions: existing ids, and storing many at once.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { releaseNumbers, reserveNumbers, useReservation } from '../numbers/public.ts'
import type { ExpectedValues } from './repository.ts'
import { expectedTransaction } from './table.ts'

/** Those of these external ids that an expected transaction already has. */
export async function takenExpectedIds(tx: Tx, externalIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ externalId: expectedTransaction.externalId })
    .from(expectedTransaction)
    .where(
      and(
        eq(expectedTransaction.organizationId, tx.organizationId),
        isNotNull(expectedTransaction.externalId),
        sql`${expectedTransaction.externalId} = any (${sql.param([...externalIds])}::text[])`,
      ),
    )
  return new Set(rows.flatMap(row => row.externalId ?? []))
}

/** Reserves the numbers of an import before it stores: the series is not locked while many rows are written. */
export const reserveExpectedNumbers = (tx: Tx, ownerId: string, count: number): Promise<void> =>
  reserveNumbers(tx, { kind: 'ET', ownerId, count })

/** Releases the numbers of an import that stores nothing. */
export const releaseExpectedNumbers = releaseNumbers

/** Stores the expected transactions of an import, with the numbers reserved for it in the order of the file. */
export async function storeExpected(
  tx: Tx,
  importId: string,
  values: AsyncIterable<ExpectedValues>,
  onProgress: (stored: number) => void,
): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const numberAt = await useReservation(tx, importId)
  async function* rows() {
    let at = 0
    for await (const each of values)
      yield {
        ...each,
        organizationId,
        id: newId(),
        number: numberAt(at++),
        source: 'IMPORT' as const,
        importId,
        createdBy,
      }
  }
  await insertMany(tx, expectedTransaction, rows(), { onProgress })
}
