// The screens of an organization. Fetched with the first navigation that needs one of them.
import { type RouteObject, redirect } from 'react-router'
import { addMessages } from './i18n/intl.ts'
import { balancesEntryPoint } from './pages/organization/balances/BalancesPage.entrypoint.ts'
import { bankAccountEntryPoint } from './pages/organization/bankAccount/BankAccountPage.entrypoint.ts'
import { bankAccountsEntryPoint } from './pages/organization/bankAccounts/BankAccountsPage.entrypoint.ts'
import { createInternalAccountEntryPoint } from './pages/organization/bankAccounts/CreateInternalAccountPage.entrypoint.ts'
import { internalAccountsEntryPoint } from './pages/organization/bankAccounts/InternalAccountsPage.entrypoint.ts'
import { counterpartiesEntryPoint } from './pages/organization/counterparties/CounterpartiesPage.entrypoint.ts'
import { createCounterpartyEntryPoint } from './pages/organization/counterparties/CreateCounterpartyPage.entrypoint.ts'
import { editCounterpartyEntryPoint } from './pages/organization/counterparties/EditCounterpartyPage.entrypoint.ts'
import { exceptionsEntryPoint } from './pages/organization/exceptions/ExceptionsPage.entrypoint.ts'
import { createExpectedEntryPoint } from './pages/organization/expectedTransactions/CreateExpectedPage.entrypoint.ts'
import { editExpectedEntryPoint } from './pages/organization/expectedTransactions/EditExpectedPage.entrypoint.ts'
import { expectedTransactionsEntryPoint } from './pages/organization/expectedTransactions/ExpectedTransactionsPage.entrypoint.ts'
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
  pageRoute(homeEntryPoint, {
    path: 'home',
    messages: ['home', 'log'],
    skeleton: <HomeSkeleton />,
    errorElement: failure,
  }),
  { path: 'dashboard', loader: () => redirect('/home') },
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
  pageRoute(bankAccountEntryPoint, {
    path: 'bank-accounts/:uuid',
    messages: ['bankAccount', 'bankAccounts'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(balancesEntryPoint, {
    path: 'balances',
    messages: ['balances', 'bankAccounts'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(statementTransactionsEntryPoint, {
    path: 'statement-transactions',
    messages: ['statementTransactions', 'imports'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(importStatementEntryPoint, {
    path: 'statement-transactions/create',
    messages: ['statementTransactions', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(reconciliationEntryPoint, {
    path: 'reconciliation',
    messages: ['reconciliation'],
    skeleton: <ReconciliationPageSkeleton />,
    errorElement: failure,
  }),
  pageRoute(counterpartiesEntryPoint, {
    path: 'counterparties',
    messages: ['counterparties'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createCounterpartyEntryPoint, {
    path: 'counterparties/create',
    messages: ['counterparties', 'imports'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(editCounterpartyEntryPoint, {
    path: 'counterparties/:uuid/edit',
    messages: ['counterparties'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(exceptionsEntryPoint, {
    path: 'exceptions',
    messages: ['exceptions'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
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
  pageRoute(activityLogEntryPoint, {
    path: 'log',
    messages: ['log', 'permissions'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  { path: '403', lazy: { Component: async () => (await import('./shell/StatePages.tsx')).ForbiddenPage } },
  // The splat also stands for what only other tables know, until the router has put them in.
  ...['404', '*'].map(path => ({
    path,
    lazy: { Component: async () => (await import('./shell/StatePages.tsx')).NotFoundPage },
  })),
]

const routes: RouteObject[] = [
  pageRoute(shellEntryPoint, {
    // The router puts the screens of payments and of administration into it (router.tsx).
    id: 'organization',
    skeleton: <ShellSkeleton />,
    errorElement: <ShellFailure />,
    children: pages,
  }),
]

/** The routes, with the messages that their screens speak. */
export async function loadOrganizationRoutes(): Promise<RouteObject[]> {
  await addMessages(['organization'])
  preloadFrom(routes)
  return routes
}
