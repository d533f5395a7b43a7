import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { billEntryPoint } from './BillPage.entrypoint.ts'
import { billsEntryPoint } from './BillsPage.entrypoint.ts'
import { createBillEntryPoint } from './CreateBillPage.entrypoint.ts'
import { editBillEntryPoint } from './EditBillPage.entrypoint.ts'
import { withheldTaxEntryPoint } from './WithheldTaxPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(billsEntryPoint, {
    path: 'bills',
    messages: ['bills'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createBillEntryPoint, {
    path: 'bills/create',
    messages: ['bills', 'bills.form', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(withheldTaxEntryPoint, {
    path: 'bills/withheld-tax',
    messages: ['bills', 'bills.withheld'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(billEntryPoint, {
    path: 'bills/:uuid',
    messages: ['bills', 'payments'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editBillEntryPoint, {
    path: 'bills/:uuid/edit',
    messages: ['bills', 'bills.form'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
