import type { BffModule } from '../../module.ts'
import { activityNodes, activityResolvers } from './resolvers.ts'

export const activityModule = {
  name: 'activity',
  resolvers: activityResolvers,
  nodes: activityNodes,
  rules: {
    'Organization.activity': 'account.activity.view',
    'Organization.activityProof': 'account.security.manage',
  },
} as const satisfies BffModule
