import type { OrganizationScope, PersonalScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { readEntities, readOrganizations, readPeople } from './accountOrganization.ts'
import type { OrganizationSource } from './sources.ts'

export const toOrganization = (organization: Omit<OrganizationSource, 'organizationId'>): OrganizationSource => ({
  ...organization,
  organizationId: organization.id,
})

/** Organizations in which the person is active. */
export const organizationLoaders = (scope: PersonalScope) => ({
  byId: batchById(async ids => (await readOrganizations(scope, ids)).items.map(toOrganization)),
})

export const entityLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readEntities(scope, ids)).items.map(entity => ({ ...entity, organizationId: scope.organizationId })),
  ),
})

/** People who are or were members, by their uuid. */
export const personLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids => (await readPeople(scope, ids)).items),
})
