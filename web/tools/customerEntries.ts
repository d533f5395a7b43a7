// The customers' pages: separate entries, built apart from the application and from each other. Shared chunks would cost the application's
// screens a request and some gzip each, and these pages the router.
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type UserConfig } from 'vite'
import { CHECKOUT, CLAIMS, CUSTOMER_PORTAL, CUSTOMER_REQUEST, PUBLIC } from './catalogs.ts'
import { messages } from './messagesPlugin.ts'
import { precompress } from './precompress.ts'
import { relay } from './relayPlugin.ts'

type Entry = {
  page: string
  /** The output directory of its files below `dist`, also in their URLs. */
  directory: string
  /** Message groups in addition to those of visitors. */
  groups: readonly string[]
  /** The paths of its pages, `:uuid` for a record's. */
  routes: readonly string[]
  /** A path prefix that it handles even where it has no page. */
  below?: string
}

/** The customer request form, the customer portal, and the page where an invoice is paid. */
export const ENTRIES: readonly Entry[] = [
  {
    page: 'customerRequest.html',
    directory: 'customer',
    groups: [CUSTOMER_REQUEST],
    routes: ['/customer-request'],
  },
  {
    page: 'customerPortal.html',
    directory: 'portal',
    // A customer who requests a change of their data sees the fields of the request form.
    groups: [CUSTOMER_PORTAL, CUSTOMER_REQUEST, CLAIMS],
    routes: [
      '/customer',
      '/customer/orders',
      '/customer/purchase-orders',
      '/customer/statement',
      '/customer/data',
      '/customer/data/change',
      '/customer/invoices/:uuid',
      '/customer/invoices/:uuid/proof',
      '/customer/invoices/:uuid/slip',
      '/customer/orders/:uuid',
      '/customer/purchase-orders/:uuid',
    ],
    below: '/customer/',
  },
  {
    page: 'checkout.html',
    directory: 'payer',
    groups: [CHECKOUT, CLAIMS],
    routes: ['/checkout', '/checkout/success', '/checkout/failed'],
  },
]

/** Files that customers download and upload: handled by the server, not a page. */
const DOWNLOADS = [
  '/customer/documents/',
  '/customer/receipts/',
  '/customer/statements/',
  '/customer/files/',
  '/customer/uploads/',
  '/customer/events',
]

const isAddressOf = ({ routes, below }: Entry, path: string): boolean =>
  routes.includes(path) ||
  (below !== undefined && path.startsWith(below) && !DOWNLOADS.some(start => path.startsWith(start)))

type Shared = Pick<UserConfig, 'resolve' | 'build'>

/** Vite plugins that build these pages after the application, and serve them at their paths in development. */
export const customerEntries = (root: string, shared: Shared): Plugin[] =>
  ENTRIES.flatMap(entry => pluginsOf(entry, root, shared))

function pluginsOf(entry: Entry, root: string, shared: Shared): Plugin[] {
  const { page, directory, groups } = entry
  let outDir = ''
  return [
    {
      name: `${directory}-build`,
      apply: 'build',
      configResolved(config) {
        outDir = path.resolve(root, config.build.outDir)
      },
      async closeBundle() {
        await build({
          configFile: false,
          root,
          base: `/${directory}/`,
          // The application's public files are at the root.
          publicDir: false,
          logLevel: 'warn',
          plugins: [relay(), messages(root, group => [PUBLIC, ...groups].includes(group)), react(), precompress()],
          ...(shared.resolve && { resolve: shared.resolve }),
          build: {
            ...shared.build,
            outDir: path.join(outDir, directory),
            rolldownOptions: { input: path.join(root, page) },
          },
        })
      },
    },
    {
      name: `${directory}-serve`,
      apply: 'serve',
      configureServer: server => {
        server.middlewares.use((request, _response, next) => {
          if (isAddressOf(entry, request.url?.split('?', 1)[0] ?? '')) request.url = `/${page}`
          next()
        })
      },
    },
  ]
}
