import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { journalAccountsEntryPoint } from './JournalAccountsPage.entrypoint.ts'
import { journalsEntryPoint } from './JournalsPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(journalsEntryPoint, {
    path: 'journals',
    messages: ['journals'],
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
  pageRoute(journalAccountsEntryPoint, {
    path: 'journals/accounts',
    messages: ['journals'],
    skeleton: <FormSkeleton />,
    errorElement: <PageFailure />,
  }),
]
