// The last line of .ci/run, and its exit code, whatever npm prints.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const bin = mkdtempSync(join(tmpdir(), 'ci-run-'))
afterAll(() => rmSync(bin, { recursive: true }))

/** Replaces npm and a Redis that would be installed. */
const NPM = `#!/usr/bin/env bash
case "$1" in
  ci) exit "$NPM_CI" ;;
  test) [ -z "$COUNTS" ] || echo "$COUNTS" > "$TEST_REPORT"; exit "$NPM_TEST" ;;
  run) exit "$NPM_CHECK" ;;
esac
`
for (const [name, text] of [
  ['npm', NPM],
  ['redis-server', '#!/bin/sh\n'],
] as const) {
  writeFileSync(join(bin, name), text)
  chmodSync(join(bin, name), 0o755)
}

const counts = (passed: number, failed: number) => JSON.stringify({ passed, failed })

it.each([
  { what: 'all is well', tests: [0, counts(7, 0)], line: '7 passed, 0 failed' },
  { what: 'tests failed', tests: [1, counts(5, 2)], line: '5 passed, 2 failed' },
  { what: 'a check failed', tests: [0, counts(7, 0)], check: 1, line: '7 passed, 1 failed' },
  { what: 'tests and a check failed', tests: [1, counts(5, 2)], check: 1, line: '5 passed, 3 failed' },
  { what: 'the run failed though it counts no failure', tests: [1, counts(7, 0)], line: '7 passed, 1 failed' },
  { what: 'the run broke down before its report', tests: [1, ''], line: '0 passed, 1 failed' },
  { what: 'nothing was reported', tests: [0, ''], line: '0 passed, 1 failed' },
  { what: 'nothing was tested', tests: [0, counts(0, 0)], line: '0 passed, 1 failed' },
  { what: 'the install failed', install: 1, tests: [0, counts(7, 0)], line: '0 passed, 1 failed' },
] as const)('$what: $line', given => {
  const {
    install = 0,
    check = 0,
    tests,
    line,
  }: { install?: number; check?: number; tests: readonly [number, string]; line: string } = given
  const { status, stdout } = spawnSync('.ci/run', {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: [bin, process.env.PATH].join(delimiter),
      NPM_CI: String(install),
      NPM_TEST: String(tests[0]),
      NPM_CHECK: String(check),
      COUNTS: tests[1],
    },
  })
  expect(stdout.trimEnd().split('\n').at(-1)).toBe(line)
  expect(status === 0).toBe(line.endsWith(' 0 failed'))
})
