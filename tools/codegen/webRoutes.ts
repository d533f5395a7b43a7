// Writes the paths that the application has pages for, so that the server can answer unknown ones with 404.
import { writeFileSync } from 'node:fs'
import type { RouteObject } from 'react-router'
import { createServer, createServerModuleRunner } from 'vite'
import type { FeatureManifest } from '../../web/feature.ts'
import { ENTRIES } from '../../web/tools/customerEntries.ts'

const FILE = 'bff/pages/webRoutes.generated.ts'

/** The paths of pages among these routes, except splats. */
function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    const isPage = index === true || (path !== undefined && path !== '*' && children.length === 0)
    return [...(isPage ? [here || '/'] : []), ...pathsOf(children, here)]
  })
}

// There is no window here, and no event will be dispatched.
Object.assign(globalThis, { addEventListener: () => {} })

// Manifests and first routes are found by Vite's `import.meta.glob`: a Vite server loads them as for the browser.
const server = await createServer({
  configFile: 'web/vite.config.ts',
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false })
const load = <Exports>(file: string): Promise<Exports> => runner.import(`/${file}`)

const { routes } = await load<{ routes: RouteObject[] }>('router.tsx')
const { frame } = await load<{ frame: RouteObject[] }>('organizationRoutes.tsx')
const { features } = await load<{ features: FeatureManifest[] }>('features.ts')
const later = await Promise.all(features.map(async feature => (await feature.routes?.())?.routes ?? []))
const apart = ENTRIES.map(({ page, directory, routes, below = null }) => ({
  file: `${directory}/${page}`,
  routes,
  below,
}))
const paths = new Set([
  ...apart.flatMap(entry => entry.routes),
  ...[routes, frame, ...later].flatMap(table => pathsOf(table)),
])
await runner.close()
await server.close()

writeFileSync(
  FILE,
  `// The addresses of pages, \`:uuid\` for a record's: generated from the entries and routes of the web and of its features.
export const WEB_ROUTES = ${JSON.stringify([...paths].toSorted(), null, 2)} as const

/** Entries that are built apart from the application: their page, and the addresses that it answers. */
export const ENTRIES_APART = ${JSON.stringify(apart, null, 2)} as const
`,
)
