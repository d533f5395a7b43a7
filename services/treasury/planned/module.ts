// Permissions and codes that are published for modules that are still to come: each takes its own along.
import { EVERY_ROLE, MAKERS } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes, silent } from './errors.ts'

export const plannedModule = defineModule({
  name: 'planned',
  permissions: {
    'treasury.providers.view': EVERY_ROLE,
    'treasury.providers.manage': MAKERS,
  },
  areas: { AL: 'Activity log' },
  errors: codes,
  silent,
})
