import type { BffModule } from '../../module.ts'
import { agedReceivablesExports, agedReceivablesResolvers } from './resolvers.ts'

export const agedReceivablesModule = {
  name: 'agedReceivables',
  resolvers: agedReceivablesResolvers,
  exports: agedReceivablesExports,
  rules: {
    'Organization.agedReceivables': 'invoicing.invoices.view',
    'Organization.daysToPay': 'invoicing.invoices.view',
    'Organization.receivableParts': 'invoicing.invoices.view',
  },
} as const satisfies BffModule
