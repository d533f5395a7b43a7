import type { BffModule } from '../../module.ts'
import { cashFlowExports } from './exports.ts'
import { cashFlowResolvers } from './resolvers.ts'

export const cashFlowModule = {
  name: 'cashFlow',
  resolvers: cashFlowResolvers,
  exports: cashFlowExports,
  rules: {
    'Organization.cashFlow': 'treasury.analysis.view',
    'Organization.cashFlowLines': 'treasury.analysis.view',
  },
  shareable: {
    CashCategory: 'activity name standard uuid version',
  },
} as const satisfies BffModule
