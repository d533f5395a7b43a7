import type { BffModule } from '../../module.ts'
import { exportNodes, exportResolvers } from './resolvers.ts'

export const exportsModule = {
  name: 'exports',
  resolvers: exportResolvers,
  nodes: exportNodes,
  rules: {
    'Organization.exports': 'exports.create',
    // Each list has its own permission, which the service checks.
    'Organization.exportColumns': 'exports.create',
    'Mutation.createExport': 'exports.create',
    'Mutation.cancelExport': 'exports.create',
    'Subscription.exportProgress': 'exports.create',
  },
  shareable: {
    // A user can't follow another user's export, so a shared result always belongs to one user.
    Export:
      'allowedActions createdAt done expiresAt failureReason fileName finishedAt format id kilobytes list status total url uuid version',
  },
} as const satisfies BffModule
