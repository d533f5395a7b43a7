import { z } from 'zod'
import type { Access } from '../../../kit/access.ts'
import type { Server } from '../../../kit/http/server.ts'
import { listRegions } from './regions.ts'
import { REGION_LEVELS } from './table.ts'

const regionShape = z
  .object({
    code: z.string(),
    level: z.enum(REGION_LEVELS).meta({ id: 'RegionLevel' }),
    name: z.string(),
  })
  .meta({ id: 'Region', description: 'A province, regency or city, district or ward' })

export function regionRoutes(app: Server, { access }: { access: Access }) {
  app.get(
    '/v1/regions',
    {
      schema: {
        operationId: 'listRegions',
        description: 'The regions right below `parent`, by name; without it the provinces',
        querystring: z.strictObject({
          parent: z
            .string()
            .regex(/^\d{2}(\.\d{2}(\.\d{2})?)?$/)
            .optional(),
        }),
        response: { 200: z.object({ items: z.array(regionShape) }) },
      },
    },
    request =>
      access.asCaller(request, null, async tx => ({
        items: (await listRegions(tx, request.query.parent)).map(({ code, level, name }) => ({ code, level, name })),
      })),
  )
}
