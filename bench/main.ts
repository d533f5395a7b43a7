// `npm run bench -- NAME [options]`: runs the benchmark described at the top of `bench/NAME.ts`, or all of them one after the other without
// a name. The output is also stored in `bench/results/`, except with `--no-keep`. `--smoke` only tries each at minimum size (kit/scale.ts).
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { keepResults } from './kit/results.ts'

type Benchmark = {
  run?: (options: string[]) => Promise<void>
  /** Packages whose versions are stored with the results. */
  packages?: readonly string[]
}

const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.ts') && name !== 'main.ts')
const names = files.map(name => name.slice(0, -3))

/** Each in its own process, so that none starts with the memory of the previous one. */
function runAll(options: string[]): void {
  for (const name of names) {
    console.log(`\n## ${name}`)
    const { status } = spawnSync(process.execPath, [import.meta.filename, name, ...options], { stdio: 'inherit' })
    if (status !== 0) process.exitCode = 1
  }
}

async function runOne(name: string, options: string[], keep: boolean): Promise<void> {
  const { run, packages = [] }: Benchmark = await import(`./${name}.ts`)
  if (!run) throw new Error(`bench/${name}.ts has no run`)
  await run(options)
  if (keep) keepResults(name, options, packages)
}

const given = process.argv.slice(2)
const options = given.filter(option => !['--no-keep', '--smoke'].includes(option))
if (given.includes('--smoke')) process.env.BENCH_SMOKE = '1'
const keep = options.length === given.length
const [name, ...rest] = options

if (name === undefined) runAll(keep ? [] : ['--no-keep'])
else if (names.includes(name)) await runOne(name, rest, keep)
else {
  console.error(`Which benchmark? One of ${names.join(', ')}`)
  process.exitCode = 1
}
