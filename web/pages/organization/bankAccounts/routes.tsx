import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { bankAccountsEntryPoint } from './BankAccountsPage.entrypoint.ts'
import { createInternalAccountEntryPoint } from './CreateInternalAccountPage.entrypoint.ts'
import { internalAccountsEntryPoint } from './InternalAccountsPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(bankAccountsEntryPoint, {
    path: 'bank-accounts',
    messages: ['bankAccounts'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(internalAccountsEntryPoint, {
    path: 'bank-accounts/internal-accounts',
    messages: ['bankAccounts'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createInternalAccountEntryPoint, {
    path: 'bank-accounts/internal-accounts/create',
    messages: ['bankAccounts'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
