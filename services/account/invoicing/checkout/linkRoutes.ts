// HTTP of checkout links, for staff.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import type { Account } from '../../account.ts'
import { countLinks, makeLink, revokeByHand } from './links.ts'

const VIEW = 'invoicing.invoices.view'
const MANAGE = 'invoicing.invoices.manage'
const params = z.strictObject({ id })

/** Making and revoking the links to an invoice. */
export function checkoutLinkRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.post(
    '/v1/invoices/:id/checkout-links',
    {
      schema: {
        operationId: 'createCheckoutLink',
        description: 'Makes a link by which its customer pays it, and shows it this once; refuses CO-6 not issued',
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
        description: 'Revokes every link to it, also those that were mailed',
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
    '/v1/checkout-links/of-invoices',
    {
      schema: {
        operationId: 'countCheckoutLinks',
        description: 'How many links open each invoice now; those that none opens are left out',
        querystring: z.strictObject({ invoiceIds: idList }),
        response: {
          200: z.object({ items: z.array(z.object({ invoiceId: z.uuid(), count: z.int() })) }),
        },
      },
    },
    request => access.asCaller(request, VIEW, async tx => ({ items: await countLinks(tx, request.query.invoiceIds) })),
  )
}
