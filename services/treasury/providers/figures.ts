// The figures on a connection's card: the amount paid there, the part not yet at the bank, and the usual delay.
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { among } from '../../kit/database/among.ts'
import type { Tx } from '../../kit/database/database.ts'
import { idList } from '../../kit/idShapes.ts'
import { type Currency, money, showMoney } from '../../kit/money.ts'
import { zoneInSql } from '../projection/public.ts'
import { layersOf } from './layersOf.ts'
import { paymentProvider } from './table.ts'

export const ofProviders = z.strictObject({ providerIds: idList.describe('Which connections, at most 200') })

export const figuresShape = z.object({
  items: z.array(
    z
      .object({
        providerId: z.uuid(),
        paidOrders: z.int().describe('Number of orders paid today and in the 6 days before'),
        notInBank: z
          .array(money)
          .describe('Totals by currency paid by payers that are not matched with a statement transaction yet'),
        payoutDays: z
          .int()
          .nullable()
          .describe('Median number of days from payment to payout of the latest 20 batches; null when unknown'),
      })
      .meta({ id: 'PaymentProviderFigures' }),
  ),
})

/** The time zone of all providers. */
const REPORT_ZONE = 'Asia/Jakarta'
const PAID_DAYS = 7
const LATEST_BATCHES = 20
/** Number of orders read per batch; a sample is enough for a large shop's day. */
const ORDERS_OF_BATCH = 50

type Row = {
  provider_id: string
  paid: number
  days: number | null
  currency: Currency | null
  minor: string | null
}

/** The figures of each of these connections. */
export async function figuresOf(tx: Tx, providerIds: readonly string[]): Promise<z.infer<typeof figuresShape>> {
  const where = and(eq(paymentProvider.organizationId, tx.organizationId), among(paymentProvider.id, providerIds))
  const zone = zoneInSql(tx)
  // A report without payment times states the time of the payout as the time of payment.
  const { rows } = await tx.execute<Row>(sql`
      with ${layersOf(tx, where)},
      paid as (
        select t.provider_id, count(*)::int as count from provider_transaction t join shown s on s.id = t.provider_id
        where t.organization_id = ${tx.organizationId} and t.kind = 'PAYMENT' and t.status in ('SUCCESS', 'REVERSED')
          and t.transacted_at >= ((${tx.clock.now().toString()}::timestamptz at time zone ${zone})::date - ${PAID_DAYS - 1}::int)::timestamp
            at time zone ${zone}
        group by t.provider_id),
      latest as (
        select s.id as provider_id, r.id, r.payout_on from shown s cross join lateral (
          select r.id, r.payout_on from payment_record r
          where r.organization_id = ${tx.organizationId} and r.provider_id = s.id and r.settlement = 'SETTLED'
          order by r.payout_on desc, r.id desc limit ${LATEST_BATCHES}) r),
      payouts as (
        select l.provider_id, percentile_disc(0.5) within group (
          order by greatest(l.payout_on - (t.transacted_at at time zone ${zone})::date, 0)) as days
        from latest l
        join payment_record_member m on m.organization_id = ${tx.organizationId} and m.record_id = l.id
          and m.place < ${ORDERS_OF_BATCH}::int and not m.is_elsewhere
        join provider_transaction t on t.organization_id = m.organization_id and t.id = m.transaction_id and t.kind = 'PAYMENT'
          and t.transacted_at <> l.payout_on::timestamp at time zone ${REPORT_ZONE}
        group by l.provider_id)
      select s.id as provider_id, coalesce(p.count, 0) as paid, d.days, l.currency,
        (l.pending + l.withdrawable + l.on_its_way)::text as minor
      from shown s left join paid p on p.provider_id = s.id left join payouts d on d.provider_id = s.id
      left join layers_of l on l.provider_id = s.id
      order by s.id, l.currency`)
  const items = new Map<string, z.infer<typeof figuresShape>['items'][number]>()
  for (const { provider_id: providerId, paid, days, currency, minor } of rows) {
    const item = items.get(providerId) ?? { providerId, paidOrders: paid, notInBank: [], payoutDays: days }
    items.set(providerId, item)
    if (currency !== null && minor !== null) item.notInBank.push(showMoney(BigInt(minor), currency))
  }
  return { items: [...items.values()] }
}
