import type { Resolvers } from '../../__generated__/resolverTypes.ts'

export const firstStepsResolvers = {
  Organization: {
    firstSteps: ({ id }, _args, context) => context.organization(id).treasury.get('/v1/first-steps', {}),
  },
} satisfies Resolvers
