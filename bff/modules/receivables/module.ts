import type { BffModule } from '../../module.ts'
import { receivableResolvers } from './resolvers.ts'

export const receivablesModule = {
  name: 'receivables',
  resolvers: receivableResolvers,
  rules: {},
} as const satisfies BffModule
