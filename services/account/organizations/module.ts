import { ADMINISTRATORS, EVERY_ROLE } from '../../kit/seededRoles.ts'
import { defineModule } from '../module.ts'
import { codes } from './errors.ts'
import { created } from './events.ts'
import { organizationRoutes } from './routes.ts'

export const organizationsModule = defineModule({
  name: 'organizations',
  // Of the default entity, which is the organization.
  reads: ['invoice_tax_settings'],
  records: {
    ENTITY: { description: 'A legal entity.', actions: ['CREATED', 'UPDATED', 'DELETED'] },
    ORGANIZATION: {
      description: 'The organization itself: its profile, controls and order settings.',
      actions: ['CREATED', 'UPDATED', 'SETTINGS_CHANGED'],
    },
  },
  permissions: {
    'account.company.manage': ADMINISTRATORS,
    'account.activity.view': EVERY_ROLE,
  },
  areas: { OG: 'Organizations and entities' },
  errors: codes,
  feed: {
    'organization.changed': {
      webhook: {
        key: 'ORGANIZATION_CHANGED',
        name: 'organization.changed',
        description: 'the profile or the controls of the company changed.',
      },
    },
    'entity.changed': {
      webhook: {
        key: 'ENTITY_CHANGED',
        name: 'entity.changed',
        description: 'an entity was created, changed or deleted.',
      },
    },
  },
  raises: [created],
  routes: [organizationRoutes],
})
