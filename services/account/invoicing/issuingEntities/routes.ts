// HTTP of issuing entities: which one a new document to a customer proposes.
import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { idList } from '../../../kit/idShapes.ts'
import { proposedEntities } from './issuingEntity.ts'

const VIEW = 'invoicing.customers.view'

const proposedShape = z.object({ customerId: z.uuid(), entityId: z.uuid() }).meta({
  id: 'ProposedEntity',
  description: 'The entity that issues a new document to a customer unless another is chosen',
})

export function issuingEntityRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/issuing-entities',
    {
      schema: {
        operationId: 'listProposedEntities',
        description: 'For each customer the entity of its last order or invoice, else the default one',
        querystring: z.strictObject({ customerIds: idList }),
        response: { 200: z.object({ items: z.array(proposedShape) }) },
      },
    },
    request =>
      access.asCaller(request, VIEW, async tx => ({ items: await proposedEntities(tx, request.query.customerIds) })),
  )
}
