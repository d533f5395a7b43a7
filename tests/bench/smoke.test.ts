// Every benchmark runs at minimum size, each variant once, and all compared variants must return the same.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { type Arus, startArus } from '../../bench/kit/browser.ts'
import { MEASURED } from '../../bench/kit/measured.ts'
import { copyDemo } from '../support/demoTemplate.ts'
import { memoryDirectory } from '../support/memoryDirectory.ts'

/** As bench/main.ts lists them. */
const names = readdirSync('bench')
  .filter(name => name.endsWith('.ts') && name !== 'main.ts')
  .map(name => name.slice(0, -3))

const directory = memoryDirectory('smoke')
let whole: Promise<Arus> | undefined
afterAll(async () => {
  await (await whole)?.stop()
  rmSync(directory, { recursive: true, force: true })
}, 60_000)

/** Benchmarks of the whole product share one. */
async function whereFor(name: string): Promise<Record<string, string>> {
  if (!readFileSync(`bench/${name}.ts`, 'utf8').includes('startArus')) return {}
  whole ??= copyDemo(directory).then(() => startArus({ ...MEASURED, DATA_DIR: directory }))
  const { url, pid } = await whole
  return { BENCH_URL: url, BENCH_PID: String(pid) }
}

// The timeout ends hanging runs: a whole demo takes minutes next to other test files.
it.each(names)('%s', { timeout: 1_500_000 }, async name => {
  const env = { ...process.env, ...(await whereFor(name)) }
  const bench = spawn(process.execPath, ['bench/main.ts', name, '--smoke'], { env })
  let output = ''
  for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const [code] = await once(bench, 'exit')
  expect(code, output.slice(-4_000)).toBe(0)
  // Something was printed: a benchmark that does nothing exits with 0, too.
  expect(output).toMatch(/^\| .* \|$/m)
  expect(output).not.toContain('kept in bench/results/')
})
