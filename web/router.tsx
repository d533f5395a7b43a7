// The routes. The entry chunk has the visitors' routes, without Relay or the shell. The rest loads with the first navigation that the
// public routes can't match: the organization's frame and the screens of the features at that path.
import { createBrowserRouter, type RouteObject } from 'react-router'
import { RootLayout } from './shell/RootLayout.tsx'
import { RouteError } from './shell/RouteError.tsx'

const done = new Map<string, Promise<void>>()

/** Runs an action once; a failed one runs again on the next call. */
function once(what: string, act: () => Promise<void>): Promise<void> {
  const known = done.get(what)
  if (known !== undefined) return known
  const acting = act().catch((error: unknown) => {
    done.delete(what)
    throw error
  })
  done.set(what, acting)
  return acting
}

/** The initial routes. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    ErrorBoundary: RouteError,
    HydrateFallback: () => null,
    children: [
      {
        index: true,
        lazy: { Component: async () => (await import('./pages/public/signIn/SignInPage.tsx')).SignInPage },
      },
      { path: 'logout', lazy: async () => (await import('./pages/public/logout/LogoutPage.tsx')).route },
      {
        path: 'forgot-password',
        lazy: async () => (await import('./pages/public/forgotPassword/ForgotPasswordPage.tsx')).route,
      },
      {
        path: 'invitation',
        lazy: async () => (await import('./pages/public/invitation/InvitationPage.tsx')).route,
      },
      { path: 'setup', lazy: async () => (await import('./pages/public/setup/SetupPage.tsx')).route },
      {
        path: 'organizations/create',
        lazy: async () => (await import('./pages/public/newOrganization/NewOrganizationPage.tsx')).route,
      },
      {
        path: 'two-factor',
        lazy: async () => (await import('./pages/public/twoFactor/TwoFactorPage.tsx')).route,
      },
      {
        path: 'two-factor/set-up',
        lazy: async () => (await import('./pages/public/twoFactor/SetUpPage.tsx')).route,
      },
      {
        path: 'o',
        lazy: { loader: async () => (await import('./pages/public/switch/switchRoutes.ts')).switchOrganization },
      },
      { path: 'u', lazy: { loader: async () => (await import('./pages/public/switch/switchRoutes.ts')).userHome } },
      {
        path: 'no-access',
        lazy: {
          loader: async () => (await import('./pages/public/setup/leadFounder.ts')).leadFounder,
          Component: async () => (await import('./pages/public/errors/ErrorPages.tsx')).NoAccessPage,
        },
      },
    ],
  },
]

/** The application's router. */
export function createRouter() {
  return createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const { featuresAt, loadFeatureRoutes, loadOrganizationRoutes } = await import('./organizationRoutes.tsx')
      await once('frame', async () => patch('root', await loadOrganizationRoutes()))
      for (const feature of featuresAt(path))
        await once(feature.name, async () => patch('organization', await loadFeatureRoutes(feature)))
    },
  })
}

/** Resolves when the first screen has loaded or failed. */
export function whenReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise(resolve => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })
}
