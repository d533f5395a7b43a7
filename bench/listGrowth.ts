// `npm run bench -- listGrowth [rounds] [seconds]`: how the cost of a query grows with its answer: from 10 to 200 rows of one list, and
// through 1 to 50 organizations. Both should be linear: a row costs what a row costs, an organization one call for each field and service.
import { printTable } from './kit/report.ts'
import { askOnce, type Comparison, loadInTurn, withServers } from './list/comparison.ts'
import { listOf, OPERATIONS } from './list/operations.ts'
import { PACKAGES, type Variant } from './list/variants.ts'
import { scaled } from './kit/scale.ts'

export const packages = PACKAGES
const PORT = 4630
const ROWS = scaled([10, 25, 50, 100, 200], [10])
const ORGANIZATIONS = scaled([1, 5, 10, 25, 50], [1, 5])
const CONNECTIONS = 8

export async function run([rounds = scaled('3', '1'), seconds = '2']: string[]): Promise<void> {
  const repeat = { rounds: Number(rounds), seconds: Number(seconds) }
  await withServers(['arus', 'apollo', 'hand-written'], { port: PORT }, async comparison => {
    await reportRows(comparison, repeat)
    await reportOrganizations(comparison, repeat)
  })
}

type Repeat = { rounds: number; seconds: number }

async function reportRows({ servers }: Comparison, { rounds, seconds }: Repeat): Promise<void> {
  const table: string[][] = []
  for (const rows of ROWS) {
    const samples = await loadInTurn(servers, listOf(rows), { connections: CONNECTIONS, seconds }, rounds)
    const cpuUs = (variant: Variant) => samples.get(variant)?.cpuUs ?? NaN
    table.push([
      String(rows),
      ...(['arus', 'hand-written', 'apollo'] as const).flatMap(variant => [
        cpuUs(variant).toFixed(0),
        (cpuUs(variant) / rows).toFixed(1),
      ]),
    ])
  }
  printTable(
    ['rows', 'Arus CPU µs', 'a row', 'hand-written CPU µs', 'its row', 'apollo CPU µs', 'a row of it'],
    table,
    'Cost against rows',
  )
}

async function reportOrganizations(comparison: Comparison, { rounds, seconds }: Repeat): Promise<void> {
  const servers = comparison.servers.filter(({ variant }) => variant !== 'hand-written')
  const arus = servers.find(({ variant }) => variant === 'arus')
  if (!arus) return
  const table: string[][] = []
  for (const person of ORGANIZATIONS) {
    const load = { connections: CONNECTIONS, seconds, person }
    const { calls } = await askOnce(comparison, arus, OPERATIONS.organizations, person)
    const samples = await loadInTurn(servers, OPERATIONS.organizations, load, rounds)
    const cpuUs = (variant: Variant) => samples.get(variant)?.cpuUs ?? NaN
    table.push([
      String(person),
      String(calls),
      // One reads the person, one their memberships, and one the organizations.
      ((calls - 3) / person).toFixed(1),
      cpuUs('arus').toFixed(0),
      (cpuUs('arus') / person).toFixed(0),
      cpuUs('apollo').toFixed(0),
    ])
  }
  printTable(
    ['organizations', 'calls', 'calls each', 'Arus CPU µs', 'each', 'apollo CPU µs'],
    table,
    'Ten lines with their bank accounts from each organization',
  )
}
