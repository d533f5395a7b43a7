import type { TreasuryJournalAccountsPageQuery } from '../../../__generated__/TreasuryJournalAccountsPageQuery.graphql.ts'
import parameters from '../../../__generated__/TreasuryJournalAccountsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/journals/treasury/accounts`. */
export const treasuryJournalAccountsEntryPoint = {
  root: resource('TreasuryJournalAccountsPage', () =>
    import('./TreasuryJournalAccountsPage.tsx').then(module => module.TreasuryJournalAccountsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: TreasuryJournalAccountsPageQuery }>
