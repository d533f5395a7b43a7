import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { importStatementEntryPoint } from './ImportStatementPage.entrypoint.ts'
import { statementTransactionsEntryPoint } from './StatementTransactionsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(statementTransactionsEntryPoint, {
    path: 'statement-transactions',
    messages: ['statementTransactions', 'imports'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(importStatementEntryPoint, {
    path: 'statement-transactions/create',
    messages: ['statementTransactions', 'imports'],
    madeForPhones: true,
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
