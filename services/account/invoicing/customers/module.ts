import { EVERY_ROLE, MAKERS, REVIEWERS } from '../../../kit/seededRoles.ts'
import { PAPER, SHEET } from '../../../kit/files/contents.ts'
import { defineModule } from '../../module.ts'
import { eraseBytes, eraseBytesJob } from './eraseDocuments.ts'
import { codes } from './errors.ts'
import { deactivated } from './events.ts'
import { customerImports } from './import/kind.ts'
import { requestRoutes } from './requests/routes.ts'
import { retentionClock } from './retention.ts'
import { customerRoutes } from './routes.ts'

export const customersModule = defineModule({
  name: 'customers',
  reads: ['customer_change_request'],
  records: {
    CUSTOMER: {
      description: 'A customer.',
      actions: [
        'CREATED',
        'UPDATED',
        'APPROVED',
        'REJECTED',
        'SENT',
        'RESENT',
        'CANCELLED',
        'SUBMITTED',
        'VIEWED',
        'EXPORTED',
      ],
    },
  },
  permissions: {
    'invoicing.customers.view': EVERY_ROLE,
    'invoicing.customers.manage': MAKERS,
    'invoicing.customers.review': REVIEWERS,
  },
  areas: { CU: 'Customers' },
  errors: codes,
  feed: { 'customer.changed': {}, 'customer.deleted': {}, 'customer-page.changed': {} },
  raises: [deactivated],
  lists: { CUSTOMERS: 'Customers.' },
  files: {
    CUSTOMERS: {
      description: 'Customers to import: CSV, or a workbook (XLSX) whose first sheet has them.',
      send: 'invoicing.customers.manage',
      // It contains numbers that others see masked.
      read: 'invoicing.customers.manage',
      contents: SHEET,
    },
    // Published; documents of customers have a purpose of their own.
    DOCUMENT: {
      description: 'A document of a customer: PDF, JPG or PNG.',
      send: 'invoicing.customers.manage',
      read: 'invoicing.customers.view',
      contents: PAPER,
    },
    CUSTOMER_DOCUMENT: {
      description: 'A document of a customer: PDF, JPG or PNG, at most 10 MB.',
      send: 'invoicing.customers.manage',
      read: 'invoicing.customers.review',
      contents: { ...PAPER, maximumMegabytes: 10 },
    },
  },
  imports: { CUSTOMERS: customerImports },
  jobs: [eraseBytesJob],
  work: [({ files, jobs }) => jobs.work(eraseBytesJob, bytes => eraseBytes(files, bytes)), retentionClock],
  routes: [customerRoutes, requestRoutes],
})
