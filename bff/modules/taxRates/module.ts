import type { BffModule } from '../../module.ts'
import { taxRateResolvers } from './resolvers.ts'

export const taxRatesModule = {
  name: 'taxRates',
  resolvers: taxRateResolvers,
  rules: {
    'Organization.taxRates': 'invoicing.invoices.view',
    'Organization.collectorRules': 'invoicing.invoices.view',
    'Mutation.setCollectorRule': 'account.company.manage',
    'Mutation.deleteCollectorRule': 'account.company.manage',
    'Mutation.createTaxRate': 'invoicing.invoices.manage',
    'Mutation.deleteTaxRate': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
