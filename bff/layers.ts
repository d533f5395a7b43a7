// The modules of the graph, lowest first: each imports only those before it (docs/architecture.md, "Layers").
export const LAYERS = {
  platform: [
    'base',
    'files',
    'organization',
    'members',
    'viewer',
    'access',
    'people',
    'setup',
    'activity',
    'integrations',
  ],
  records: [
    'savedViews',
    'settings',
    'paymentRules',
    'bankAccounts',
    'counterparties',
    'statements',
    'expectedTransactions',
  ],
  money: ['payments', 'approvals', 'bills', 'reconciliation'],
  oversight: ['exceptions'],
} as const
