import { PAPER } from '../../../kit/files/contents.ts'
import { EVERY_ROLE, MAKERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { receivedPaymentExport } from './exports.ts'
import { receivedPaymentRoutes } from './routes.ts'

export const receivedPaymentsModule = defineModule({
  name: 'receivedPayments',
  reads: ['checkout_receipt'],
  records: {
    RECEIVED_PAYMENT: {
      description: 'A received payment.',
      actions: ['CREATED', 'UPDATED', 'APPROVED', 'SENT', 'CANCELLED'],
    },
  },
  permissions: {
    'invoicing.payments.view': EVERY_ROLE,
    'invoicing.payments.manage': MAKERS,
    // Published; no action needs it so far.
    'invoicing.settlements.manage': MAKERS,
  },
  areas: { PY: 'Payments received' },
  errors: codes,
  feed: {
    'received-payment.changed': {
      webhook: {
        key: 'RECEIVED_PAYMENT_CHANGED',
        name: 'received-payment.changed',
        description: 'one was recorded, confirmed, applied or canceled.',
      },
    },
  },
  lists: { RECEIVED_PAYMENTS: 'Received payments.' },
  exports: { RECEIVED_PAYMENTS: receivedPaymentExport },
  files: {
    PAYMENT_PROOF: {
      description: 'Proof of payment: PDF, JPG or PNG, at most 10 MB.',
      send: 'invoicing.payments.manage',
      read: 'invoicing.payments.view',
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  routes: [receivedPaymentRoutes],
})
