// All tests, or those named by the arguments: `npm test -- tests/kit`, `npm test -- --project web`, `npm test -- -t 'money'`. The run is
// judged at its end (tests/support/judge); a run of all tests must prove every threat. `TEST_REPORT` names the file for the counts, which
// .ci/run reads.
import { spawn } from 'node:child_process'

const given = process.argv.slice(2)
const reporters = ['default', './tests/support/judge/reporter.ts'].map(name => `--reporter=${name}`)
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...given], {
  stdio: 'inherit',
  env: { ...process.env, WHOLE_RUN: given.length === 0 ? '1' : '0' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => vitest.kill(signal))
vitest.once('exit', code => process.exit(code ?? 1))
