// What a screen may cost before it answers input on a cold cache: kB (1000 bytes) of gzip, all scripts and styles of one language.
// Asserted by tools/budget.ts.

export type Budget = {
  /** Address of the screen. */
  path: string
  /** Modules that the address needs beside the entry; a language's messages included. */
  modules: readonly string[]
  kilobytes: number
}

const LIST = 230

const signedIn = ['organizationRoutes.tsx', 'shell/Shell.tsx', 'virtual:messages/en/organization']

/** A screen of an organization, with the words of its directory. */
function screen(path: string, page: string, kilobytes: number): Budget {
  const [directory = ''] = page.split('/')
  const modules = [...signedIn, `virtual:messages/en/${directory}`, `pages/organization/${page}.tsx`]
  return { path, modules, kilobytes }
}

export const budgets: readonly Budget[] = [
  { path: '/', modules: ['pages/public/signIn/SignInPage.tsx'], kilobytes: 160 },
  screen('/home', 'home/HomePage', 220),
  screen('/log', 'log/ActivityLogPage', LIST),
  screen('/bank-accounts', 'bankAccounts/BankAccountsPage', LIST),
  screen('/bank-accounts/internal-accounts', 'bankAccounts/InternalAccountsPage', LIST),
  screen('/management', 'management/MembersPage', LIST),
  screen('/management/customer/role', 'management/RolesPage', LIST),
  screen('/counterparties', 'counterparties/CounterpartiesPage', LIST),
  screen('/statement-transactions', 'statementTransactions/StatementTransactionsPage', LIST),
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', LIST),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 260),
  screen('/statement-transactions/create', 'statementTransactions/ImportStatementPage', 275),
  screen('/settings/profile', 'settings/profile/ProfilePage', 255),
  screen('/settings/company-profile', 'settings/company-profile/CompanyProfilePage', 255),
  screen('/settings/controls', 'settings/controls/ControlsPage', 255),
  screen('/settings/orders', 'settings/orders/OrdersPage', 255),
  screen('/reconciliation', 'reconciliation/ReconciliationPage', 265),
]

/** Any chunk that is fetched later, such as a menu or a calendar. */
export const LAZY_CHUNK_KILOBYTES = 50

/** Chunks that may be larger, each with the reason. */
export const lazyChunkExceptions: readonly { module: string; kilobytes: number; reason: string }[] = [
  {
    module: 'telemetry/analytics.ts',
    kilobytes: 65,
    reason:
      "Amplitude's SDK brings its capturing along, used or not. With a key and consent only, when the page is idle",
  },
]
