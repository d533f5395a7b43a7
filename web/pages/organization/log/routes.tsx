import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { activityLogEntryPoint } from './ActivityLogPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(activityLogEntryPoint, {
    path: 'log',
    messages: ['log', 'permissions'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
]
