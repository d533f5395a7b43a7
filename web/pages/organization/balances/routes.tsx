import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { balancesEntryPoint } from './BalancesPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(balancesEntryPoint, {
    path: 'balances',
    messages: ['balances', 'bankAccounts'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
]
