import type { BffModule } from '../../module.ts'
import { taxRateResolvers } from './resolvers.ts'

export const taxRatesModule = {
  name: 'taxRates',
  resolvers: taxRateResolvers,
  rules: {
    'Organization.taxRates': 'invoicing.invoices.view',
    'Mutation.createTaxRate': 'invoicing.invoices.manage',
    'Mutation.deleteTaxRate': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
