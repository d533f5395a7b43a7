import { TABULAR } from '../../../kit/files/contents.ts'
import { on } from '../../../kit/inTransaction.ts'
import { defineModule } from '../../module.ts'
import { calledOff } from '../invoices/public.ts'
import { followCalledOff } from './decide.ts'
import { codes } from './errors.ts'
import { MANAGE } from './lifecycle.ts'
import { taxInvoiceRoutes } from './routes.ts'

export const taxInvoicesModule = defineModule({
  name: 'taxInvoices',
  // Buyers' return notes are recorded on the memos that credit the tax invoice.
  reads: ['credit_memo'],
  errors: codes,
  on: [
    on(calledOff, (tx, { invoice: { id: invoiceId }, isTaxInvoiceCanceled }) =>
      followCalledOff(tx, { invoiceId, isTaxInvoiceCanceled }),
    ),
  ],
  files: {
    TAX_INVOICE_NUMBERS: {
      description: 'Numbers of e-Faktur issued by the tax office: CSV, at most 5 MB.',
      send: MANAGE,
      read: MANAGE,
      contents: { ...TABULAR, maximumMegabytes: 5 },
    },
  },
  routes: [taxInvoiceRoutes],
})
