import type { RouteObject } from 'react-router'
import { pageRoute } from '../../../relay/preload.tsx'
import { PageFailure } from '../../../shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from '../../../ui/states/Skeletons.tsx'
import { createRoleEntryPoint } from './CreateRolePage.entrypoint.ts'
import { membersEntryPoint } from './MembersPage.entrypoint.ts'
import { roleEntryPoint } from './RolePage.entrypoint.ts'
import { rolesEntryPoint } from './RolesPage.entrypoint.ts'

const failure = <PageFailure />

export const routes: RouteObject[] = [
  pageRoute(membersEntryPoint, {
    path: 'management',
    messages: ['management'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(rolesEntryPoint, {
    path: 'management/customer/role',
    messages: ['management', 'management.roles'],
    skeleton: <ListSkeleton />,
    errorElement: failure,
  }),
  pageRoute(createRoleEntryPoint, {
    path: 'management/customer/role/create',
    messages: ['management', 'management.roles', 'permissions'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
  pageRoute(roleEntryPoint, {
    path: 'management/customer/role/:uuid',
    messages: ['management', 'management.roles', 'permissions'],
    skeleton: <FormSkeleton />,
    errorElement: failure,
  }),
]
