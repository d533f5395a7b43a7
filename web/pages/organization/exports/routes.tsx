import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { exportsEntryPoint } from './ExportsPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(exportsEntryPoint, {
    path: 'exports',
    messages: ['exports'],
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
