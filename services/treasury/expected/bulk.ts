// What an import asks of expected transactions: what is taken, and storing many at once.
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { insertMany } from '../../kit/database/insertMany.ts'
import { newId } from '../../kit/ids.ts'
import { takeNumbers } from './numbers.ts'
import type { ExpectedValues } from './repository.ts'
import { expectedTransaction } from './table.ts'

/** Which of these external ids an expected transaction has. */
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

/** Stores expected transactions that an import brought, numbered in the order of the file. */
export async function storeExpected(tx: Tx, values: readonly ExpectedValues[], importId: string): Promise<void> {
  const { organizationId, actorId: createdBy } = tx
  const numbers = await takeNumbers(tx, values.length)
  await insertMany(
    tx,
    expectedTransaction,
    values.map((each, at) => ({
      ...each,
      organizationId,
      id: newId(),
      number: numbers[at]!,
      source: 'IMPORT' as const,
      importId,
      createdBy,
    })),
  )
}
