import type { Resolvers } from '../../__generated__/resolverTypes.ts'
import type { PersonalScope } from '../../context.ts'
import { toPayload } from '../../graph/errors.ts'
import { readMe } from '../viewer/loaders.ts'

const PATH = '/v1/me/position-email'
const readPositionEmail = (scope: PersonalScope) => scope.account.get(PATH, {})

export const positionEmailResolvers = {
  Viewer: {
    positionEmail: (_viewer, _args, context) => readPositionEmail(context.personal),
  },
  PositionEmail: {
    organizations: ({ organizationIds }) => organizationIds,
    clockOrganization: ({ clockOrganizationId }) => clockOrganizationId,
  },
  Mutation: {
    updatePositionEmail: (_root, { input: { organizations = null, clockOrganization, ...rest } }, context) => {
      const { personal } = context
      const body = {
        ...rest,
        organizationIds: organizations && [...organizations],
        clockOrganizationId: clockOrganization,
      }
      return toPayload(
        async () => {
          await personal.account.put(PATH, { body })
          return { viewer: await readMe(personal) }
        },
        { viewer: null },
      )
    },
  },
} satisfies Resolvers
