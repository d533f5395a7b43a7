// All tests, or those that the arguments name: `npm test -- tests/kit`, `npm test -- --project web`, `npm test -- -t 'money'`.
// In CI the results also go to a file, from which .ci/run counts.
import { spawn } from 'node:child_process'

const given = process.argv.slice(2)
const report = process.env.TEST_REPORT
const forCi = ['default', './tests/support/secondTries.ts', 'json'].map(name => `--reporter=${name}`)
const reporters = report === undefined ? [] : [...forCi, `--outputFile.json=${report}`]
const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...given], {
  stdio: 'inherit',
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => vitest.kill(signal))
vitest.once('exit', code => process.exit(code ?? 1))
