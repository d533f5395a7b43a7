import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { reconciliationEntryPoint } from './ReconciliationPage.entrypoint.ts'
import { ReconciliationPageSkeleton } from './ReconciliationPageSkeleton.tsx'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(reconciliationEntryPoint, {
    path: 'reconciliation',
    messages: ['reconciliation'],
    skeleton: <ReconciliationPageSkeleton />,
    errorElement: failure,
  }),
]
