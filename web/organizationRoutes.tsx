// The screens of an organization. Fetched with the first navigation that needs one of them.
import { type RouteObject, redirect } from 'react-router'
import { addOrganizationMessages } from './i18n/intl.ts'
import { homeEntryPoint } from './pages/organization/home/HomePage.entrypoint.ts'
import { HomeSkeleton } from './pages/organization/home/HomeSkeleton.tsx'
import { activityLogEntryPoint } from './pages/organization/log/ActivityLogPage.entrypoint.ts'
import { pageRoute, preloadFrom } from './relay/preload.tsx'
import { PageFailure } from './shell/PageFailure.tsx'
import { shellEntryPoint } from './shell/Shell.entrypoint.ts'
import { ShellFailure } from './shell/ShellFailure.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'
import { ListSkeleton } from './ui/states/Skeletons.tsx'

const failure = <PageFailure />

const pages: RouteObject[] = [
  pageRoute(homeEntryPoint, { path: 'home', skeleton: <HomeSkeleton />, errorElement: failure }),
  { path: 'dashboard', loader: () => redirect('/home') },
  pageRoute(activityLogEntryPoint, { path: 'log', skeleton: <ListSkeleton />, errorElement: failure }),
]

const routes: RouteObject[] = [
  pageRoute(shellEntryPoint, { skeleton: <ShellSkeleton />, errorElement: <ShellFailure />, children: pages }),
]

/** The routes, with the messages that their screens speak. */
export async function loadOrganizationRoutes(): Promise<RouteObject[]> {
  await addOrganizationMessages()
  preloadFrom(routes)
  return routes
}
