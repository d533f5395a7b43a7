import type { BffModule } from '../../module.ts'
import { reconciliationStatementExports, reconciliationStatementResolvers } from './resolvers.ts'

export const reconciliationStatementModule = {
  name: 'reconciliationStatement',
  resolvers: reconciliationStatementResolvers,
  rules: {
    'Organization.reconciliationStatement': 'treasury.reconciliation.view',
  },
  exports: reconciliationStatementExports,
} as const satisfies BffModule
