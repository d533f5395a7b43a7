import type { BffModule } from '../../module.ts'
import { receivedPaymentExports, receivedPaymentNodes, receivedPaymentResolvers } from './resolvers.ts'

export const receivedPaymentsModule = {
  name: 'receivedPayments',
  resolvers: receivedPaymentResolvers,
  nodes: receivedPaymentNodes,
  exports: receivedPaymentExports,
  rules: {
    'Organization.receivedPayments': 'invoicing.payments.view',
    'Organization.receivedPayment': 'invoicing.payments.view',
    'Organization.receivedPaymentCounts': 'invoicing.payments.view',
    'Mutation.recordReceivedPayment': 'invoicing.payments.manage',
    'Mutation.applyReceivedPayment': 'invoicing.payments.manage',
    'Mutation.applyReceivedPayments': 'invoicing.payments.manage',
    'Mutation.confirmReceivedPayments': 'invoicing.payments.manage',
    'Mutation.sendReceipts': 'invoicing.payments.manage',
    'Mutation.cancelReceivedPayments': 'invoicing.payments.manage',
    'Mutation.unapplyReceivedPayments': 'invoicing.payments.manage',
  },
} as const satisfies BffModule
