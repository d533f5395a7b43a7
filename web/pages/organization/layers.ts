// The screens of an organization, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  shared: ['_lib', '_components', 'results', 'permissions', 'log'],
  records: [
    'bankAccounts',
    'bankAccount',
    'balances',
    'counterparties',
    'statementTransactions',
    'expectedTransactions',
  ],
  matching: ['reconciliation'],
  money: ['bills', 'payments', 'deposits', 'providers'],
  invoicing: ['products', 'customers', 'goodsReceipts', 'invoices', 'creditMemos', 'salesOrders', 'purchaseOrders'],
  oversight: [
    'exceptions',
    'exports',
    'cashPosition',
    'cashForecast',
    'cashFlow',
    'payables',
    'management',
    'settings',
    'home',
  ],
} as const
