// Permissions, codes and files published for modules to come: each will move to its own module.
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
