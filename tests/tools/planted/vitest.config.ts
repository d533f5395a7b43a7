// A separate run for the planted tests: configured like CI's, with their folder as its root.
import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: import.meta.dirname,
  test: {
    include: ['**/*.planted.ts'],
    runner: resolve(import.meta.dirname, '../../support/runner.ts'),
    maxWorkers: 1,
  },
})
