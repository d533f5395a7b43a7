// The form of customers: a page of its own, built apart from the application. Sharing chunks would cost the application's screens a request
// and some of their gzip each, and the form the router.
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type UserConfig } from 'vite'
import { CUSTOMER_REQUEST, PUBLIC } from './catalogs.ts'
import { messages } from './messagesPlugin.ts'
import { precompress } from './precompress.ts'
import { relay } from './relayPlugin.ts'

/** The words that it has. */
const GROUPS = [PUBLIC, CUSTOMER_REQUEST]
const PAGE = 'customerRequest.html'

/** Vite plugins that build the form into `dist/customer` after the application, and serve it at its address in development. */
export function requestForm(root: string, shared: Pick<UserConfig, 'resolve' | 'build'>): Plugin[] {
  let outDir = ''
  return [
    {
      name: 'request-form-build',
      apply: 'build',
      configResolved(config) {
        outDir = path.resolve(root, config.build.outDir)
      },
      async closeBundle() {
        await build({
          configFile: false,
          root,
          base: '/customer/',
          // The application's are at the root.
          publicDir: false,
          logLevel: 'warn',
          plugins: [relay(), messages(root, group => GROUPS.includes(group)), react(), precompress()],
          ...(shared.resolve && { resolve: shared.resolve }),
          build: {
            ...shared.build,
            outDir: path.join(outDir, 'customer'),
            rolldownOptions: { input: path.join(root, PAGE) },
          },
        })
      },
    },
    {
      name: 'request-form-serve',
      apply: 'serve',
      configureServer: server => {
        server.middlewares.use((request, _response, next) => {
          if (request.url?.split('?', 1)[0] === '/customer-request') request.url = `/${PAGE}`
          next()
        })
      },
    },
  ]
}
