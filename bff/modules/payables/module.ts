import type { BffModule } from '../../module.ts'
import { payablesResolvers } from './resolvers.ts'

export const payablesModule = {
  name: 'payables',
  resolvers: payablesResolvers,
  rules: {
    'Organization.agedPayables': 'treasury.analysis.view',
    'Organization.payableBills': 'treasury.analysis.view',
  },
} as const satisfies BffModule
