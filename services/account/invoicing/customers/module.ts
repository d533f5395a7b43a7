import { EVERY_ROLE, MAKERS, REVIEWERS } from '../../../kit/seededRoles.ts'
import { defineModule } from '../../module.ts'
import { codes, silent } from './errors.ts'
import { customerExport } from './exports.ts'
import { customerRoutes } from './routes.ts'

export const customersModule = defineModule({
  name: 'customers',
  records: {
    CUSTOMER: {
      description: 'A customer.',
      actions: ['CREATED', 'UPDATED', 'APPROVED', 'REJECTED', 'RESENT', 'CANCELLED'],
    },
  },
  permissions: {
    'invoicing.customers.view': EVERY_ROLE,
    'invoicing.customers.manage': MAKERS,
    'invoicing.customers.review': REVIEWERS,
  },
  areas: { CU: 'Customers' },
  errors: codes,
  silent,
  feed: { 'customer.changed': {}, 'customer.deleted': {} },
  lists: { CUSTOMERS: 'Customers.' },
  exports: { CUSTOMERS: customerExport },
  routes: [customerRoutes],
})
