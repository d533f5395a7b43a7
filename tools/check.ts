// `npm run check`: everything that CI checks in addition to the tests. All checks run, two at a time, and all errors are reported.
import { spawn } from 'node:child_process'

type Check = { name: string; command: string[] }

/** Writes files and restores them, so nothing else may read them meanwhile. */
const FIRST: Check = { name: 'generated files', command: ['tools/codegen.ts', '--check'] }
/** Each checker works out the types that it needs by itself: one per core takes less time and memory than the four of the default. */
const tsc = (project: string): string[] => ['node_modules/typescript/bin/tsc', '-p', project, '--checkers', '2']
const oxlint = (config: string, ...paths: string[]): string[] => [
  'node_modules/oxlint/bin/oxlint',
  '--config',
  config,
  '--deny-warnings',
  ...paths,
]

/**
 * Two at a time: checking all types needs several GB, which no other check here does. Each layer is also checked with the types of its
 * environment: the web without Node, services and BFF without DOM. The budgets check the preceding build.
 */
const THEN: Check[][] = [
  [
    { name: 'types', command: tsc('tsconfig.json') },
    { name: 'types of the web', command: tsc('web/tsconfig.json') },
    { name: 'lint', command: oxlint('.oxlintrc.json') },
    { name: 'web build', command: ['tools/buildWeb.ts'] },
    { name: 'bundle budgets', command: ['web/tools/budget.ts'] },
  ],
  [
    {
      name: 'format',
      command: ['node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'],
    },
    { name: 'promises', command: oxlint('.oxlintrc.promises.json', 'bff', 'services') },
    { name: 'types of the services', command: tsc('services/tsconfig.json') },
    { name: 'types of the BFF', command: tsc('bff/tsconfig.json') },
  ],
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

let [asked, failed] = [0, 0]
async function runAll(checks: Check[]) {
  for (const check of checks) {
    asked++
    if (!(await run(check))) failed++
  }
}

await runAll([FIRST])
await Promise.all(THEN.map(runAll))
if (failed > 0) console.log(`${failed} of ${asked} checks failed`)
process.exit(failed > 0 ? 1 : 0)
