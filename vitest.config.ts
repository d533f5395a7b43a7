import { defineConfig } from 'vitest/config'

/** Tests of one kind share how they run: `npm test -- --project web`. */
export default defineConfig({
  test: {
    // Two cores: more workers only make every test slower.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          pool: 'forks',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**', 'tests/web/**'],
          globalSetup: ['tests/support/cluster.ts'],
        },
      },
    ],
  },
})
