import type { BffModule } from '../../module.ts'
import { invoiceExports, invoiceNodes, invoiceResolvers } from './resolvers.ts'

const INVOICE = {
  orderId: 'salesOrderId',
  receiptIds: 'goodsReceiptIds',
  approverId: 'approverUuid',
  'lines.*.orderLineId': 'lines.*.orderLineUuid',
}

export const invoicesModule = {
  name: 'invoices',
  resolvers: invoiceResolvers,
  nodes: invoiceNodes,
  exports: invoiceExports,
  shareable: { InvoiceUpdate: 'invoiceUuid status version actor' },
  inputNames: {
    createInvoice: INVOICE,
    updateInvoice: INVOICE,
    invoiceSalesOrder: { orderId: 'salesOrderId', receiptIds: 'goodsReceiptIds' },
  },
  rules: {
    'Organization.invoices': 'invoicing.invoices.view',
    'Organization.invoice': 'invoicing.invoices.view',
    'Organization.invoiceCounts': 'invoicing.invoices.view',
    'Organization.invoiceAmounts': 'invoicing.invoices.view',
    'Organization.invoiceApprovers': 'invoicing.invoices.view',
    'Organization.invoiceTaxSettings': 'invoicing.invoices.view',
    'Mutation.createInvoice': 'invoicing.invoices.manage',
    'Mutation.importInvoices': 'invoicing.invoices.approve',
    'Mutation.invoiceSalesOrder': 'invoicing.invoices.manage',
    'Mutation.copyInvoice': 'invoicing.invoices.manage',
    'Mutation.updateInvoice': 'invoicing.invoices.manage',
    'Mutation.annotateInvoice': 'invoicing.invoices.manage',
    'Mutation.deleteInvoices': 'invoicing.invoices.manage',
    'Mutation.submitInvoices': 'invoicing.invoices.manage',
    'Mutation.returnInvoices': 'invoicing.invoices.approve',
    'Mutation.approveInvoices': 'invoicing.invoices.approve',
    'Mutation.cancelInvoices': 'invoicing.invoices.approve',
    'Mutation.sendInvoices': 'invoicing.invoices.manage',
    'Mutation.shipInvoices': 'invoicing.invoices.manage',
    'Mutation.receiveInvoices': 'invoicing.invoices.manage',
    'Mutation.updateInvoiceTaxSettings': 'account.company.manage',
    'Subscription.invoiceChanged': 'invoicing.invoices.view',
  },
} as const satisfies BffModule
