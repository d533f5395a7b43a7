// HTTP routes of checkout links, for staff.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import type { Account, WorkerContext } from '../../account.ts'
import { peerOf } from '../../protectedActions/public.ts'
import { openChargeClient } from './chargeClient.ts'
import { countLinks, makeLink, revokeByHand } from './links.ts'
import { readOffers } from './offers.ts'
import { offerShape } from './shapes.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'
const params = z.strictObject({ id })

type Parts = { account: Account; access: Access; treasury: WorkerContext['treasury'] }

/** Routes to create and revoke an invoice's links. */
export function checkoutLinkRoutes(app: Server, { account, access, treasury }: Parts) {
  const client = treasury && openChargeClient(peerOf(treasury))

  app.post(
    '/v1/invoices/:id/checkout-links',
    {
      schema: {
        operationId: 'createCheckoutLink',
        description:
          'Creates a payment link of an invoice, which is returned only here; refuses CO-2 nothing left to pay, CO-6 not issued',
        params,
        response: { 201: z.object({ url: z.string() }).meta({ id: 'CheckoutLink' }) },
      },
    },
    async (request, reply) => {
      const url = await access.asCaller(request, MANAGE, tx => makeLink(tx, account, request.params.id))
      return reply.code(201).send({ url })
    },
  )

  app.post(
    '/v1/invoices/:id/checkout-links/revoke',
    {
      schema: {
        operationId: 'revokeCheckoutLinks',
        description: 'Revokes all payment links of an invoice, including those sent by email',
        params,
        response: { 200: z.object({ revoked: z.literal(true) }) },
      },
    },
    async request => {
      await access.asCaller(request, MANAGE, tx => revokeByHand(tx, request.params.id))
      return { revoked: true } as const
    },
  )

  app.get(
    '/v1/invoices/:id/checkout-methods',
    {
      schema: {
        operationId: 'listInvoiceCheckoutMethods',
        description:
          'Payment methods that the customer could use for the amount due of an invoice; refuses CO-2 nothing left to pay',
        params,
        response: { 200: z.object({ items: z.array(offerShape) }) },
      },
    },
    async request => {
      const { organizationId } = await access.callerOf(request, VIEW)
      return { items: await readOffers(account, client, { organizationId, invoiceId: request.params.id }) }
    },
  )

  app.get(
    '/v1/checkout-links/of-invoices',
    {
      schema: {
        operationId: 'countCheckoutLinks',
        description: 'Number of valid payment links of each invoice; invoices without any are omitted',
        querystring: z.strictObject({ invoiceIds: idList }),
        response: {
          200: z.object({ items: z.array(z.object({ invoiceId: z.uuid(), count: z.int() })) }),
        },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await countLinks(tx, request.query.invoiceIds) })),
  )
}
