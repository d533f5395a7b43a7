// HTTP routes of billing cycles: validation and responses, no rules.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { keyHeader, once } from '../../../kit/idempotency.ts'
import { billNow } from './bill.ts'
import { billingOf } from './list.ts'
import { billBody, billingShape, ofCustomers } from './shapes.ts'

export function billingRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/billing-runs/of-customers',
    {
      schema: {
        operationId: 'listBillingOfCustomers',
        description: 'Next billing date of each customer, and its billing runs, newest first, at most 12',
        querystring: ofCustomers,
        response: { 200: z.object({ items: z.array(billingShape) }) },
      },
    },
    request =>
      access.asCaller(request, 'invoicing.invoices.view', async tx => ({
        items: await billingOf(tx, request.query.customerIds),
      })),
  )

  app.post(
    '/v1/billing-runs',
    {
      schema: {
        operationId: 'billCustomer',
        description:
          'Drafts an invoice for each order with something delivered or agreed up to a date that is neither invoiced nor drafted; refuses BC-1 nothing to bill, BC-2 day after today, CU-8 customer not active',
        headers: keyHeader,
        body: billBody,
        response: { 201: billingShape.shape.runs.element },
      },
    },
    async (request, reply) => {
      const { headers, body: given } = request
      const { body: made } = await access.asCaller(request, 'invoicing.invoices.manage', tx =>
        once(tx, headers['idempotency-key'], ['billCustomer', given], async () => {
          const id = await billNow(tx, given)
          const [billing] = await billingOf(tx, [given.customerId])
          const run = billing?.runs.find(each => each.id === id)
          if (!run) throw new Error('a billing run without its row')
          return run
        }),
      )
      return reply.code(201).send(made)
    },
  )
}
