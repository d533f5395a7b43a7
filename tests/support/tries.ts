// How often CI tries a test (decision 0192). Tests of money, tenancy, access or races have one try: they exist to find rare failures.
// Screens and tools have a second one. Each file is on one of these lists; tests/tools/tries.test.ts checks them.

/** Folders and files whose tests have one try. */
export const ONE_TRY: readonly string[] = [
  'tests/bff/',
  'tests/faults/',
  'tests/kit/',
  'tests/security/',
  'tests/services/',
  'tests/e2e/access.test.ts',
  'tests/e2e/bills.test.ts',
  'tests/e2e/cash.test.ts',
  'tests/e2e/checkout.test.ts',
  'tests/e2e/connections.test.ts',
  'tests/e2e/customerPortal.test.ts',
  'tests/e2e/deposits.test.ts',
  'tests/e2e/empty.test.ts',
  'tests/e2e/firstRun.test.ts',
  'tests/e2e/invoices.test.ts',
  'tests/e2e/management.test.ts',
  'tests/e2e/matching.test.ts',
  'tests/e2e/monthEnd.test.ts',
  'tests/e2e/payments.test.ts',
  'tests/e2e/people.test.ts',
  'tests/e2e/providers.test.ts',
  'tests/e2e/receivedPayments.test.ts',
  'tests/e2e/reconciliation.test.ts',
  'tests/e2e/roles.test.ts',
  'tests/e2e/rules.test.ts',
  'tests/e2e/salesOrders.test.ts',
  'tests/e2e/settings.test.ts',
  'tests/e2e/signIn.test.ts',
  'tests/e2e/telemetry.test.ts',
  'tests/e2e/together.test.ts',
  'tests/e2e/trust.test.ts',
  'tests/e2e/twoTabs.test.ts',
  'tests/tools/tries.test.ts',
  'tests/tools/verdict.test.ts',
  'tests/web/pages/organization/_lib/reconciled.test.ts',
  'tests/web/pages/organization/approveTaxed.test.tsx',
  'tests/web/pages/organization/bankAccount/reconciliationStatement.test.tsx',
  'tests/web/pages/organization/bills/',
  'tests/web/pages/organization/counterparties/edit.test.tsx',
  'tests/web/pages/organization/customers/billing.test.tsx',
  'tests/web/pages/organization/deposits/',
  'tests/web/pages/organization/management/',
  'tests/web/pages/organization/permissions/',
  'tests/web/pages/organization/payments/',
  'tests/web/pages/organization/providers/',
  'tests/web/pages/organization/receivedPayments/',
  'tests/web/pages/organization/reconciliation/',
  'tests/web/pages/organization/recordImport.test.tsx',
  'tests/web/pages/organization/securityWords.test.ts',
  'tests/web/pages/organization/settings/paymentRules.test.tsx',
  'tests/web/pages/organization/settlements/',
  'tests/web/pages/organization/statementTransactions/',
  'tests/web/pages/organization/withholdingSlips/',
  'tests/web/pages/public/',
  'tests/web/shell/LiveBills.test.tsx',
  'tests/web/shell/LivePayments.test.tsx',
  'tests/web/telemetry/',
  'tests/web/ui/freshFactor/',
  'tests/web/ui/secondFactor/',
]

/** Folders whose other tests have a second try in CI. */
export const SECOND_TRY: readonly string[] = ['tests/bench/', 'tests/e2e/', 'tests/tools/', 'tests/web/', 'web/']

/** Maximum number of tests per run that may need their second try. */
export const MAX_SECOND_TRIES = 3

/** Whether the tests of a file, relative to the root, have one try. Unlisted files have one. */
export const hasOneTry = (path: string): boolean =>
  ONE_TRY.some(start => path.startsWith(start)) || !SECOND_TRY.some(start => path.startsWith(start))
