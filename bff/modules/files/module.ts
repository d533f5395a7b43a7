import type { BffModule } from '../../module.ts'
import { fileResolvers } from './resolvers.ts'

export const filesModule = {
  name: 'files',
  resolvers: fileResolvers,
  rules: {
    // Each purpose has its own permission, which the service checks.
    'Mutation.createFileUpload': 'member',
  },
} as const satisfies BffModule
