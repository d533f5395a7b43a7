// How aged payables are exported: a row for each counterparty and currency, as on the screen.
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { amount, count, date, group, text, type Words } from '../../kit/exports/columns.ts'
import type { ComputedExport } from '../../kit/exports/listExport.ts'
import { currency } from '../../kit/money.ts'
import { VIEW_ANALYSIS } from '../cashPosition/public.ts'
import { counterparty } from '../counterparties/public.ts'
import { LABELS } from '../exportColumns.ts'
import { type Bucket, BUCKETS } from '../../kit/ages.ts'
import { checkPastDay } from '../../kit/pastDay.ts'
import { sumsOf } from './aging.ts'
import { readPayables } from './repository.ts'

const whole = z.strictObject({
  asOf: businessDate.optional(),
  currency: currency.optional(),
  sort: z.enum(['remaining']).default('remaining'),
})

const BUCKET_LABELS: Readonly<Record<Bucket, Words>> = {
  NOT_DUE: { en: 'Not due yet', id: 'Belum jatuh tempo' },
  TODAY: { en: 'Due today', id: 'Jatuh tempo hari ini' },
  DAYS_1_30: { en: 'Overdue 1-30 days', id: 'Lewat 1-30 hari' },
  DAYS_31_90: { en: 'Overdue 31-90 days', id: 'Lewat 31-90 hari' },
  DAYS_91_180: { en: 'Overdue 91-180 days', id: 'Lewat 91-180 hari' },
  DAYS_181_365: { en: 'Overdue 181-365 days', id: 'Lewat 181-365 hari' },
  MORE: { en: 'Overdue more than 365 days', id: 'Lewat lebih dari 365 hari' },
}

export const payablesExport: ComputedExport = {
  name: { en: 'Payables', id: 'Utang usaha' },
  permission: VIEW_ANALYSIS,
  list: { whole },
  columns: {
    counterparty: text(LABELS.counterparty, sql`r.counterparty`),
    asOf: date({ en: 'As of', id: 'Per' }, sql`r.day`),
    currency: text(LABELS.currency, sql`r.currency`),
    buckets: group(
      { en: 'By age', id: 'Menurut umur' },
      BUCKETS.map(bucket => amount(BUCKET_LABELS[bucket], sql.raw(`r."${bucket}"`))),
    ),
    remaining: amount(LABELS.remaining, sql`r.remaining`),
    underWay: amount({ en: 'Payment in progress', id: 'Pembayaran diproses' }, sql`r.under_way`),
    bills: count({ en: 'Bills', id: 'Tagihan' }, sql`r.bills`),
  },
  computed: {
    types: {
      counterparty: 'text',
      day: 'date',
      currency: 'text',
      ...Object.fromEntries(BUCKETS.map(bucket => [bucket, 'bigint' as const])),
      remaining: 'bigint',
      under_way: 'bigint',
      bills: 'bigint',
    },
    rows: async (tx, asked) => {
      const { asOf = null, currency: of = null } = whole.parse(asked)
      const { today, owed } = await readPayables(tx, { asOf, currency: of })
      const day = checkPastDay(asOf ?? today, today, 'asOf')
      const known = await tx
        .select({ id: counterparty.id, alias: counterparty.alias })
        .from(counterparty)
        .where(eq(counterparty.organizationId, tx.organizationId))
      const names = new Map(known.map(({ id, alias }) => [id, alias]))
      return [...Map.groupBy(owed, each => `${each.currency} ${each.counterpartyId}`).values()]
        .flatMap(own => (own[0] ? [{ ...own[0], sums: sumsOf(own) }] : []))
        .toSorted(
          (one, other) => one.currency.localeCompare(other.currency) || (one.sums.minor > other.sums.minor ? -1 : 1),
        )
        .map(({ counterpartyId, currency: each, sums }) => ({
          counterparty: names.get(counterpartyId) ?? null,
          day,
          currency: each,
          ...Object.fromEntries(BUCKETS.map(bucket => [bucket, sums.buckets[bucket].minor.toString()])),
          remaining: sums.minor.toString(),
          under_way: sums.underWay.toString(),
          bills: String(sums.count),
        }))
    },
  },
}
