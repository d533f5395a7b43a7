import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { bankAccountEntryPoint } from './BankAccountPage.entrypoint.ts'
import { reconciliationStatementEntryPoint } from './statement/ReconciliationStatementPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(bankAccountEntryPoint, {
    path: 'bank-accounts/:uuid',
    messages: ['bankAccount', 'bankAccounts', 'balances'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(reconciliationStatementEntryPoint, {
    path: 'bank-accounts/:uuid/reconciliation-statement',
    messages: ['bankAccount'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
