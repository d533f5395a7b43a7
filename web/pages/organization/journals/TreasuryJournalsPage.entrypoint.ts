import parameters from '../../../__generated__/TreasuryJournalsPageQuery$parameters.ts'
import type { TreasuryJournalsPageQuery } from '../../../__generated__/TreasuryJournalsPageQuery.graphql.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'
import { journalsState, toVariables } from './_lib/journalsState.ts'

/** `/journals/treasury`. */
export const treasuryJournalsEntryPoint = {
  root: resource('TreasuryJournalsPage', () =>
    import('./TreasuryJournalsPage.tsx').then(module => module.TreasuryJournalsPage),
  ),
  getPreloadProps: ({ search }) => ({
    queries: { page: { parameters, variables: toVariables(journalsState.read(search)) } },
  }),
} satisfies PageEntryPoint<{ page: TreasuryJournalsPageQuery }>
