import type { GraphSample } from '../../sample.ts'

export const sample: GraphSample = {
  values: { month: '2026-11-01', 'accounts.key': 'CASH' },
  withoutIds: [
    'exportInvoicingJournals',
    'exportTreasuryJournals',
    'setInvoicingJournalAccounts',
    'setTreasuryJournalAccounts',
  ],
}
