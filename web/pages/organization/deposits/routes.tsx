import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createDepositEntryPoint } from './CreateDepositPage.entrypoint.ts'
import { depositEntryPoint } from './DepositPage.entrypoint.ts'
import { depositsEntryPoint } from './DepositsPage.entrypoint.ts'
import { editDepositEntryPoint } from './EditDepositPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(depositsEntryPoint, {
    path: 'deposits',
    messages: ['deposits'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createDepositEntryPoint, {
    path: 'deposits/create',
    messages: ['deposits', 'deposits.form'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(depositEntryPoint, {
    path: 'deposits/:uuid',
    messages: ['deposits', 'deposits.form'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editDepositEntryPoint, {
    path: 'deposits/:uuid/edit',
    messages: ['deposits', 'deposits.form'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
