// Every benchmark runs: as small as it can be, each variant once, and where several are compared all must answer the same.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

/** As bench/main.ts knows them. */
const names = readdirSync('bench')
  .filter(name => name.endsWith('.ts') && name !== 'main.ts')
  .map(name => name.slice(0, -3))

// The limit ends what hangs: chain waits for a whole demo, which takes minutes while other test files run beside it.
it.each(names)('%s', { timeout: 1_500_000 }, async name => {
  const bench = spawn(process.execPath, ['bench/main.ts', name, '--smoke'])
  let output = ''
  for (const stream of [bench.stdout, bench.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
  const [code] = await once(bench, 'exit')
  expect(code, output.slice(-4_000)).toBe(0)
  // Something was printed: a benchmark that does nothing ends well, too.
  expect(output).toMatch(/^\| .* \|$/m)
  expect(output).not.toContain('kept in bench/results/')
})
