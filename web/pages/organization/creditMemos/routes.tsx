import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createCreditMemoEntryPoint } from './CreateCreditMemoPage.entrypoint.ts'
import { creditMemoEntryPoint } from './CreditMemoPage.entrypoint.ts'
import { creditMemosEntryPoint } from './CreditMemosPage.entrypoint.ts'
import { editCreditMemoEntryPoint } from './EditCreditMemoPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(creditMemosEntryPoint, {
    path: 'credit-memo',
    messages: ['creditMemos'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createCreditMemoEntryPoint, {
    path: 'credit-memo/create',
    messages: ['creditMemos', 'papers'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(creditMemoEntryPoint, {
    path: 'credit-memo/:uuid',
    messages: ['creditMemos', 'applyToInvoices', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editCreditMemoEntryPoint, {
    path: 'credit-memo/:uuid/edit',
    messages: ['creditMemos', 'papers'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
