import type { BffModule } from '../../module.ts'
import { taxInvoiceResolvers } from './resolvers.ts'

export const taxInvoicesModule = {
  name: 'taxInvoices',
  resolvers: taxInvoiceResolvers,
  inputNames: { importTaxInvoiceNumbers: { fileId: 'numbersFileId' } },
  rules: {
    'Organization.taxInvoiceFaults': 'invoicing.invoices.view',
    'Mutation.exportTaxInvoices': 'invoicing.invoices.manage',
    'Mutation.approveTaxInvoices': 'invoicing.invoices.manage',
    'Mutation.rejectTaxInvoices': 'invoicing.invoices.manage',
    'Mutation.cancelTaxInvoices': 'invoicing.invoices.manage',
    'Mutation.setTaxInvoiceFacility': 'invoicing.invoices.manage',
    'Mutation.importTaxInvoiceNumbers': 'invoicing.invoices.manage',
  },
} as const satisfies BffModule
