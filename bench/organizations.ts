// `npm run bench -- organizations [requests]`: what one organization waits for while the database grows from its own records alone to those
// of a thousand others. Nothing that it asks should cost more: every index begins with the organization.
import { withAdmin } from '../services/kit/database/provision.ts'
import {
  cpuOf,
  cpuOfChildren,
  startTreasuryProcesses,
  type TreasuryProcesses,
} from '../tests/support/treasuryProcesses.ts'
import { quantile } from './kit/meanwhile.ts'
import { printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

export const packages = ['pg', 'fastify']
const PORT = 4640
const OWN_LINES = 1_000
const LINES_OF_EACH = 300
const STAGES = scaled([0, 10, 100, 1_000], [0, 2])
const PATHS = ['/v1/statement-transactions?first=50', '/v1/statement-transactions/summary?status=UNRECONCILED']

export async function run([requests = scaled('400', '5')]: string[]): Promise<void> {
  const arus = await startTreasuryProcesses({ port: PORT, durable: false })
  const table: string[][] = []
  try {
    await addLines(arus, { from: 0, to: 0, lines: OWN_LINES })
    for (const [stage, others] of STAGES.entries()) {
      if (others > 0) await addLines(arus, { from: (STAGES[stage - 1] ?? 0) + 1, to: others, lines: LINES_OF_EACH })
      for (const path of PATHS) {
        await askInTurn(arus, path, 50)
        table.push([path.replace(/^\/v1/, ''), String(others), ...(await measure(arus, path, Number(requests)))])
      }
    }
  } finally {
    await arus.stop()
  }
  printTable(
    ['asked', 'other organizations', 'p50 ms', 'p99 ms', 'CPU of service µs', 'CPU of Postgres µs'],
    table.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
    `One organization with ${OWN_LINES} lines, beside others with ${LINES_OF_EACH} each`,
  )
}

async function measure(arus: TreasuryProcesses, path: string, requests: number): Promise<string[]> {
  const service = arus.api.pid ?? 0
  const used = () => ({ service: cpuOf(service), postgres: cpuOfChildren(arus.cluster.pid) })
  const before = used()
  const times = await askInTurn(arus, path, requests)
  const after = used()
  const microseconds = (name: 'service' | 'postgres') => ((after[name] - before[name]) * 1e6) / requests
  return [
    quantile(times, 0.5).toFixed(2),
    quantile(times, 0.99).toFixed(2),
    microseconds('service').toFixed(0),
    microseconds('postgres').toFixed(0),
  ]
}

/** One after the other, so that nobody waits for anybody else. */
async function askInTurn(arus: TreasuryProcesses, path: string, requests: number): Promise<{ ms: number }[]> {
  const headers = { authorization: `Bearer ${await arus.token()}` }
  const times: { ms: number }[] = []
  for (let request = 0; request < requests; request++) {
    const began = performance.now()
    const answer = await fetch(arus.origin + path, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} got ${answer.status}`)
    times.push({ ms: performance.now() - began })
  }
  return times
}

const id = (number: string) => `('00000000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`

/** Lines of organizations by their number; number 0 is the one that asks. Each has one bank account. */
function addLines(arus: TreasuryProcesses, { from, to, lines }: { from: number; to: number; lines: number }) {
  return withAdmin(arus.cluster.url('treasury'), async admin => {
    // Neither foreign keys nor triggers: what is made here is right.
    await admin.query(`set session_replication_role = replica; set statement_timeout = 0; set synchronous_commit = off`)
    await admin.query(
      `insert into statement_transaction (organization_id, id, bank_account_id, date, description, direction, amount_minor,
         allocated_minor, currency, status, fingerprint)
       select case o when 0 then $1::uuid else ${id('o')} end, ${id('o::bigint * 1000000 + n')}, ${id('o')},
         date '2026-01-01' + n % 300, 'TRSF E-BANKING INV/2026/' || n, 'CREDIT', 100000 + n, 0, 'IDR',
         case n % 3 when 0 then 'UNRECONCILED' else 'ARCHIVED' end, ${id('o::bigint * 1000000 + n')}
       from generate_series($2::int, $3::int) o, generate_series(1, $4::int) n`,
      [arus.organization.id, from, to, lines],
    )
    await admin.query('analyze statement_transaction')
  })
}
