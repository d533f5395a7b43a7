// Imports a file of products.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../../kit/database/database.ts'
import { CellReader, FirstSeen, refuseRepeated, STORED } from '../../../../kit/recordImports/cells.ts'
import { type Importing, overtaking } from '../../../../kit/recordImports/importing.ts'
import { createProduct } from '../changeProducts.ts'
import { codes } from '../errors.ts'
import { product } from '../table.ts'
import { codeKey, namedCode, productOf } from './rows.ts'

/** Reserves and releases nothing: each row becomes its own record. */
export function openProducts(): Importing {
  const seen = new FirstSeen()
  return {
    async check(lookUp, rows, issues) {
      const taken = await lookUp(tx => takenCodes(tx, rows.map(namedCode)))
      for (const row of rows) {
        const cells = new CellReader(row, issues)
        productOf(cells)
        const key = codeKey(cells.raw('code'))
        refuseRepeated(cells, 'code', key, seen)
        if (taken.has(key)) cells.refuse('code', codes.productCodeExists, {}, STORED)
      }
    },
    prepare: async () => {},
    async store(tx, batches, { onProgress }) {
      let done = 0
      for await (const rows of batches)
        for (const row of rows) {
          const input = productOf(new CellReader(row, []))
          if (input) await overtaking(() => createProduct(tx, input, { isImported: true }))
          onProgress(++done)
        }
    },
    giveUp: async () => {},
  }
}

async function takenCodes(tx: Tx, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  const code = sql<string>`lower(${product.code})`
  const rows = await tx
    .select({ code })
    .from(product)
    .where(
      and(
        eq(product.organizationId, tx.organizationId),
        sql`${code} = any (${sql.param(wanted.map(codeKey))}::text[])`,
      ),
    )
  return new Set(rows.map(row => row.code))
}
