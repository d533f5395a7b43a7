import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { groupScope } from '../_lib/groupScope.ts'
import { cashPositionEntryPoint } from './CashPositionPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(cashPositionEntryPoint, {
    path: 'cash-position',
    messages: ['cashPosition', 'charts'],
    elsewhere: groupScope(null),
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
