import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { listRegions } from './regions.ts'
import { regionList, regionParent } from './shapes.ts'

export function regionRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/regions',
    {
      schema: {
        operationId: 'listRegions',
        description: 'Regions directly below `parent`, by name; without it, the provinces',
        querystring: z.strictObject({
          parent: regionParent.optional(),
        }),
        response: { 200: regionList },
      },
    },
    request =>
      access.asCaller(request, null, async tx => ({
        items: (await listRegions(tx, request.query.parent)).map(({ code, level, name }) => ({ code, level, name })),
      })),
  )
}
