// Test files share a process and imported modules, and each closes what it opened: a shared module that opens something when loaded would
// give the next file something closed.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Run as separate programs, or once per file by vitest. */
const NOT_SHARED =
  /Process\.ts$|^tests\/faults\/kills\/(?:api|worker)\.ts$|^tests\/tools\/processes\/|(?:leaveAsFound|enterArus)\.ts$/

test('a module that tests share waits for nothing as it is read', () => {
  const shared = globSync('tests/**/*.{ts,tsx}').filter(path => !/\.test\.tsx?$/.test(path) && !NOT_SHARED.test(path))
  expect(shared.length).toBeGreaterThan(100)
  expect(shared.filter(path => /^(?:(?:export )?const .* = )?await /m.test(readFileSync(path, 'utf8')))).toEqual([])
})
