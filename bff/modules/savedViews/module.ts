import type { BffModule } from '../../module.ts'
import { savedViewNodes, savedViewResolvers } from './resolvers.ts'

export const savedViewsModule = {
  name: 'savedViews',
  resolvers: savedViewResolvers,
  nodes: savedViewNodes,
  rules: {
    // Everybody sees their own and the shared ones; the service knows whose they are, and who may change them.
    'Organization.savedViews': 'member',
    'Mutation.createSavedView': 'member',
    'Mutation.updateSavedView': 'member',
    'Mutation.deleteSavedView': 'member',
  },
} as const satisfies BffModule
