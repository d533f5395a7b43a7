import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { monthEndEntryPoint } from './MonthEndPage.entrypoint.ts'

export const routes: RouteObject[] = [
  pageRoute(monthEndEntryPoint, {
    path: 'month-end',
    messages: ['monthEnd'],
    skeleton: <FormSkeleton />,
    errorElement: <PageFailure />,
  }),
]
