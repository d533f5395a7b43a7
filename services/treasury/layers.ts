// The modules of this service, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: [
    'projection',
    'numbers',
    'protectedActions',
    'proofs',
    'imports',
    'recordImports',
    'approvalPolicies',
    'paymentSettings',
    'bankingDays',
    'billSettings',
  ],
  records: ['bankAccounts', 'counterparties', 'balances', 'statements', 'connections', 'expected'],
  matching: ['reconciliation'],
  money: ['bills', 'payments', 'approvals'],
  oversight: ['exceptions'],
} as const
