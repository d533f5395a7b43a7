import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { businessToday } from '../projection/organization.ts'
import { numberSeries } from './table.ts'

const KIND = 'ET'

/**
 * Takes the next `count` human numbers of the year, `ET-2026-000123`. The row of the series stays locked until the end of the
 * transaction, so a number that is given back leaves no gap; take numbers late.
 */
export async function takeNumbers(tx: Tx, count: number): Promise<string[]> {
  const year = Number((await businessToday(tx)).slice(0, 4))
  const [series] = await tx
    .insert(numberSeries)
    .values({ organizationId: tx.organizationId, kind: KIND, year, last: count })
    .onConflictDoUpdate({
      target: [numberSeries.organizationId, numberSeries.kind, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${count}` },
    })
    .returning({ last: numberSeries.last })
  const first = series!.last - count + 1
  return Array.from({ length: count }, (_, at) => `${KIND}-${year}-${String(first + at).padStart(6, '0')}`)
}
