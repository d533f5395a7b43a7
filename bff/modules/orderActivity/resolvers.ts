import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import { pageQuery, toConnection } from '../../graph/connection.ts'
import { toActivity } from '../activity/sources.ts'

export const orderActivityResolvers = {
  SalesOrder: {
    activity: async ({ id, organizationId }, args, context) => {
      const scope = context.organization(organizationId)
      const page = await scope.account.get('/v1/sales-orders/{id}/activity', { path: { id }, query: pageQuery(args) })
      return toConnection(page, args, entry => toActivity(scope, entry))
    },
  },
} satisfies Resolvers
