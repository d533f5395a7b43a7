import type { BffModule } from '../../module.ts'
import { fileResolvers } from './resolvers.ts'

export const filesModule = {
  name: 'files',
  resolvers: fileResolvers,
  rules: {
    // Each purpose has a permission of its own, which the service knows.
    'Mutation.createFileUpload': 'member',
  },
} as const satisfies BffModule
