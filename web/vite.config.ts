import react from '@vitejs/plugin-react'
import { type BuildEnvironmentOptions, defineConfig } from 'vite'
import { CHECKOUT, CLAIMS, CUSTOMER_PORTAL, CUSTOMER_REQUEST } from './tools/catalogs.ts'
import { chunks } from './tools/chunks.ts'
import { customerEntries } from './tools/customerEntries.ts'
import { messages } from './tools/messagesPlugin.ts'
import { precompress } from './tools/precompress.ts'
import { relay } from './tools/relayPlugin.ts'
import { signInFrame } from './tools/signInFrame.ts'

const root = import.meta.dirname
/** In development the page comes from Vite and everything else from the BFF. */
const bff = `http://127.0.0.1:${process.env.PORT ?? '4000'}`

// Objects instead of the short form, which would send another host than the browser does: uploads would count as another site's.
const proxy = {
  '/graphql': { target: bff, ws: true },
  '/files': { target: bff },
  '/templates': { target: bff },
  '/api': { target: bff },
  '/sub': { target: bff },
  '/auth': { target: bff },
  '/customer-requests': { target: bff },
  '/customer/documents': { target: bff },
  '/customer/receipts': { target: bff },
  '/customer/statements': { target: bff },
  '/customer/files': { target: bff },
  '/customer/uploads': { target: bff },
  '/checkout/uploads': { target: bff },
  '/graphiql': { target: bff },
}

const resolve = {
  // Messages are parsed at build time: the parser must not be bundled.
  alias: [
    {
      find: '@formatjs/icu-messageformat-parser',
      replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
    },
  ],
}
const build: BuildEnvironmentOptions = {
  emptyOutDir: true,
  target: 'baseline-widely-available',
  manifest: true,
  sourcemap: 'hidden',
  modulePreload: { polyfill: false },
  // The content security policy forbids inline scripts, and data: URLs are never smaller than a cached file here.
  assetsInlineLimit: 0,
}

export default defineConfig({
  root,
  plugins: [
    relay(),
    messages(root, group => ![CUSTOMER_REQUEST, CUSTOMER_PORTAL, CHECKOUT, CLAIMS].includes(group)),
    react(),
    signInFrame(root),
    precompress(),
    customerEntries(root, { resolve, build }),
  ],
  // Unused parts of Sentry's SDK: frames, shadow roots, tracing, compression in a worker.
  define: {
    __RRWEB_EXCLUDE_IFRAME__: true,
    __RRWEB_EXCLUDE_SHADOW_DOM__: true,
    __SENTRY_DEBUG__: false,
    __SENTRY_TRACING__: false,
    __SENTRY_EXCLUDE_REPLAY_WORKER__: true,
  },
  resolve,
  build: {
    ...build,
    outDir: 'dist',
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The playground is a separate build, and its editor's workers can't be pre-bundled.
  optimizeDeps: { entries: ['index.html'] },
  server: { proxy },
  preview: { proxy },
})
