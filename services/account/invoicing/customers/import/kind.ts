// Files of customers.
import type { ImportKind } from '../../../../kit/recordImports/kinds.ts'
import { codes } from '../errors.ts'
import { CUSTOMER_COLUMNS } from './columns.ts'
import { openCustomers } from './openCustomers.ts'
import { TEMPLATE } from './template.ts'

export const customerImports: ImportKind = {
  description: 'Customers, which then need review.',
  columns: CUSTOMER_COLUMNS,
  mostRows: 5_000,
  hashInvalid: codes.customerImportHashInvalid,
  // An import shows its rows, including personal and account numbers.
  permissions: { manage: 'invoicing.customers.manage', view: 'invoicing.customers.manage' },
  route: {
    path: '/v1/customer-imports',
    operationId: 'importCustomers',
    description: 'Checks a file, and stores it if there are no errors; refuses CU-17 another file than was checked',
  },
  template: { name: 'customers.csv', rows: TEMPLATE },
  open: openCustomers,
}
