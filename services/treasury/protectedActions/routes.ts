// For the account service only, which emails what it reads here: treasury knows no email addresses.
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { commonErrors } from '../../kit/errors.ts'
import { Refusal } from '../../kit/http/problem.ts'
import type { Server } from '../../kit/http/server.ts'
import { id } from '../../kit/idShapes.ts'
import { protectedChangeShape } from '../../kit/protectedActions.ts'
import type { RouteContext } from '../context.ts'
import { protectedChange } from './table.ts'

const READER = 'account'

/** Routes of performed protected actions. */
export function protectedChangeRoutes(app: Server, { access, database }: Pick<RouteContext, 'access' | 'database'>) {
  app.get(
    '/v1/organizations/:organizationId/protected-changes/:id',
    {
      schema: {
        operationId: 'getProtectedChange',
        description: 'A protected action that was performed, for the account service; refuses G-7, G-20 other callers',
        params: z.strictObject({ organizationId: id, id }),
        response: { 200: protectedChangeShape },
      },
    },
    async request => {
      if ((await access.authenticateService(request)) !== READER) throw new Refusal(commonErrors.forbidden)
      const { organizationId, id: changeId } = request.params
      const [found] = await database.readInOrganization(organizationId, null, tx =>
        tx
          .select()
          .from(protectedChange)
          .where(and(eq(protectedChange.organizationId, organizationId), eq(protectedChange.id, changeId))),
      )
      if (!found) throw new Refusal(commonErrors.notFound)
      const { organizationId: _organizationId, ...shown } = found
      return shown
    },
  )
}
