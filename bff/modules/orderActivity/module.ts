import type { BffModule } from '../../module.ts'
import { orderActivityResolvers } from './resolvers.ts'

export const orderActivityModule = {
  name: 'orderActivity',
  resolvers: orderActivityResolvers,
  rules: {},
} as const satisfies BffModule
