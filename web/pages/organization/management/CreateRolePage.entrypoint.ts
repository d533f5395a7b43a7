import type { CreateRolePageQuery } from '../../../__generated__/CreateRolePageQuery.graphql.ts'
import parameters from '../../../__generated__/CreateRolePageQuery$parameters.ts'
import { type PageEntryPoint, resource } from '../../../relay/entryPoint.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** `/management/customer/role/create`; `?from={uuid}` copies that role. */
export const createRoleEntryPoint = {
  root: resource('CreateRolePage', () => import('./CreateRolePage.tsx').then(module => module.CreateRolePage)),
  getPreloadProps: ({ search }) => {
    const from = search.get('from')
    return { queries: { page: { parameters, variables: { from: from ?? NOBODY, isCopy: from !== null } } } }
  },
} satisfies PageEntryPoint<{ page: CreateRolePageQuery }>
