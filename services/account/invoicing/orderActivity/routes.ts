// The activity of a sales order and of what was made of it (invoicing.md §10: the log of the order, its receipts, invoices and memos).
import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { activityPage, activityQuery, readEntries } from '../../../kit/activity/entries.ts'
import { activityLog, type RecordType } from '../../../kit/activity/table.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { Refusal } from '../../../kit/http/problem.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id } from '../../../kit/idShapes.ts'
import type { AccountRouteContext } from '../../module.ts'
import { salesOrder } from '../salesOrders/public.ts'

/** The records made of an order, by the table that keeps them. */
const MADE_OF_IT = {
  GOODS_RECEIPT: sql`goods_receipt`,
  INVOICE: sql`invoice`,
  CREDIT_MEMO: sql`credit_memo`,
} as const satisfies Partial<Record<RecordType, SQL>>

/** The order's own entries and those of its records. The ids are read first, so that each kind is found through the log's index. */
const ofOrder = (tx: Tx, orderId: string) =>
  or(
    and(eq(activityLog.recordType, 'SALES_ORDER'), eq(activityLog.recordId, orderId)),
    ...Object.entries(MADE_OF_IT).map(
      ([type, table]) => sql`(${activityLog.recordType} = ${type} and ${activityLog.recordId} = any (array(
        select r.id from ${table} r where r.organization_id = ${tx.organizationId} and r.order_id = ${orderId})))`,
    ),
  )

async function refuseUnknown(tx: Tx, orderId: string): Promise<void> {
  const found = await tx
    .select({ id: salesOrder.id })
    .from(salesOrder)
    .where(and(eq(salesOrder.organizationId, tx.organizationId), eq(salesOrder.id, orderId)))
  if (found.length === 0) throw new Refusal(commonErrors.notFound)
}

/** `GET /v1/sales-orders/:id/activity`. */
export function orderActivityRoutes(app: Server, { access }: Pick<AccountRouteContext, 'access'>) {
  app.get(
    '/v1/sales-orders/:id/activity',
    {
      schema: {
        operationId: 'listOrderActivity',
        description:
          'Activity log entries about a sales order, its goods receipts, invoices and credit memos, newest first; refuses G-7 an unknown order',
        params: z.strictObject({ id }),
        querystring: z.strictObject(activityQuery),
        response: { 200: activityPage },
      },
    },
    request =>
      access.asCaller(request, 'account.activity.view', async tx => {
        const { id: orderId } = request.params
        await refuseUnknown(tx, orderId)
        // With the order in it the cursor belongs to this list.
        const query = { ...request.query, orderId }
        return readEntries(tx, query, and(eq(activityLog.organizationId, tx.organizationId), ofOrder(tx, orderId)))
      }),
  )
}
