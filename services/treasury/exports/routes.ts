import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { finishedExportShape, showFinished } from '../../kit/exports/finished.ts'
import { readExport } from '../../kit/exports/repository.ts'
import { exportRoutes } from '../../kit/exports/routes.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import type { RouteContext } from '../context.ts'
import { organizationZone } from '../projection/public.ts'
import { codes } from './errors.ts'

const READER = 'account'

/** Exports of this service's lists, and a finished one for the account service, which emails its requester. */
export function exportsOfTreasury(app: Server, context: RouteContext) {
  exportRoutes(app, { ...context, zoneOf: organizationZone, errors: codes })
  const { access, database } = context

  app.get(
    '/v1/organizations/:organizationId/exports/:id',
    {
      schema: {
        operationId: 'getFinishedExport',
        description: 'An export that is finished, for the account service; refuses G-7, G-20 other callers',
        params: z.strictObject({ organizationId: id, id }),
        response: { 200: finishedExportShape },
      },
    },
    async request => {
      if ((await access.authenticateService(request)) !== READER) throw new Refusal(commonErrors.forbidden)
      const { organizationId, id: exportId } = request.params
      const found = await database.readInOrganization(organizationId, null, tx => readExport(tx, exportId))
      const shown = found && showFinished(found)
      if (!shown) throw new Refusal(commonErrors.notFound)
      return shown
    },
  )
}
