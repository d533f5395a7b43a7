import type { RolePageQuery } from '../../../__generated__/RolePageQuery.graphql.ts'
import parameters from '../../../__generated__/RolePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

/** `/management/customer/role/{uuid}`. */
export const roleEntryPoint = {
  root: resource('RolePage', () => import('./RolePage.tsx').then(module => module.RolePage)),
  getPreloadProps: ({ params }) => ({ queries: { page: { parameters, variables: { uuid: params.uuid ?? '' } } } }),
} satisfies PageEntryPoint<{ page: RolePageQuery }>
