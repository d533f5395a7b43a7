import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createExpectedEntryPoint } from './CreateExpectedPage.entrypoint.ts'
import { editExpectedEntryPoint } from './EditExpectedPage.entrypoint.ts'
import { expectedTransactionsEntryPoint } from './ExpectedTransactionsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(expectedTransactionsEntryPoint, {
    path: 'expected-transactions',
    messages: ['expectedTransactions'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createExpectedEntryPoint, {
    path: 'expected-transactions/create',
    messages: ['expectedTransactions', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editExpectedEntryPoint, {
    path: 'expected-transactions/:uuid/edit',
    messages: ['expectedTransactions'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
