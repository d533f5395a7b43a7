// The list of exceptions: its filters and their SQL.
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../kit/database/database.ts'
import { id } from '../../kit/idShapes.ts'
import { defineList, equalTo, oneOf, sortBy } from '../../kit/list.ts'
import { searchFilter } from '../../kit/searchWords.ts'
import { EXCEPTION_TYPES } from '../exceptionSearch.ts'
import { EXCEPTION_STATUSES, exception as table, type ExceptionRow } from './table.ts'

/** An exception with the number of its comments. */
export type ListedException = ExceptionRow & { commentCount: number }

export const exceptionType = z.enum(EXCEPTION_TYPES).meta({ id: 'ExceptionType' })
export const exceptionStatus = z.enum(EXCEPTION_STATUSES).meta({ id: 'ExceptionStatus' })

export const exceptionList = defineList<ListedException>({
  table,
  filters: {
    search: searchFilter({
      has: ({ word, amountMinor }) => sql`(lower(${table.label}) like contains_pattern(${word})
        or ${table.amountMinor} = ${amountMinor}::bigint)`,
    }),
    type: oneOf(table.type, exceptionType),
    status: oneOf(table.status, exceptionStatus),
    assigneeId: equalTo(table.assigneeId, id),
    bankAccountId: equalTo(table.bankAccountId, id),
  },
  orders: ['since', '-since'],
  sorts: { since: sortBy(table, 'since') },
  select: tx =>
    tx
      .select({
        ...getTableColumns(table),
        commentCount: sql<number>`(
          select count(*)::int from exception_comment c
          where c.organization_id = exception.organization_id and c.exception_id = exception.id)`.as('comment_count'),
      })
      .from(table),
})

/** Pending counts for the menu and the tabs of the list. Resolved ones are not counted: they only accumulate and need no action. */
export const exceptionCounts = z.object({ open: z.int(), inProgress: z.int() }).meta({ id: 'ExceptionCounts' })

export async function countExceptions(tx: Tx): Promise<z.infer<typeof exceptionCounts>> {
  const { rows } = await tx.execute<z.infer<typeof exceptionCounts>>(sql`
    select count(*) filter (where status = 'OPEN')::int as open,
      count(*) filter (where status = 'IN_PROGRESS')::int as "inProgress"
    from exception where organization_id = ${tx.organizationId} and status in ('OPEN', 'IN_PROGRESS')`)
  return rows[0] ?? { open: 0, inProgress: 0 }
}

const countOf = z.object({ type: exceptionType, count: z.int() })

/** The number of exceptions that match the filter, by type. */
export const exceptionSummary = {
  description: 'How many the filter admits, and how many of each type',
  body: z.object({ totalCount: z.int(), byType: z.array(countOf) }),
  read: async (tx: Tx, where: SQL | undefined) => {
    const byType = await tx
      .select({ type: table.type, count: sql<number>`count(*)::int` })
      .from(table)
      .where(where)
      .groupBy(table.type)
    return { totalCount: byType.reduce((sum, { count }) => sum + count, 0), byType }
  },
}
