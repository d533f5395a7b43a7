// The frame around an organization's screens, and how each feature's screens are loaded. Fetched with the first navigation that needs one.
import type { RouteObject } from 'react-router'
import type { FeatureManifest } from './feature.ts'
import { features } from './features.ts'
import { addMessages } from './i18n/intl.ts'
import { whenHovered } from './relay/hover.ts'
import { CodeUnreachable } from './relay/operation.ts'
import { pageRoute, preload, preloadFrom } from './relay/preload.tsx'
import { shellEntryPoint } from './shell/Shell.entrypoint.ts'
import { ShellFailure } from './shell/ShellFailure.tsx'
import { ShellSkeleton } from './shell/ShellSkeleton.tsx'

/** Routes that are part of the frame, so that the most visited screens need no further file. */
const firstRoutes = import.meta.glob<RouteObject[]>('./pages/organization/*/firstRoutes.tsx', {
  eager: true,
  import: 'routes',
})

/** The screens of a feature, with the flows that start there. */
const screensOf = ({ creates = [] }: FeatureManifest, routes: readonly RouteObject[] = []): RouteObject[] =>
  routes.map(screen => {
    const flow = creates.find(({ to }) => to === `/${screen.path}`)?.flow
    return flow === undefined ? screen : { ...screen, handle: { ...screen.handle, flow } }
  })

/** The frame with the screens that are part of it. */
export const frame: RouteObject[] = [
  pageRoute(shellEntryPoint, {
    // The router adds the screens of the other features here (router.tsx).
    id: 'organization',
    skeleton: <ShellSkeleton />,
    errorElement: <ShellFailure />,
    children: [
      ...features.flatMap(feature =>
        screensOf(feature, firstRoutes[`./pages/organization/${feature.name}/firstRoutes.tsx`]),
      ),
      { path: '403', lazy: { Component: async () => (await import('./shell/StatePages.tsx')).ForbiddenPage } },
      // The splat also matches paths of other features until the router has added their screens.
      ...['404', '*'].map(path => ({
        path,
        lazy: { Component: async () => (await import('./shell/StatePages.tsx')).NotFoundPage },
      })),
    ],
  }),
]

/** Loads the frame, with the messages that every screen uses. */
export async function loadOrganizationRoutes(): Promise<RouteObject[]> {
  await addMessages(['organization'])
  preloadFrom(frame)
  whenHovered(href => void preloadScreen(href))
  return frame
}

/** The features that have further screens at a path. */
export function featuresAt(path: string): readonly FeatureManifest[] {
  const [, segment = ''] = path.split('/')
  return features.filter(({ paths = [], routes }) => routes !== undefined && paths.includes(segment))
}

const loaded = new Map<FeatureManifest, Promise<RouteObject[]>>()

/** Loads the screens of a feature, once. A failed fetch is retried by the next call. */
export function loadFeatureRoutes(feature: FeatureManifest): Promise<RouteObject[]> {
  const known = loaded.get(feature)
  if (known !== undefined) return known
  const loading = fetchScreens(feature).catch((error: unknown) => {
    loaded.delete(feature)
    throw error
  })
  loaded.set(feature, loading)
  return loading
}

async function fetchScreens(feature: FeatureManifest): Promise<RouteObject[]> {
  const fetched = await feature.routes?.().catch(() => {
    throw new CodeUnreachable()
  })
  const screens = screensOf(feature, fetched?.routes)
  preloadFrom(screens)
  return screens
}

/** Preloads the screen behind a link, after the routes of its feature. If they can't be fetched, the click will report it. */
async function preloadScreen(href: string): Promise<void> {
  const further = featuresAt(new URL(href, location.origin).pathname)
  if (further.length > 0) await Promise.all(further.map(feature => loadFeatureRoutes(feature).catch(() => [])))
  preload(href)
}
