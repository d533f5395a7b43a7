import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { settlementEntryPoint } from './SettlementPage.entrypoint.ts'
import { settlementsEntryPoint } from './SettlementsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(settlementsEntryPoint, {
    path: 'settlement',
    messages: ['settlements'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(settlementEntryPoint, {
    path: 'settlement/:uuid',
    messages: ['settlements'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
