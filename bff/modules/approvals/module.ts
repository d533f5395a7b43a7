import type { BffModule } from '../../module.ts'
import { approvalResolvers } from './resolvers.ts'

export const approvalsModule = {
  name: 'approvals',
  resolvers: approvalResolvers,
  rules: {
    // Users who may see payments or bills; the service filters by permission.
    'Organization.approvalQueue': 'member',
    'Organization.approvalQueueCounts': 'member',
  },
} as const satisfies BffModule
