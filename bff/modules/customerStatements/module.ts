import type { BffModule } from '../../module.ts'
import { customerStatementResolvers } from './resolvers.ts'

export const customerStatementsModule = {
  name: 'customerStatements',
  resolvers: customerStatementResolvers,
  rules: {
    'Organization.customerStatement': 'invoicing.invoices.view',
    'Mutation.sendCustomerStatement': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
