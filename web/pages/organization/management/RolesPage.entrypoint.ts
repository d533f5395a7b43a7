import type { RolesPageQuery } from '../../../__generated__/RolesPageQuery.graphql.ts'
import parameters from '../../../__generated__/RolesPageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/management/customer/role`: the roles. */
export const rolesEntryPoint = {
  root: resource('RolesPage', () => import('./RolesPage.tsx').then(module => module.RolesPage)),
  getPreloadProps: () => ({ queries: { page: { parameters, variables: {} } } }),
} satisfies PageEntryPoint<{ page: RolesPageQuery }>
