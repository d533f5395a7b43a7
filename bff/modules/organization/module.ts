import type { BffModule } from '../../module.ts'
import { organizationNodes, organizationResolvers } from './resolvers.ts'

export const organizationModule = {
  name: 'organization',
  resolvers: organizationResolvers,
  nodes: organizationNodes,
  rules: {
    'Organization.id': 'member',
    'Organization.uuid': 'member',
    'Organization.name': 'member',
    'Organization.legalName': 'member',
    'Organization.username': 'member',
    'Organization.defaultCurrency': 'member',
    'Organization.timeZone': 'member',
    'Organization.modes': 'member',
    'Organization.permissions': 'member',
    'Organization.entities': 'member',
    'Organization.people': 'member',
    // The service decides who may (`ORGANIZATIONS_BY`), and refuses API tokens.
    'Mutation.createOrganization': 'signedIn',
  },
  shareable: {
    Entity: 'id isDefault name uuid',
  },
} as const satisfies BffModule
