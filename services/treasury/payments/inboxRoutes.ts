// HTTP of what people decide on: lists of payments and transfers for whoever asks.
import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { pageOf } from '../../kit/page.ts'
import type { Caller } from '../../kit/tokens.ts'
import { countByTab } from './counts.ts'
import { approvalList, paymentSummary } from './list.ts'
import { payment, showPayment, tabCounts } from './shapes.ts'

const VIEW = 'treasury.payments.view'
const APPROVE = 'treasury.payments.approve'

/** The inbox and its parts. Nobody decides whose role does not let them approve: their inbox is empty. */
export function inboxRoutes(app: Server, { access }: { access: Access }) {
  const isEmpty = ({ permissions }: Caller, { tab }: Record<string, unknown>) =>
    tab === 'INBOX' && !permissions.has(APPROVE)
  const wireOf: z.ZodType<object> = payment

  app.get(
    '/v1/approvals',
    {
      schema: {
        operationId: 'listApprovals',
        description: 'Payments and transfers that people decide on, by part of the inbox',
        querystring: approvalList.query,
        response: { 200: pageOf(wireOf) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        if (isEmpty(caller, request.query)) return { items: [], next: null, cursors: [] }
        const { rows, page } = await approvalList.page(tx, request.query)
        return page.answer(rows, row => showPayment(row, caller))
      }),
  )

  app.get(
    '/v1/approvals/summary',
    {
      schema: {
        operationId: 'summarizeApprovals',
        description: paymentSummary.description,
        querystring: approvalList.filter,
        response: { 200: paymentSummary.body },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        if (isEmpty(caller, request.query)) return { totalCount: 0, totals: [] }
        return paymentSummary.read(tx, approvalList.where(tx, request.query))
      }),
  )

  app.get(
    '/v1/approvals/counts',
    {
      schema: {
        operationId: 'countApprovals',
        description: 'How many payments and transfers each part of the inbox holds',
        response: { 200: tabCounts },
      },
    },
    request =>
      access.asCaller(request, VIEW, async (tx, caller) => {
        const counts = await countByTab(tx)
        return isEmpty(caller, { tab: 'INBOX' }) ? { ...counts, inbox: 0 } : counts
      }),
  )
}
