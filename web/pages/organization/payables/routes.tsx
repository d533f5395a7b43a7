import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { groupScope } from '../_lib/groupScope.ts'
import { payablesEntryPoint } from './PayablesPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(payablesEntryPoint, {
    path: 'payables',
    messages: ['payables'],
    elsewhere: groupScope('payables'),
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
