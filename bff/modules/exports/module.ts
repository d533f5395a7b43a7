import type { BffModule } from '../../module.ts'
import { exportNodes, exportResolvers } from './resolvers.ts'

export const exportsModule = {
  name: 'exports',
  resolvers: exportResolvers,
  nodes: exportNodes,
  rules: {
    'Organization.exports': 'exports.create',
    // Each list has a permission of its own, which the service knows.
    'Organization.exportColumns': 'exports.create',
    'Mutation.createExport': 'exports.create',
    'Mutation.cancelExport': 'exports.create',
    'Subscription.exportProgress': 'exports.create',
  },
  shareable: {
    // Nobody can follow an export of somebody else, so that whoever shares an answer is one person.
    Export:
      'allowedActions createdAt done expiresAt failureReason fileName finishedAt format id kilobytes list status total url uuid version',
  },
} as const satisfies BffModule
