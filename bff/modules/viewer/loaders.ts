import type { OrganizationScope } from '../../context.ts'
import { batchById } from '../../graph/batchById.ts'
import { readApiTokens, readRoles } from './accountViewer.ts'

export const roleLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readRoles(scope, ids)).items.map(role => ({ ...role, organizationId: scope.organizationId })),
  ),
})

export const apiTokenLoaders = (scope: OrganizationScope) => ({
  byId: batchById(async ids =>
    (await readApiTokens(scope, ids)).items.map(token => ({ ...token, organizationId: scope.organizationId })),
  ),
})
