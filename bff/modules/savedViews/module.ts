import type { BffModule } from '../../module.ts'
import { savedViewNodes, savedViewResolvers } from './resolvers.ts'

export const savedViewsModule = {
  name: 'savedViews',
  resolvers: savedViewResolvers,
  nodes: savedViewNodes,
  rules: {
    // All members see their own and the shared views; the service knows the owners and who may change them.
    'Organization.savedViews': 'member',
    'Mutation.createSavedView': 'member',
    'Mutation.updateSavedView': 'member',
    'Mutation.deleteSavedView': 'member',
  },
} as const satisfies BffModule
