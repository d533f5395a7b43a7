// HTTP of the approvals inbox: payments, transfers and bills in one queue for the caller.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { pageOf } from '../../kit/page.ts'
import type { Caller } from '../../kit/tokens.ts'
import { billShape, showBill } from '../bills/public.ts'
import { summaryBody } from '../../kit/moneySummary.ts'
import { paymentShape, showPayment } from '../payments/public.ts'
import { queueFiltersOf, kindFilter, queueFilter } from './queueFilters.ts'
import { type Approvable, queueQuery, readQueue } from './queue.ts'
import { countByTab, sumUp } from './sums.ts'

const approvable = z
  .discriminatedUnion('kind', [
    paymentShape,
    billShape.extend({ kind: z.literal('BILL') }).meta({ id: 'ApprovableBill' }),
  ])
  .meta({ id: 'Approvable' })

const tabCounts = z.object({
  inbox: z.int(),
  needsApproval: z.int(),
  approved: z.int(),
  cancelled: z.int(),
  rejected: z.int(),
})

/** As this caller may see it. */
const show = (row: Approvable, caller: Caller): z.infer<typeof approvable> =>
  row.payment ? showPayment(row.payment, caller) : { ...showBill(row.bill, caller), kind: 'BILL' }

/** The inbox and its tabs, for users who may see payments or bills; each sees only what they may see elsewhere. */
export function approvalRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/approvals',
    {
      schema: {
        operationId: 'listApprovals',
        description:
          'Payments, transfers and bills that people decide on, by part of the inbox; of those the kinds that the caller may see',
        querystring: queueQuery,
        response: { 200: pageOf(approvable) },
      },
    },
    request =>
      access.asCaller(request, null, async (tx, caller) => {
        const { rows, page } = await readQueue(tx, queueFiltersOf(tx, caller, request.query), request.query)
        return page.answer(rows, row => show(row, caller))
      }),
  )

  app.get(
    '/v1/approvals/summary',
    {
      schema: {
        operationId: 'summarizeApprovals',
        description:
          'How many the filter admits, and the sums by currency without cancelled and rejected ones; a bill and its payment are two',
        querystring: z.strictObject(queueFilter),
        response: { 200: summaryBody },
      },
    },
    request => access.asCaller(request, null, (tx, caller) => sumUp(tx, queueFiltersOf(tx, caller, request.query))),
  )

  app.get(
    '/v1/approvals/counts',
    {
      schema: {
        operationId: 'countApprovals',
        description: 'How many payments, transfers and bills each part of the inbox holds',
        querystring: z.strictObject(kindFilter),
        response: { 200: tabCounts },
      },
    },
    request => access.asCaller(request, null, (tx, caller) => countByTab(tx, caller, request.query)),
  )
}
