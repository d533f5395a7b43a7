import type { BffModule } from '../../module.ts'
import { intercompanyResolvers } from './resolvers.ts'

export const intercompanyModule = {
  name: 'intercompany',
  resolvers: intercompanyResolvers,
  rules: {},
} as const satisfies BffModule
