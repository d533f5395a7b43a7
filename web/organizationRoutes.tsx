// The screens of an organization. Fetched with the first navigation that needs one of them.
import { type RouteObject, redirect } from 'react-router'
import { addOrganizationMessages } from './i18n/intl.ts'
import { bankAccountsEntryPoint } from './pages/organization/bankAccounts/BankAccountsPage.entrypoint.ts'
import { createInternalAccountEntryPoint } from './pages/organization/bankAccounts/CreateInternalAccountPage.entrypoint.ts'
import { internalAccountsEntryPoint } from './pages/organization/bankAccounts/InternalAccountsPage.entrypoint.ts'
import { counterpartiesEntryPoint } from './pages/organization/counterparties/CounterpartiesPage.entrypoint.ts'
import { createCounterpartyEntryPoint } from './pages/organization/counterparties/CreateCounterpartyPage.entrypoint.ts'
import { editCounterpartyEntryPoint } from './pages/organization/counterparties/EditCounterpartyPage.entrypoint.ts'
import { homeEntryPoint } from './pages/organization/home/HomePage.entrypoint.ts'
import { HomeSkeleton } from './pages/organization/home/HomeSkeleton.tsx'
import { activityLogEntryPoint } from './pages/organization/log/ActivityLogPage.entrypoint.ts'
import { reconciliationEntryPoint } from './pages/organization/reconciliation/ReconciliationPage.entrypoint.ts'
import { ReconciliationPageSkeleton } from './pages/organization/reconciliation/ReconciliationPageSkeleton.tsx'
import { importStatementEntryPoint } from './pages/organization/statementTransactions/ImportStatementPage.entrypoint.ts'
import { statementTransactionsEntryPoint } from './pages/organization/statementTransactions/StatementTransactionsPage.entrypoint.ts'
import { pageRoute, preloadFrom } from './relay/preload.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { shellEntryPoint } from './shell/Shell.entrypoint.ts'
import { ShellFailure } from './shell/ShellFailure.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'
import { FormSkeleton, ListSkeleton } from './ui/states/Skeletons.tsx'

const failure = <PageFailure />

const pages: RouteObject[] = [
  pageRoute(homeEntryPoint, { path: 'home', skeleton: <HomeSkeleton />, errorElement: failure }),
  { path: 'dashboard', loader: () => redirect('/home') },
  pageRoute(bankAccountsEntryPoint, { path: 'bank-accounts', skeleton: <ListSkeleton />, errorElement: failure }),
  pageRoute(internalAccountsEntryPoint, {
    path: 'bank-accounts/internal-accounts',
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createInternalAccountEntryPoint, {
    path: 'bank-accounts/internal-accounts/create',
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(statementTransactionsEntryPoint, {
    path: 'statement-transactions',
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(importStatementEntryPoint, {
    path: 'statement-transactions/create',
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(reconciliationEntryPoint, {
    path: 'reconciliation',
    skeleton: <ReconciliationPageSkeleton />,
    errorElement: failure,
  }),
  pageRoute(counterpartiesEntryPoint, { path: 'counterparties', skeleton: <ListSkeleton />, errorElement: failure }),
  pageRoute(createCounterpartyEntryPoint, {
    path: 'counterparties/create',
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editCounterpartyEntryPoint, {
    path: 'counterparties/:uuid/edit',
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(activityLogEntryPoint, { path: 'log', skeleton: <ListSkeleton />, errorElement: failure }),
]

const routes: RouteObject[] = [
  pageRoute(shellEntryPoint, { skeleton: <ShellSkeleton />, errorElement: <ShellFailure />, children: pages }),
]

/** The routes, with the messages that their screens speak. */
export async function loadOrganizationRoutes(): Promise<RouteObject[]> {
  await addOrganizationMessages()
  preloadFrom(routes)
  return routes
}
