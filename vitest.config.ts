// Three kinds of test: rules, services and graph on Node with a real Postgres; screens in jsdom; journeys in a real browser.
// `npm test -- --project web`, `npm test -- tests/kit` run a part.
import react from '@vitejs/plugin-react'
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { messages } from './web/tools/messagesPlugin.ts'
import { relay } from './web/tools/relayPlugin.ts'

const root = import.meta.dirname
const relayPlugin = relay(resolve(root, 'relay.config.json'))

export default defineConfig({
  test: {
    // Two cores: more workers only make every test slower.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        // What pages do while servers fail is tested with their own code.
        plugins: [relayPlugin],
        resolve: {
          // Vite would take graphql's `module` file where its dependents take `main`: two copies, which refuse each other's schemas.
          alias: [{ find: /^graphql$/, replacement: resolve(root, 'node_modules/graphql/index.js') }],
        },
        test: {
          name: 'node',
          pool: 'forks',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/web/**'],
          globalSetup: ['tests/support/cluster.ts'],
        },
      },
      {
        plugins: [relayPlugin, messages(resolve(root, 'web')), react()],
        test: {
          name: 'web',
          // Each file has a context of its own in a worker that has loaded jsdom before: a third of the processor time of a process for each.
          pool: 'vmThreads',
          environment: 'jsdom',
          setupFiles: ['tests/web/support/setup.ts'],
          include: ['tests/web/**/*.test.{ts,tsx}', 'web/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'e2e',
          pool: 'forks',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/arus.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As patient as with a click; without it a poll gives up after a second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
