import type { BffModule } from '../../module.ts'
import { withholdingSlipExports, withholdingSlipNodes, withholdingSlipResolvers } from './resolvers.ts'

export const withholdingSlipsModule = {
  name: 'withholdingSlips',
  resolvers: withholdingSlipResolvers,
  nodes: withholdingSlipNodes,
  exports: withholdingSlipExports,
  rules: {
    'Organization.withholdingSlips': 'invoicing.payments.view',
    'Organization.withholdingSlip': 'invoicing.payments.view',
    'Mutation.recordCustomerWithholdingSlip': 'invoicing.payments.manage',
    'Mutation.confirmCustomerWithholdingSlips': 'invoicing.payments.manage',
    'Mutation.cancelCustomerWithholdingSlips': 'invoicing.payments.manage',
  },
} as const satisfies BffModule
