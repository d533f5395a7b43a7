import type { BffModule } from '../../module.ts'
import { payablesExports } from './exports.ts'
import { payablesResolvers } from './resolvers.ts'

export const payablesModule = {
  name: 'payables',
  resolvers: payablesResolvers,
  exports: payablesExports,
  rules: {
    'Organization.agedPayables': 'treasury.analysis.view',
    'Organization.payableBills': 'treasury.analysis.view',
  },
} as const satisfies BffModule
