// No test sleeps and hopes that something has happened by then: conditions are awaited, by `expect.poll`, `waitUntil` of
// tests/support/waitFor.ts, `until` of tests/support/until.ts, or a barrier after the awaited event.
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Where time passes on purpose, and why. */
const ALLOWED: Record<string, string> = {
  'tests/support/until.ts': 'polls, limits, and work that takes its time',
  'tests/e2e/support/arus.ts': 'the limit of a start',
  'tests/e2e/support/freshArus.ts': 'the limit of a start',
  'tests/e2e/telemetry.test.ts': 'an error of a page that nobody catches, thrown out of its own turn',
}
const SLEEP = /\bsetTimeout\b(?!['"`])|timers\/promises['"]|\bscheduler\.wait\b|\bwaitForTimeout\b|\bsetInterval\b/

const files = globSync(['tests/**/*.{ts,tsx}', 'web/**/*.test.{ts,tsx}'], {
  exclude: ['**/__generated__/**', '**/node_modules/**'],
}).filter(path => path !== 'tests/tools/sleeps.test.ts')

/** Turns of the event loop take no time, and a mocked clock is controlled by the test. */
const HARMLESS =
  /import \{ setImmediate as nextTurn \} from 'node:timers\/promises'|toFake: \[[^\]]*\]|setInterval\(\(\) => \{\}, 1_000\)/g

it('no test sleeps', () => {
  const sleeping = files.filter(path => SLEEP.test(readFileSync(path, 'utf8').replaceAll(HARMLESS, '')))
  expect(sleeping.filter(path => !(path in ALLOWED))).toEqual([])
  expect(Object.keys(ALLOWED).filter(path => !sleeping.includes(path))).toEqual([])
})

it('whoever waits is patient: Vitest alone gives up after a second', () => {
  const hasty = files.filter(path => /\bvi\.wait(?:For|Until)\(/.test(readFileSync(path, 'utf8')))
  expect(hasty).toEqual(['tests/support/waitFor.ts'])
})

it('what takes its time is no way to wait: only work, and deeds between which somebody pauses', () => {
  const busy = files.filter(path => readFileSync(path, 'utf8').includes('busyFor('))
  expect(busy.toSorted()).toEqual([
    'tests/bff/websocket.test.ts',
    'tests/faults/campaign/world.ts',
    'tests/faults/feed.test.ts',
    'tests/faults/pages.test.ts',
    'tests/faults/supervised.test.ts',
    'tests/kit/feed.test.ts',
    'tests/kit/idempotency.test.ts',
    'tests/kit/processes/jobs.ts',
  ])
})
