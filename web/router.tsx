// Three route tables. What a visitor needs is in the entry chunk, and brings neither Relay nor the shell. Everything else arrives
// with the first navigation that the public table can't answer; administration with the first that asks for it.
import { createBrowserRouter } from 'react-router'
import { RootLayout } from './shell/RootLayout.tsx'
import { RouteError } from './shell/RouteError.tsx'

let organizationRoutes: Promise<void> | null = null
let administrationRoutes: Promise<void> | null = null

/** Seldom asked for: no list pays for these screens. */
const isAdministration = (path: string): boolean => /^\/(?:management|settings)(?:\/|$)/.test(path)

/** The application's router. */
export function createRouter() {
  return createBrowserRouter(
    [
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
            path: '403',
            lazy: { Component: async () => (await import('./pages/public/errors/ErrorPages.tsx')).ForbiddenPage },
          },
          {
            path: 'no-access',
            lazy: { Component: async () => (await import('./pages/public/errors/ErrorPages.tsx')).NoAccessPage },
          },
          {
            path: '404',
            lazy: { Component: async () => (await import('./pages/public/errors/ErrorPages.tsx')).NotFoundPage },
          },
          // A splat makes the router ask patchRoutesOnNavigation before it gives up.
          {
            path: '*',
            lazy: { Component: async () => (await import('./pages/public/errors/ErrorPages.tsx')).NotFoundPage },
          },
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        organizationRoutes ??= import('./organizationRoutes.tsx').then(
          async ({ loadOrganizationRoutes }) => patch('root', await loadOrganizationRoutes()),
          (error: unknown) => {
            organizationRoutes = null
            throw error
          },
        )
        await organizationRoutes
        if (!isAdministration(path)) return
        administrationRoutes ??= import('./administrationRoutes.tsx').then(
          ({ loadAdministrationRoutes }) => patch('organization', loadAdministrationRoutes()),
          (error: unknown) => {
            administrationRoutes = null
            throw error
          },
        )
        await administrationRoutes
      },
    },
  )
}

/** Resolves when the first screen is fetched, or has failed. */
export function whenReady(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise(resolve => {
    const look = () => router.state.initialized && resolve()
    router.subscribe(look)
    look()
  })
}
