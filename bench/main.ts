// `npm run bench -- NAME [options]`: one benchmark, as it is described at the head of `bench/NAME.ts`; without a name all of them, one
// after the other. What is printed is also kept in `bench/results/`, unless `--no-keep` is among the options. With `--smoke` each is only
// tried, as small as it can be (kit/scale.ts).
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { keepResults } from './kit/results.ts'

type Benchmark = {
  run?: (options: string[]) => Promise<void>
  /** Packages whose versions belong to the figures. */
  packages?: readonly string[]
}

const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.ts') && name !== 'main.ts')
const names = files.map(name => name.slice(0, -3))

/** Each in a process of its own: none begins with the memory of the one before. */
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
