import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { cashFlowEntryPoint } from './CashFlowPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(cashFlowEntryPoint, {
    path: 'cash-flow',
    messages: ['cashFlow', 'charts', 'categories'],
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
