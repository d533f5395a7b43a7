// Five route tables. What a visitor needs is in the entry chunk, and brings neither Relay nor the shell. Everything else arrives
// with the first navigation that the public table can't answer; payments, management and settings with the first that asks for them.
import { type RouteObject, createBrowserRouter } from 'react-router'
import { RootLayout } from './shell/RootLayout.tsx'
import { RouteError } from './shell/RouteError.tsx'

type RouteTable = {
  /** Addresses that need it. */
  paths: RegExp
  /** The route that its routes go into. */
  parent: 'root' | 'organization'
  load: () => Promise<RouteObject[]>
}

/** In the order in which they are put into each other. No list pays for the later ones, which are seldom asked for. */
const tables: readonly RouteTable[] = [
  {
    paths: /^/,
    parent: 'root',
    load: async () => (await import('./organizationRoutes.tsx')).loadOrganizationRoutes(),
  },
  {
    paths: /^\/(?:payments|transfers|approvals|bills)(?:\/|$)/,
    parent: 'organization',
    load: async () => (await import('./paymentRoutes.tsx')).loadPaymentRoutes(),
  },
  {
    paths: /^\/management(?:\/|$)/,
    parent: 'organization',
    load: async () => (await import('./managementRoutes.tsx')).loadManagementRoutes(),
  },
  {
    paths: /^\/settings(?:\/|$)/,
    parent: 'organization',
    load: async () => (await import('./settingsRoutes.tsx')).loadSettingsRoutes(),
  },
]

type Patch = (parent: string, routes: RouteObject[]) => void
const fetched = new Map<RouteTable, Promise<void>>()

/** Once a table; one that could not be fetched is fetched again when it is next asked for. */
function putIn(table: RouteTable, patch: Patch): Promise<void> {
  const known = fetched.get(table)
  if (known !== undefined) return known
  const fetching = table.load().then(
    routes => patch(table.parent, routes),
    (error: unknown) => {
      fetched.delete(table)
      throw error
    },
  )
  fetched.set(table, fetching)
  return fetching
}

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
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        for (const table of tables) if (table.paths.test(path)) await putIn(table, patch)
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
