// Random lives of batches: paid out, reported again, matched, unmatched, negative and carried over. Whatever the order, members belong to
// their batch, an order is paid out once, and exactly each batch's net is expected. `npm run campaign` takes 10,000 steps.
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { stoppedClock } from '../../../../services/kit/clock.ts'
import { rounds, roundsLimit } from '../../../support/campaign.ts'
import { seeded } from '../../../../tools/demo/random.ts'
import { openTreasuryApi } from '../support/api.ts'
import { openScene, type ProviderBody } from './support.ts'

const clock = stoppedClock('2026-11-23T03:00:00Z')
const api = await openTreasuryApi({ clock })
const STEPS = rounds(60, 10_000)
const SEEDS = rounds([1, 2], [1, 2, 3, 4])
/** Everything is checked after this many steps. */
const CHECK_EVERY = rounds(20, 250)

const HEADER =
  'Withdrawal Date,Status,Product ID,Transaction ID,Transaction Type,Line Type,Payment Channel,Reference,Currency,Amount,Balance'
type Line = readonly [id: string, type: string, line: string, amount: bigint]
type Batch = { name: string; text: string; netMinor: bigint }
type Match = { id: string; version: number }

const written = (minor: bigint) => `${minor < 0n ? '-' : ''}${(minor < 0n ? -minor : minor) / 100n}.00`
const sumOf = (lines: readonly Line[]) => lines.reduce((sum, [, , , amount]) => sum + amount, 0n)

function reportOf(name: string, day: string, lines: readonly Line[]): Batch {
  const netMinor = sumOf(lines)
  const withdrawal: Line = [name, 'WITHDRAWAL', 'TRANSACTION', -netMinor]
  const rows = [...lines, withdrawal].map(
    ([id, type, line, amount]) =>
      `${day} 05:00:11,COMPLETED,prd,${id},${type},${line},BCA VA,REF-${id},IDR,${written(amount)},0`,
  )
  return { name, text: [HEADER, ...rows].join('\n'), netMinor }
}

test.each(SEEDS)(
  'seed %i',
  async seed => {
    expect(await play(seed)).toEqual([])
  },
  roundsLimit(120_000),
)

/** Plays the steps of a seed; returns the violations after some of them, which end it. */
async function play(seed: number): Promise<unknown[]> {
  const scene = await openScene(api)
  const shop = await scene.connect({ mode: 'FILE', credentials: null })
  const random = seeded(seed)
  /** From 0 to below this. */
  const next = (below: number) => random.whole(0, below - 1)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[next(items.length)]
  const batches: Batch[] = []
  const matches: Match[] = []
  let orders = 0
  let owedMinor = 0n

  function linesOfBatch(): Line[] {
    const lines = Array.from({ length: 1 + next(4) }, (): Line[] => {
      const id = `t${seed}_${++orders}`
      if (next(5) === 0) return [[id, 'REFUND', 'TRANSACTION', -100n * BigInt(1 + next(2_000_000))]]
      const gross = 100n * BigInt(10_000 + next(1_000_000))
      return [
        [id, 'PAYMENT', 'TRANSACTION', gross],
        [id, 'PAYMENT', 'FEE', -400_000n],
        [id, 'PAYMENT', 'VAT', -44_000n],
      ]
    }).flat()
    return owedMinor < 0n ? [...lines, [`carry${seed}_${orders}`, 'CARRY_OVER', 'TRANSACTION', owedMinor]] : lines
  }

  const steps = {
    async payOut() {
      const day = Temporal.PlainDate.from('2024-01-01').add({ days: batches.length }).toString()
      const batch = reportOf(`wd_${seed}_${batches.length}`, day, linesOfBatch())
      const stored = await scene.upload(shop, batch.text)
      expect(stored.issues).toEqual([])
      expect(stored.records).toEqual({ added: 1, changed: 0, known: 0 })
      owedMinor = batch.netMinor < 0n ? batch.netMinor : 0n
      batches.push(batch)
    },
    async reportAgain() {
      const batch = pick(batches)
      if (!batch) return
      const stored = await scene.upload(shop, batch.text)
      expect([stored.records, stored.transactions.added, stored.transactions.changed]).toEqual([
        { added: 0, changed: 0, known: 1 },
        0,
        0,
      ])
    },
    async match() {
      const records = await scene.maker.get<{ items: { expectedTransactionId: string; net: { amount: string } }[] }>(
        `/v1/payment-records?providerId=${shop.id}&reconciliationStatus=UNRECONCILED&first=20`,
      )
      const record = pick(records.body.items)
      if (!record) return
      const line = await scene.line(record.net.amount, '2026-11-20')
      const made = await scene.reconcile(line.id, record.expectedTransactionId)
      expect([made.status, made.body.result]).toEqual([201, 'FULL_MATCH'])
      matches.push(made.body)
    },
    async unmatch() {
      const [match] = matches.splice(next(Math.max(matches.length, 1)), 1)
      if (!match) return
      const { version } = match
      const undone = await scene.maker.post(`/v1/reconciliations/${match.id}/remove`, { version, reason: 'Campaign' })
      expect(undone.status, JSON.stringify(undone.body)).toBe(200)
    },
  }
  const moves = [steps.payOut, steps.payOut, steps.match, steps.match, steps.reportAgain, steps.unmatch]
  for (let step = 1; step <= STEPS; step++) {
    await pick(moves)!()
    if (step % CHECK_EVERY !== 0 && step !== STEPS) continue
    const broken = await brokenIn(scene.organization.id, shop)
    if (broken.length > 0) return [`step ${step}`, ...broken]
  }
  return []
}

/** Violations, by rule. */
async function brokenIn(organizationId: string, { id }: ProviderBody): Promise<unknown[]> {
  const { rows } = await api.database.inOrganization(organizationId, null, tx =>
    tx.execute(sql`
      with batch as (select * from payment_record where provider_id = ${id}),
      expected as (
        select payment_record_id as id, count(*) as times, sum(amount_minor) as minor from expected_transaction
        where payment_record_id is not null and status <> 'ARCHIVED' group by 1)
      select 'members come to their batch' as rule, external_id as of from batch b
      where net_minor <> (select sum(m.net_minor) from payment_record_member m where m.record_id = b.id and not m.is_elsewhere)
      union all
      select 'parts come to the net', external_id from batch
      where net_minor <> gross_minor - fee_minor - vat_minor - withheld_minor + adjustment_minor
      union all
      select 'what adds up is no mismatch', external_id from batch where has_mismatch
      union all
      select 'an order is paid out once', transaction_id::text from payment_record_member m join batch b on b.id = m.record_id
      where transaction_id is not null and not is_elsewhere group by transaction_id having count(*) > 1
      union all
      select 'exactly the net is expected', external_id from batch b left join expected e on e.id = b.id
      where (b.net_minor > 0 and (e.times is distinct from 1 or e.minor is distinct from b.net_minor))
        or (b.net_minor <= 0 and e.times is not null)
      union all
      select 'a batch is as far as its expected transaction', b.external_id from batch b
      join expected_transaction e on e.payment_record_id = b.id and e.status <> 'ARCHIVED'
      where b.reconciliation_status is distinct from e.status`),
  )
  return rows
}
