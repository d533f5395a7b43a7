import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { groupScope } from '../_lib/groupScope.ts'
import { cashForecastEntryPoint } from './CashForecastPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(cashForecastEntryPoint, {
    path: 'cash-forecast',
    messages: ['cashForecast', 'charts'],
    madeForPhones: true,
    elsewhere: groupScope('forecast'),
    skeleton: <ListSkeleton />,
    errorElement: <PageFailure />,
  }),
]
