import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton } from '../../../ui/states/Skeletons.tsx'
import { bankAccountEntryPoint } from './BankAccountPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(bankAccountEntryPoint, {
    path: 'bank-accounts/:uuid',
    messages: ['bankAccount', 'bankAccounts'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
