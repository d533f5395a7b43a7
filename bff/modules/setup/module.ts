import type { BffModule } from '../../module.ts'
import { setupResolvers } from './resolvers.ts'

export const setupModule = {
  name: 'setup',
  resolvers: setupResolvers,
  rules: {
    'Query.setupLink': 'anyone',
    'Query.hasPeople': 'anyone',
    'Mutation.createFirstOwner': 'anyone',
  },
} as const satisfies BffModule
