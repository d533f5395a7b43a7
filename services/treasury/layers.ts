// The modules of this service, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: [
    'files',
    'projection',
    'numbers',
    'protectedActions',
    'proofs',
    'bankText',
    'imports',
    'recordImports',
    'approvalPolicies',
    'paymentSettings',
    'bankingDays',
    'billSettings',
  ],
  // What is expected knows of no statement; the check of a statement file asks what is awaited.
  records: ['bankAccounts', 'counterparties', 'expected', 'balances', 'statements', 'connections'],
  matching: ['reconciliation'],
  money: ['bills', 'payments', 'approvals', 'deposits', 'providers', 'receivables'],
  // What is published already of modules that are to come.
  oversight: [
    'exceptions',
    'exports',
    'cashPosition',
    'cashFlow',
    'cashCategories',
    'plannedLines',
    'cashForecast',
    'payables',
    'intercompany',
    'reconciliationStatement',
    'journals',
    'monthEnd',
    'firstSteps',
    'planned',
  ],
} as const
