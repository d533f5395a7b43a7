import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { agedReceivablesEntryPoint } from './AgedReceivablesPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(agedReceivablesEntryPoint, {
    path: 'aged-receivables',
    messages: ['agedReceivables'],
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
