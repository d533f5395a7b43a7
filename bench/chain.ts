// `npm run bench -- chain [requests] [rounds]`: the cost of screen queries along the whole chain. Arus with its demo runs as with `npm
// start`; plain Apollo runs next to its BFF, over the same services. Microseconds of processor time per request and program: the median of
// the rounds, to reduce the influence of other load.
import type { ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpuOf, cpuOfChildren } from '../tests/support/treasuryProcesses.ts'
import { MAKER, startArus } from './kit/browser.ts'
import { MEASURED } from './kit/measured.ts'
import { ask, startProcess, type Usage } from './kit/processes.ts'
import { median, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'
import { sessionAt } from './kit/session.ts'
import { ofScreen } from './list/operations.ts'

export const packages = ['fastify', 'pg', 'drizzle-orm', 'zod', '@apollo/server']

const APOLLO_PORT = Number(process.env.BENCH_PORT ?? 16_900) + 9
const PROGRAMS = ['BFF', 'treasury', 'account', 'Postgres'] as const
type Cost = Record<(typeof PROGRAMS)[number], number>

const by = (field: string, direction = 'DESC') => ({ field, direction })

/** The six screens with the largest queries, and their initial queries. */
const SCREENS: readonly (readonly [name: string, operation: string, variables: Record<string, unknown>])[] = [
  [
    'reconciliation',
    'ReconciliationPageQuery',
    { first: 50, showHistory: false, filter: { status: ['UNRECONCILED'] }, sort: by('DATE'), historyFilter: {} },
  ],
  ['statement transactions', 'StatementTransactionsPageQuery', { first: 50, filter: {}, sort: by('DATE') }],
  ['expected transactions', 'ExpectedTransactionsPageQuery', { first: 50, filter: {}, sort: by('DATE') }],
  [
    'payments',
    'PaymentsPageQuery',
    { kind: 'PAYMENT', first: 50, filter: { kind: 'PAYMENT' }, sort: by('CREATED_AT') },
  ],
  ['bills', 'BillsPageQuery', { first: 50, filter: {}, sort: by('DUE_DATE') }],
  ['exceptions', 'ExceptionsPageQuery', { first: 50, filter: {}, sort: by('SINCE', 'ASC') }],
]

export async function run([requests = scaled('150', '2'), rounds = scaled('5', '1')]: string[]): Promise<void> {
  const arus = await startArus(MEASURED, ['--no-web'])
  const programs = programsUnder(arus.pid)
  const [accountUrl, treasuryUrl] = [portOf(programs.account), portOf(programs.treasury)]
  process.env.BENCH_ACCOUNT_URL = `http://127.0.0.1:${accountUrl}`
  const apollo = await startProcess('list/servers.ts', ['apollo', String(APOLLO_PORT), String(treasuryUrl)])
  try {
    const asker = await openAsker(arus.url)
    const variants = [
      { name: 'Arus', url: arus.url, bff: () => Promise.resolve(cpuOf(programs.bff)) },
      { name: 'Apollo', url: `http://127.0.0.1:${APOLLO_PORT}`, bff: () => secondsOf(apollo) },
    ]
    for (const screen of SCREENS)
      await expectSame(
        variants.map(
          ({ url }) =>
            () =>
              asker(url, screen),
        ),
      )
    const measured = new Map<string, Cost[]>()
    for (let round = 0; round <= Number(rounds); round++)
      for (const screen of SCREENS)
        for (const { name, url, bff } of variants) {
          const used = async (): Promise<Cost> => ({
            BFF: await bff(),
            treasury: cpuOf(programs.treasury),
            account: cpuOf(programs.account),
            Postgres: cpuOfChildren(programs.postgres),
          })
          const before = await used()
          for (let request = 0; request < Number(requests); request++) await asker(url, screen)
          const after = await used()
          // The first round warms up.
          if (round > 0) {
            const each = PROGRAMS.map(program => [
              program,
              ((after[program] - before[program]) * 1e6) / Number(requests),
            ])
            const key = `${screen[0]} ${name}`
            measured.set(key, [...(measured.get(key) ?? []), Object.fromEntries(each) as Cost])
          }
        }
    const rows = SCREENS.flatMap(([screen]) =>
      variants.map(({ name }) => {
        const costs = measured.get(`${screen} ${name}`) ?? []
        const figures = PROGRAMS.map(program => median(costs.map(cost => cost[program])))
        return [screen, name, ...figures.map(figure => figure.toFixed(0))]
      }),
    )
    const sums = variants.map(({ name }) => [
      'all six',
      name,
      ...PROGRAMS.map((_, column) =>
        String(rows.filter(([, of]) => of === name).reduce((sum, row) => sum + Number(row[column + 2]), 0)),
      ),
    ])
    printTable(['screen', 'in front', ...PROGRAMS.map(program => `${program} µs`)], [...rows, ...sums])
  } finally {
    apollo.disconnect()
    await arus.stop()
  }
}

type Screen = (typeof SCREENS)[number]

/** Sends a screen's query as a demo user, one request after the other. */
async function openAsker(url: string): Promise<(url: string, screen: Screen) => Promise<unknown>> {
  const headers = { 'content-type': 'application/json', ...(await sessionAt(url, MAKER)) }
  return async (at, [, operationName, variables]) => {
    const body = JSON.stringify({ ...ofScreen(operationName), variables })
    const answer = await fetch(`${at}/graphql`, { method: 'POST', headers, body })
    const { data, errors }: { data: unknown; errors?: unknown } = await answer.json()
    if (errors !== undefined) throw new Error(`${operationName}: ${JSON.stringify(errors)}`)
    return data
  }
}

async function expectSame(asks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const answers = await Promise.all(asks.map(async each => JSON.stringify(await each())))
  if (new Set(answers).size !== 1) throw new Error('not all answer the same')
}

const secondsOf = async (child: ChildProcess): Promise<number> => {
  const { cpu } = await ask<Usage>(child, 'usage')
  return (cpu.user + cpu.system) / 1e6
}

/** The processes of Arus, by program. */
function programsUnder(pid: number) {
  const all = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  const parents = new Map(all.map(name => [Number(name), parentOf(name)]))
  const isUnder = (each: number | undefined): boolean =>
    each !== undefined && each > 1 && (each === pid || isUnder(parents.get(each)))
  const under = [...parents.keys()].filter(isUnder)
  const find = (what: string) => {
    const found = under.find(each => commandOf(each).includes(what))
    if (found === undefined) throw new Error(`no process runs ${what}`)
    return found
  }
  return {
    bff: find('bff/main.ts'),
    account: find('services/account/main.ts'),
    treasury: find('services/treasury/main.ts'),
    postgres: find('/bin/postgres'),
  }
}

const readProc = (file: string): string => {
  try {
    return readFileSync(`/proc/${file}`, 'utf8')
  } catch {
    return ''
  }
}
const parentOf = (pid: string): number =>
  Number(
    readProc(`${pid}/stat`)
      .replace(/^.*\) /, '')
      .split(' ')[1],
  )
const commandOf = (pid: number): string => readProc(`${pid}/cmdline`).replaceAll('\0', ' ')
const portOf = (pid: number): number => Number(/(?:^|\0)PORT=(\d+)/.exec(readProc(`${pid}/environ`))?.[1])
