import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { groupCashEntryPoint } from './GroupCashPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(groupCashEntryPoint, {
    path: 'group-cash',
    messages: ['groupCash'],
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
