import type { BffModule } from '../../module.ts'
import { monthEndResolvers } from './resolvers.ts'

export const monthEndModule = {
  name: 'monthEnd',
  resolvers: monthEndResolvers,
  rules: {
    'Organization.treasuryMonthEnd': 'treasury.journals.view',
    'Organization.invoicingMonthEnd': 'invoicing.journals.view',
  },
} as const satisfies BffModule
