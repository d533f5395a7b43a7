import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { exceptionsEntryPoint } from './ExceptionsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(exceptionsEntryPoint, {
    path: 'exceptions',
    messages: ['exceptions'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
]
