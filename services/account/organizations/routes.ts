import { z } from 'zod'
import type { Access } from '../../kit/access.ts'
import type { Server } from '../../kit/http/server.ts'
import { idList } from '../../kit/ids.ts'
import type { Account } from '../account.ts'
import { listEntities } from './listEntities.ts'
import { listOrganizations } from './listOrganizations.ts'

const organizationShape = z
  .object({
    id: z.uuid(),
    name: z.string(),
    legalName: z.string(),
    username: z.string(),
    defaultCurrency: z.enum(['IDR', 'USD', 'SGD']).meta({ id: 'Currency' }),
    timeZone: z.string(),
    modes: z.array(z.enum(['TREASURY', 'INVOICING']).meta({ id: 'AppMode' })),
    version: z.int(),
  })
  .meta({ id: 'Organization' })

const entityShape = z
  .object({ id: z.uuid(), name: z.string(), isDefault: z.boolean(), version: z.int() })
  .meta({ id: 'Entity', description: 'A legal entity that owns bank accounts' })

export function organizationRoutes(app: Server, { account, access }: { account: Account; access: Access }) {
  app.get(
    '/v1/organizations',
    {
      schema: {
        operationId: 'listOrganizations',
        description: 'Organizations of the person who asks; of a token that names one, that one',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(organizationShape) }) },
      },
    },
    async request => {
      const { actorId, organizationId } = await access.authenticate(request)
      const who = { personId: actorId, organizationId, ids: request.query.ids }
      return { items: await account.database.readAsSystem(tx => listOrganizations(tx, who)) }
    },
  )

  app.get(
    '/v1/entities',
    {
      schema: {
        operationId: 'listEntities',
        description: 'Legal entities of the organization, the default one first',
        querystring: z.strictObject({ ids: idList.optional() }),
        response: { 200: z.object({ items: z.array(entityShape) }) },
      },
    },
    async request => access.asCaller(request, null, async tx => ({ items: await listEntities(tx, request.query.ids) })),
  )
}
