import type { BffModule } from '../../module.ts'
import { cashFlowResolvers } from './resolvers.ts'

export const cashFlowModule = {
  name: 'cashFlow',
  resolvers: cashFlowResolvers,
  rules: {
    'Organization.cashFlow': 'treasury.analysis.view',
    'Organization.cashFlowLines': 'treasury.analysis.view',
  },
} as const satisfies BffModule
