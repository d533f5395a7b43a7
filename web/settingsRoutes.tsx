// What people set for themselves and for their organization. Fetched with the first navigation to one of these screens.
import type { RouteObject } from 'react-router'
import { settingsRoute } from './pages/organization/settings/sections.tsx'
import { preloadFrom } from './relay/preload.tsx'

/** The routes, to be put into the frame of the organization. */
export function loadSettingsRoutes(): RouteObject[] {
  const routes = [settingsRoute]
  preloadFrom(routes)
  return routes
}
