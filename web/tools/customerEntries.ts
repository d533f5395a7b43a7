// The pages of customers: entries of their own, built apart from the application and from each other. Sharing chunks would cost the
// application's screens a request and some of their gzip each, and these pages the router.
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type UserConfig } from 'vite'
import { CHECKOUT, CUSTOMER_PORTAL, CUSTOMER_REQUEST, PUBLIC } from './catalogs.ts'
import { messages } from './messagesPlugin.ts'
import { precompress } from './precompress.ts'
import { relay } from './relayPlugin.ts'

type Entry = {
  page: string
  /** Where its files are built, below `dist`, and asked for. */
  directory: string
  /** The words that it has besides those of visitors. */
  group: string
  isAddress: (path: string) => boolean
}

/** The form that customers fill in by a link, the page of a customer who is signed in, and where an invoice is paid. */
const ENTRIES: readonly Entry[] = [
  {
    page: 'customerRequest.html',
    directory: 'customer',
    group: CUSTOMER_REQUEST,
    isAddress: path => path === '/customer-request',
  },
  {
    page: 'customerPortal.html',
    directory: 'portal',
    group: CUSTOMER_PORTAL,
    isAddress: path => /^\/customer(?:\/(?!documents\/)|$)/.test(path),
  },
  {
    page: 'checkout.html',
    directory: 'payer',
    group: CHECKOUT,
    isAddress: path => /^\/checkout(?:\/(?:success|failed))?$/.test(path),
  },
]

type Shared = Pick<UserConfig, 'resolve' | 'build'>

/** Vite plugins that build these pages after the application, and serve them at their addresses in development. */
export const customerEntries = (root: string, shared: Shared): Plugin[] =>
  ENTRIES.flatMap(entry => pluginsOf(entry, root, shared))

function pluginsOf({ page, directory, group: own, isAddress }: Entry, root: string, shared: Shared): Plugin[] {
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
          // The application's are at the root.
          publicDir: false,
          logLevel: 'warn',
          plugins: [relay(), messages(root, group => [PUBLIC, own].includes(group)), react(), precompress()],
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
          if (isAddress(request.url?.split('?', 1)[0] ?? '')) request.url = `/${page}`
          next()
        })
      },
    },
  ]
}
