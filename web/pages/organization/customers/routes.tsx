import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createCustomerEntryPoint } from './CreateCustomerPage.entrypoint.ts'
import { customerEntryPoint } from './CustomerPage.entrypoint.ts'
import { customersEntryPoint } from './CustomersPage.entrypoint.ts'
import { editCustomerEntryPoint } from './EditCustomerPage.entrypoint.ts'
import { statementEntryPoint } from './StatementPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(customersEntryPoint, {
    path: 'buyer',
    messages: ['customers'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createCustomerEntryPoint, {
    path: 'buyer/create',
    messages: ['customers', 'customers.form', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(customerEntryPoint, {
    path: 'buyer/:uuid',
    messages: ['customers', 'customers.form', 'reminders', 'log'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editCustomerEntryPoint, {
    path: 'buyer/:uuid/edit',
    messages: ['customers', 'customers.form'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(statementEntryPoint, {
    path: 'buyer/:uuid/statement',
    messages: ['customers', 'customers.statement', 'agedReceivables'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
