// Three kinds of test: rules, services and graph on Node with a real Postgres; screens in jsdom; journeys in a real browser.
// `npm test -- --project web`, `npm test -- tests/kit` run a part.
import react from '@vitejs/plugin-react'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { roundsLimit } from './tests/support/campaign.ts'
import { Sequence } from './tests/support/sequence.ts'
import { TIMEOUT_MS } from './tests/support/until.ts'
import { messages } from './web/tools/messagesPlugin.ts'
import { relay } from './web/tools/relayPlugin.ts'

const root = import.meta.dirname
// Of this run and of every program that tests start: what was compiled once is not compiled again.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'arus-compiled')
// What is made once a run is found by this (tests/support/demoTemplate.ts).
process.env.ARUS_TEST_RUN ??= String(process.pid)
// A run starts some hundred programs, each of which would read the same large package.json a hundred times.
const quickImports = `--import=${new URL('tests/support/quickImports.ts', import.meta.url).href}`
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, quickImports].filter(Boolean).join(' ')

const relayPlugin = relay()

export default defineConfig({
  test: {
    // Two cores: while a test waits for a process, a clock or Postgres, another one works.
    maxWorkers: 3,
    sequence: { sequencer: Sequence },
    // How often a test is tried (decision 0192).
    runner: resolve(root, 'tests/support/runner.ts'),
    // Ends what hangs, as the next one does: a slow machine takes four times as long as a quick one.
    testTimeout: roundsLimit(240_000),
    // Ends what hangs: a scene of processes waits for its turn where three files run on a slow machine.
    hookTimeout: 300_000,
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
          // A process for many files: what each of them imports was half of their processor time.
          isolate: false,
          setupFiles: ['tests/support/leaveAsFound.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/web/**'],
          globalSetup: ['tests/support/cluster.ts'],
          expect: { poll: { timeout: TIMEOUT_MS } },
        },
      },
      {
        plugins: [relayPlugin, messages(resolve(root, 'web')), react()],
        test: {
          name: 'web',
          // Each file has a context of its own in a worker that has loaded jsdom before: a third of the processor time of a process for each.
          pool: 'vmThreads',
          // What a file leaves behind stays in its worker's heap, some 10 MB a file: without this one ran out of its 4 GB, which ended the whole run.
          vmMemoryLimit: '1GB',
          environment: 'jsdom',
          setupFiles: ['tests/web/support/setup.ts'],
          include: ['tests/web/**/*.test.{ts,tsx}', 'web/**/*.test.{ts,tsx}'],
          expect: { poll: { timeout: TIMEOUT_MS } },
        },
      },
      {
        test: {
          name: 'e2e',
          pool: 'forks',
          isolate: false,
          setupFiles: ['tests/support/leaveAsFound.ts', 'tests/e2e/support/enterArus.ts'],
          // One after the other: an Arus is left before another one is taken.
          sequence: { setupFiles: 'list' },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/e2e/support/arus.ts'],
          testTimeout: 120_000,
          // A file waits for its Arus, and for the one demo that is made before it.
          hookTimeout: 600_000,
          // As patient as with a click; without it a poll gives up after a second.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
