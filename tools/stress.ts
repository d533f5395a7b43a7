// `npm run stress -- FILE…`: runs the tests of a file thirty times while two programs load the processor, as on a shared machine, to expose
// flaky tests. `--times=100` changes the count; other arguments go to vitest (`-t 'a name'`).
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BURNERS = 2
const TIMES = /^--times=(\d+)$/
const asked = process.argv.slice(2)
const times = Number(asked.map(argument => TIMES.exec(argument)?.[1]).find(Boolean) ?? 30)
const given = asked.filter(argument => !TIMES.test(argument))
if (given.length === 0 || times < 1) {
  console.error('Which file? npm run stress -- tests/kit/feed.test.ts [--times=30]')
  process.exit(1)
}

const directory = mkdtempSync(join(tmpdir(), 'arus-stress-'))
/** Ends with its parent, however that ends. */
const BURN = `process.once('disconnect', () => process.exit())
  const burn = () => { for (const end = Date.now() + 50; Date.now() < end;); setImmediate(burn) }
  burn()`
const burners = Array.from({ length: BURNERS }, () =>
  spawn(process.execPath, ['--eval', BURN], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
)
let running: ChildProcess | undefined
let stopped = false

/** Stops all children, whatever ends this program. */
function stop(): void {
  stopped = true
  running?.kill('SIGTERM')
  for (const burner of burners) burner.kill('SIGKILL')
}
process.on('exit', () => {
  stop()
  rmSync(directory, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

let [passed, failed] = [0, 0]
let firstFailure: string | undefined
const began = performance.now()
for (let time = 1; time <= times && !stopped; time++) {
  const { code, output } = await runOnce()
  if (stopped) break
  if (code === 0) passed++
  else {
    failed++
    firstFailure ??= `\nThe first failure, in run ${time}:\n${output}`
  }
  console.log(`run ${time} of ${times}: ${code === 0 ? 'passed' : 'FAILED'}`)
}
if (firstFailure !== undefined) console.log(firstFailure.slice(0, 20_000))
const seconds = ((performance.now() - began) / 1_000).toFixed(0)
console.log(`${given.join(' ')} under load: ${passed} passed, ${failed} failed, in ${seconds} s`)
process.exit(failed === 0 && passed > 0 ? 0 : 1)

/** Without colors and passed tests: the first failure is what matters. A run without tests counts as failed. */
async function runOnce(): Promise<{ code: number; output: string }> {
  const report = join(directory, 'report.json')
  rmSync(report, { force: true })
  const child = spawn(process.execPath, ['tools/test.ts', ...given], {
    env: { ...process.env, CI: undefined, NO_COLOR: '1', TEST_REPORT: report },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const [code] = (await once(child, 'close')) as [number | null]
  running = undefined
  return { code: code === 0 && passedIn(report) === 0 ? 1 : (code ?? 1), output }
}

function passedIn(report: string): number {
  try {
    const { passed: tests }: { passed: number } = JSON.parse(readFileSync(report, 'utf8'))
    return tests
  } catch {
    return 0
  }
}
