import type { JournalAccountsPageQuery } from '../../../__generated__/JournalAccountsPageQuery.graphql.ts'
import parameters from '../../../__generated__/JournalAccountsPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/journals/accounts`. */
export const journalAccountsEntryPoint = {
  root: resource('JournalAccountsPage', () =>
    import('./JournalAccountsPage.tsx').then(module => module.JournalAccountsPage),
  ),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: JournalAccountsPageQuery }>
