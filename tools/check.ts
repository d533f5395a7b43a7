// What CI checks besides the tests: `npm run check`. All of it runs, and all that is wrong is said.
import { spawn } from 'node:child_process'

type Check = { name: string; command: string[] }

const CHECKS: Check[] = [
  { name: 'generated files', command: ['tools/codegen.ts', '--check'] },
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'] },
  { name: 'lint', command: ['node_modules/oxlint/bin/oxlint', '--config', '.oxlintrc.json', '--deny-warnings'] },
  { name: 'format', command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'] },
  { name: 'web build', command: ['tools/buildWeb.ts'] },
  { name: 'bundle budgets', command: ['web/tools/budget.ts'] },
]

function run({ name, command }: Check): Promise<boolean> {
  const began = performance.now()
  return new Promise(resolve => {
    const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)))
    child.once('exit', code => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}, ${seconds} s`)
      if (code !== 0) console.log(output.trimEnd())
      resolve(code === 0)
    })
  })
}

let failed = 0
for (const check of CHECKS) {
  if (!(await run(check))) failed++
}
if (failed > 0) console.log(`${failed} of ${CHECKS.length} checks failed`)
process.exit(failed > 0 ? 1 : 0)
