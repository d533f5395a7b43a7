import type { BffModule } from '../../module.ts'
import { journalResolvers } from './resolvers.ts'

export const journalsModule = {
  name: 'journals',
  resolvers: journalResolvers,
  rules: {
    'Organization.invoicingJournals': 'invoicing.journals.view',
    'Organization.invoicingJournalAccounts': 'invoicing.journals.view',
    'Organization.treasuryJournals': 'treasury.journals.view',
    'Organization.treasuryJournalAccounts': 'treasury.journals.view',
    'Mutation.exportInvoicingJournals': 'invoicing.journals.manage',
    'Mutation.setInvoicingJournalAccounts': 'invoicing.journals.manage',
    'Mutation.exportTreasuryJournals': 'treasury.journals.manage',
    'Mutation.setTreasuryJournalAccounts': 'treasury.journals.manage',
  },
} as const satisfies BffModule
