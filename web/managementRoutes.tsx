// The screens of those who run an organization. Fetched with the first navigation to one of them: no other list pays for them.
import type { RouteObject } from 'react-router'
import { createRoleEntryPoint } from './pages/organization/management/CreateRolePage.entrypoint.ts'
import { membersEntryPoint } from './pages/organization/management/MembersPage.entrypoint.ts'
import { roleEntryPoint } from './pages/organization/management/RolePage.entrypoint.ts'
import { rolesEntryPoint } from './pages/organization/management/RolesPage.entrypoint.ts'
import { pageRoute, preloadFrom } from './relay/preload.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { FormSkeleton, ListSkeleton } from './ui/states/Skeletons.tsx'

const failure = <PageFailure />

const routes: RouteObject[] = [
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

/** The routes, to be put into the frame of the organization. */
export function loadManagementRoutes(): RouteObject[] {
  preloadFrom(routes)
  return routes
}
