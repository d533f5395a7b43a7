import { PAPER } from '../../../kit/files/contents.ts'
import { EVERY_ROLE, MAKERS, REVIEWERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes } from './errors.ts'
import { calledOff, owedChanged } from './events.ts'
import { invoiceExport } from './exports.ts'
import { invoiceRoutes } from './routes.ts'

export const invoicesModule = defineModule({
  name: 'invoices',
  // Credits prevent canceling an invoice, and count when its order is settled. The list can be filtered by tax invoice.
  reads: ['credit_memo', 'tax_invoice'],
  records: {
    INVOICE: {
      description: 'A sales invoice.',
      actions: [
        'CREATED',
        'UPDATED',
        'DELETED',
        'SUBMITTED',
        'REJECTED',
        'APPROVED',
        'SENT',
        'CANCELLED',
        'EXPORTED',
        'MESSAGE_WRITTEN',
        'MESSAGE_EDITED',
        'MESSAGE_DELETED',
      ],
    },
  },
  permissions: {
    'invoicing.invoices.view': EVERY_ROLE,
    'invoicing.invoices.manage': MAKERS,
    'invoicing.invoices.approve': REVIEWERS,
  },
  areas: { IN: 'Invoices' },
  errors: codes,
  feed: {
    'invoice.changed': {
      webhook: {
        key: 'INVOICE_CHANGED',
        name: 'invoice.changed',
        description: 'one was created, changed, decided, sent or deleted.',
      },
    },
  },
  lists: { INVOICES: 'Invoices.' },
  exports: { INVOICES: invoiceExport },
  files: {
    HARD_COPY_RECEIPT: {
      description: 'Signed receipt of paper invoices: PDF, JPG or PNG, at most 10 MB.',
      send: 'invoicing.invoices.manage',
      read: 'invoicing.invoices.view',
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  raises: [calledOff, owedChanged],
  routes: [invoiceRoutes],
})
