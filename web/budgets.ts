// What a screen may cost before it answers input on a cold cache: kB (1000 bytes) of gzip, all scripts and styles of one language.
// Asserted by tools/budget.ts.

export type Budget = {
  /** Address of the screen. */
  path: string
  /** Modules that the address needs beside the entry; a language's messages included. */
  modules: readonly string[]
  kilobytes: number
}

const ENTRANCE = 160
const LIST = 236
/** Screens that say more than a list: whose approval is awaited, what changed in words. 245 is the most that a list may cost. */
const LARGE_LIST = 243
const SETTINGS = 270
/** One payment, and what waits for a decision, which shows one beside the list. */
const RECORD = 249

/** Directories whose routes are in a table of their own. */
const routeTables: ReadonlyMap<string, string> = new Map([
  ['payments', 'paymentRoutes.tsx'],
  ['bills', 'paymentRoutes.tsx'],
  ['management', 'managementRoutes.tsx'],
  ['settings', 'settingsRoutes.tsx'],
])

const signedIn = ['organizationRoutes.tsx', 'shell/Shell.tsx', 'virtual:messages/en/organization']

/** A screen of an organization, with the words of its directory, and what its route names besides. */
function screen(path: string, page: string, kilobytes: number, besides: readonly string[] = []): Budget {
  const [directory = ''] = page.split('/')
  const modules = [...signedIn, `virtual:messages/en/${directory}`, `pages/organization/${page}.tsx`, ...besides]
  const table = routeTables.get(directory)
  if (table !== undefined) modules.push(table)
  return { path, modules, kilobytes }
}

export const budgets: readonly Budget[] = [
  { path: '/', modules: ['pages/public/signIn/SignInPage.tsx'], kilobytes: ENTRANCE },
  { path: '/setup', modules: ['pages/public/setup/SetupPage.tsx', 'virtual:messages/en/setup'], kilobytes: ENTRANCE },
  {
    path: '/forgot-password',
    modules: ['pages/public/forgotPassword/ForgotPasswordPage.tsx', 'virtual:messages/en/letters'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/invitation',
    modules: ['pages/public/invitation/InvitationPage.tsx', 'virtual:messages/en/letters'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/two-factor',
    modules: ['pages/public/twoFactor/TwoFactorPage.tsx', 'virtual:messages/en/secondFactor'],
    kilobytes: ENTRANCE,
  },
  {
    path: '/two-factor/set-up',
    modules: ['pages/public/twoFactor/SetUpPage.tsx', 'virtual:messages/en/secondFactor'],
    kilobytes: ENTRANCE,
  },
  { path: '/logout', modules: ['pages/public/logout/LogoutPage.tsx'], kilobytes: ENTRANCE },
  screen('/home', 'home/HomePage', 230),
  screen('/log', 'log/ActivityLogPage', LARGE_LIST),
  screen('/balances', 'balances/BalancesPage', LIST, ['virtual:messages/en/bankAccounts']),
  screen('/bank-accounts/{uuid}', 'bankAccount/BankAccountPage', LIST, ['virtual:messages/en/bankAccounts']),
  screen('/bank-accounts', 'bankAccounts/BankAccountsPage', LIST),
  screen('/bank-accounts/internal-accounts', 'bankAccounts/InternalAccountsPage', LIST),
  screen('/management', 'management/MembersPage', LARGE_LIST),
  screen('/management/customer/role', 'management/RolesPage', LIST, ['virtual:messages/en/management.roles']),
  screen('/counterparties', 'counterparties/CounterpartiesPage', LIST),
  screen('/statement-transactions', 'statementTransactions/StatementTransactionsPage', LARGE_LIST),
  screen('/expected-transactions', 'expectedTransactions/ExpectedTransactionsPage', LIST),
  screen('/expected-transactions/create', 'expectedTransactions/CreateExpectedPage', 276),
  screen('/statement-transactions/create', 'statementTransactions/ImportStatementPage', 289),
  screen('/bills', 'bills/BillsPage', LARGE_LIST),
  screen('/payments', 'payments/PaymentsPage', LARGE_LIST),
  screen('/payments/import', 'payments/import/ImportPaymentsPage', 292, ['virtual:messages/en/payments.import']),
  screen('/payments/create', 'payments/CreatePaymentPage', 278, [
    'virtual:messages/en/payments.form',
    'virtual:messages/en/payments.words',
  ]),
  screen('/payments/:uuid', 'payments/PaymentPage', RECORD, [
    'virtual:messages/en/payments.detail',
    'virtual:messages/en/payments.words',
    'virtual:messages/en/log',
  ]),
  screen('/approvals', 'payments/ApprovalsPage', RECORD, [
    'virtual:messages/en/payments.detail',
    'virtual:messages/en/payments.words',
    'virtual:messages/en/bills',
  ]),
  screen('/settings/profile', 'settings/profile/ProfilePage', SETTINGS),
  screen('/settings/security', 'settings/security/SecurityPage', SETTINGS, ['virtual:messages/en/secondFactor']),
  screen('/settings/company-profile', 'settings/company-profile/CompanyProfilePage', SETTINGS),
  screen('/settings/controls', 'settings/controls/ControlsPage', SETTINGS),
  screen('/settings/bills', 'settings/bills/BillSettingsPage', SETTINGS),
  screen('/settings/orders', 'settings/orders/OrdersPage', SETTINGS),
  screen('/settings/team-members', 'settings/team-members/TeamMembersPage', LIST),
  screen('/settings/api-tokens', 'settings/api-tokens/ApiTokensPage', SETTINGS),
  screen('/settings/webhooks', 'settings/webhooks/WebhooksPage', SETTINGS),
  screen('/reconciliation', 'reconciliation/ReconciliationPage', 285),
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
