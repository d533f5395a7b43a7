import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { journalAccountsEntryPoint } from './JournalAccountsPage.entrypoint.ts'
import { journalsEntryPoint } from './JournalsPage.entrypoint.ts'
import { treasuryJournalAccountsEntryPoint } from './TreasuryJournalAccountsPage.entrypoint.ts'
import { treasuryJournalsEntryPoint } from './TreasuryJournalsPage.entrypoint.ts'

const area = (
  path: string,
  journals: Parameters<typeof pageRoute>[0],
  accounts: Parameters<typeof pageRoute>[0],
): RouteObject[] => [
  pageRoute(journals, { path, messages: ['journals'], skeleton: <ListSkeleton />, errorElement: <PageFailure /> }),
  pageRoute(accounts, {
    path: `${path}/accounts`,
    messages: ['journals'],
    skeleton: <FormSkeleton />,
    errorElement: <PageFailure />,
  }),
]

export const routes: RouteObject[] = [
  ...area('journals', journalsEntryPoint, journalAccountsEntryPoint),
  ...area('journals/treasury', treasuryJournalsEntryPoint, treasuryJournalAccountsEntryPoint),
]
