// Permissions, codes and files that are published for modules that are still to come: each takes its own along.
import { PAPER } from '../../kit/files/contents.ts'
import { MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'

export const plannedModule = defineModule({
  name: 'planned',
  permissions: {
    'invoicing.settlements.manage': MAKERS,
  },
  areas: { AL: 'Activity log' },
  errors: codes,
  silent,
  files: {
    DOCUMENT: {
      description: 'A document of a customer: PDF, JPG or PNG.',
      send: 'invoicing.customers.manage',
      read: 'invoicing.customers.view',
      contents: PAPER,
    },
  },
})
