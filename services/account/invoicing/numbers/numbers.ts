// Document numbers, `SO-2026-000123`: gapless within organization, kind and year of the document's own date.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../kit/database/database.ts'
import { documentSeries as table } from './table.ts'

export type DocumentKind = 'SALES_ORDER' | 'GOODS_RECEIPT' | 'INVOICE' | 'CREDIT_MEMO' | 'RECEIVED_PAYMENT'
type Numbered = { kind: DocumentKind; date: string; prefix: string }

/**
 * Takes the next number of a kind in the year of the document's date. Its row stays locked until the transaction ends, so that a rollback
 * leaves no gap: take this lock last.
 */
export async function takeDocumentNumber(tx: Tx, { kind, date, prefix }: Numbered): Promise<string> {
  const year = Number(date.slice(0, 4))
  const [taken] = await tx
    .insert(table)
    .values({ organizationId: tx.organizationId, kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [table.organizationId, table.kind, table.year],
      set: { last: sql`${table.last} + 1` },
    })
    .returning({ last: table.last })
  return `${prefix}-${year}-${String(taken!.last).padStart(6, '0')}`
}
