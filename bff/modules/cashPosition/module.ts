import type { BffModule } from '../../module.ts'
import { cashPositionExports } from './exports.ts'
import { cashPositionResolvers } from './resolvers.ts'

export const cashPositionModule = {
  name: 'cashPosition',
  resolvers: cashPositionResolvers,
  exports: cashPositionExports,
  rules: {
    'Organization.cashPosition': 'treasury.analysis.view',
    'Organization.cashHistory': 'treasury.analysis.view',
    'Organization.pendingCash': 'treasury.analysis.view',
    'Mutation.setBalanceStaleness': 'treasury.bankAccounts.manage',
    'Subscription.cashChanged': 'treasury.analysis.view',
  },
  shareable: { CashChange: 'kind' },
} as const satisfies BffModule
