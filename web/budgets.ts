// What a screen may cost before it answers input on a cold cache: kB (1000 bytes) of gzip, all scripts and styles of one language.
// Asserted by tools/budget.ts.

export type Budget = {
  /** Address of the screen. */
  path: string
  /** Modules that the address needs beside the entry; a language's messages included. */
  modules: readonly string[]
  kilobytes: number
}

const signedIn = ['organizationRoutes.tsx', 'shell/Shell.tsx', 'virtual:messages/en/organization']

export const budgets: readonly Budget[] = [
  { path: '/', modules: ['pages/public/signIn/SignInPage.tsx'], kilobytes: 195 },
  {
    path: '/home',
    modules: [
      ...signedIn,
      'virtual:messages/en/home',
      'virtual:messages/en/log',
      'pages/organization/home/HomePage.tsx',
    ],
    kilobytes: 250,
  },
  {
    path: '/log',
    modules: [...signedIn, 'virtual:messages/en/log', 'pages/organization/log/ActivityLogPage.tsx'],
    kilobytes: 265,
  },
  {
    path: '/statement-transactions',
    modules: [
      ...signedIn,
      'virtual:messages/en/statementTransactions',
      'pages/organization/statementTransactions/StatementTransactionsPage.tsx',
    ],
    kilobytes: 265,
  },
  {
    path: '/statement-transactions/create',
    modules: [
      ...signedIn,
      'virtual:messages/en/statementTransactions',
      'pages/organization/statementTransactions/ImportStatementPage.tsx',
    ],
    kilobytes: 280,
  },
  {
    path: '/reconciliation',
    modules: [
      ...signedIn,
      'virtual:messages/en/reconciliation',
      'pages/organization/reconciliation/ReconciliationPage.tsx',
    ],
    kilobytes: 280,
  },
]

/** Any chunk that is fetched later, such as a menu or a calendar. */
export const LAZY_CHUNK_KILOBYTES = 50
