// The list of products: its query parameters, and their meaning in SQL.
import type { SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../../kit/database/database.ts'
import { defineList, equalTo, sortBy, wordsIn } from '../../../kit/list.ts'
import { product as table, PRODUCT_KINDS, PRODUCT_STATUSES, type ProductRow } from './table.ts'

export const productList = defineList<ProductRow>({
  table,
  filters: {
    search: wordsIn(table.searchText),
    status: equalTo(table.status, z.enum(PRODUCT_STATUSES)),
    kind: equalTo(table.kind, z.enum(PRODUCT_KINDS)),
  },
  orders: ['code', '-code', 'name', '-name', 'createdAt', '-createdAt'],
  sorts: { code: sortBy(table, 'code'), name: sortBy(table, 'name'), createdAt: sortBy(table, 'createdAt') },
  select: tx => tx.select().from(table),
})

/** How many products match a filter. */
export const productSummary = {
  description: 'How many products the filter admits',
  body: z.object({ totalCount: z.int() }),
  read: async (tx: Tx, where: SQL | undefined) => ({ totalCount: await tx.$count(table, where) }),
}
