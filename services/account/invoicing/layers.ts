// The modules of invoicing, lowest first: each imports only those before it. They are above all other modules, and identity imports none.
export const LAYERS = {
  rules: ['amounts', 'numbers'],
  records: ['issuingEntities', 'bankDetails', 'taxRates', 'regions', 'products', 'documents', 'customers'],
  orders: ['salesOrders', 'purchaseOrders', 'goodsReceipts'],
  invoices: [
    'invoices',
    'billingCycles',
    'taxInvoices',
    'invoiceImports',
    'creditMemos',
    'receivedPayments',
    'withholdingSlips',
    'receivables',
    'checkout',
  ],
  trail: ['orderActivity'],
  collections: ['agedReceivables', 'statements', 'reminders'],
  papers: ['printing', 'customerPortal'],
  talk: ['conversations', 'customerPayments', 'checkoutClaims', 'customerChanges', 'personalData'],
  books: ['journals', 'monthEnd'],
} as const
