// The addresses that the application has pages for, so that an answer's status says whether there is one. The application loads its routes
// piece by piece; a test holds that these are all of them and no more.

/** `:uuid` stands for a record's. */
export const WEB_ROUTES: readonly string[] = [
  '/',
  '/403',
  '/404',
  '/approvals',
  '/balances',
  '/bank-accounts',
  '/bank-accounts/:uuid',
  '/bank-accounts/internal-accounts',
  '/bank-accounts/internal-accounts/create',
  '/bills',
  '/bills/:uuid',
  '/bills/:uuid/edit',
  '/bills/create',
  '/counterparties',
  '/counterparties/:uuid/edit',
  '/counterparties/create',
  '/dashboard',
  '/exceptions',
  '/expected-transactions',
  '/expected-transactions/:uuid/edit',
  '/expected-transactions/create',
  '/forgot-password',
  '/home',
  '/invitation',
  '/log',
  '/logout',
  '/management',
  '/management/customer/role',
  '/management/customer/role/:uuid',
  '/management/customer/role/create',
  '/no-access',
  '/o',
  '/organizations/create',
  '/payments',
  '/payments/:uuid',
  '/payments/:uuid/edit',
  '/payments/create',
  '/payments/import',
  '/reconciliation',
  '/settings',
  '/settings/api-tokens',
  '/settings/bills',
  '/settings/company-profile',
  '/settings/controls',
  '/settings/orders',
  '/settings/payment-rules',
  '/settings/profile',
  '/settings/security',
  '/settings/team-members',
  '/settings/webhooks',
  '/settings/webhooks/:uuid',
  '/setup',
  '/statement-transactions',
  '/statement-transactions/create',
  '/transfers',
  '/transfers/:uuid',
  '/transfers/:uuid/edit',
  '/transfers/create',
  '/transfers/import',
  '/two-factor',
  '/two-factor/set-up',
  '/u',
]

/** The pages that say what is wrong. */
const STATUS: Readonly<Record<string, number>> = { '/403': 403, '/404': 404 }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const known = WEB_ROUTES.map(route => new RegExp(`^${route.replace(':uuid', UUID)}/?$`, 'i'))

/** The status of the page at a path: of a record's page whether there is such a record is only known when it is read. */
export function statusOfPage(path: string): number {
  if (!known.some(form => form.test(path))) return 404
  return STATUS[path] ?? 200
}
