// Exchange rates as people enter them, and the one by which a currency is shown on a day.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { formatExchangeRate } from '../../kit/exchangeRate.ts'
import { Refusal, refuseFields } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Currency } from '../../kit/money.ts'
import { businessToday } from '../projection/public.ts'
import type { RupiahRate } from './rupiah.ts'
import { exchangeRate, type ExchangeRateRow } from './table.ts'

const MAX_LISTED = 100

export type NewRate = Pick<ExchangeRateRow, 'currency' | 'day' | 'rate' | 'source'>

/** The newest rates, those of the latest days first. */
export const listRates = (tx: Tx): Promise<ExchangeRateRow[]> =>
  tx
    .select()
    .from(exchangeRate)
    .where(eq(exchangeRate.organizationId, tx.organizationId))
    .orderBy(desc(exchangeRate.day), exchangeRate.currency)
    .limit(MAX_LISTED)

/** Of each currency the last rate of a day or before it, as a value of a statement that reads something else. */
export const ratesInSql = (tx: Pick<Tx, 'organizationId'>, day: SQL): SQL => sql`
  coalesce((select json_agg(json_build_object('currency', currency, 'day', day, 'rate', rate::text, 'source', source)) from (
    select distinct on (currency) currency, day, rate, source from exchange_rate
    where organization_id = ${tx.organizationId} and day <= ${day} order by currency, day desc) last_rate), '[]')`

export type RateJson = { currency: Currency; day: string; rate: string; source: string }

export const rateOf = (rates: readonly RateJson[], currency: Currency): RupiahRate | null => {
  const found = rates.find(each => each.currency === currency)
  return found ? { ...found, rate: BigInt(found.rate) } : null
}

/** Enters rates; one of the same currency and day is replaced. Refuses days that are ahead, and two of one day. */
export async function setRates(tx: Tx, rates: readonly NewRate[]): Promise<void> {
  const today = await businessToday(tx)
  const keyOf = ({ currency, day }: Pick<NewRate, 'currency' | 'day'>) => `${currency} ${day}`
  const first = new Map(rates.map((rate, place) => [keyOf(rate), place] as const).toReversed())
  const wrong = rates.flatMap((rate, place) => [
    ...(rate.currency === 'IDR' ? [{ path: `rates.${place}.currency`, error: 'INVALID_VALUE' as const }] : []),
    ...(rate.day > today || first.get(keyOf(rate)) !== place
      ? [{ path: `rates.${place}.date`, error: 'INVALID_VALUE' as const }]
      : []),
  ])
  if (wrong.length > 0) throw refuseFields(wrong)
  // In one order, so that two people who enter the same days wait for each other and never for ever.
  const sorted = rates.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  const before = await tx
    .select()
    .from(exchangeRate)
    .where(
      and(
        eq(exchangeRate.organizationId, tx.organizationId),
        inArray(
          exchangeRate.day,
          sorted.map(({ day }) => day),
        ),
      ),
    )
    .orderBy(exchangeRate.currency, exchangeRate.day)
    .for('update')
  const known = new Map(before.map(row => [keyOf(row), row]))
  const changed = sorted.filter(rate => {
    const row = known.get(keyOf(rate))
    return row === undefined || row.rate !== rate.rate || row.source !== rate.source
  })
  if (changed.length === 0) return
  await tx
    .insert(exchangeRate)
    .values(
      changed.map(rate => ({
        ...rate,
        organizationId: tx.organizationId,
        id: newId(),
        enteredAt: tx.clock.now().toString(),
        enteredBy: tx.actorId,
      })),
    )
    .onConflictDoUpdate({
      target: [exchangeRate.organizationId, exchangeRate.currency, exchangeRate.day],
      set: {
        rate: sql`excluded.rate`,
        source: sql`excluded.source`,
        enteredAt: sql`excluded.entered_at`,
        enteredBy: sql`excluded.entered_by`,
      },
    })
  announce(
    tx,
    changed.map(rate => {
      const row = known.get(keyOf(rate))
      return { before: row ? textOf(row) : null, after: textOf(rate) }
    }),
  )
}

export async function deleteRate(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .delete(exchangeRate)
    .where(and(eq(exchangeRate.organizationId, tx.organizationId), eq(exchangeRate.id, id)))
    .returning()
  if (!row) throw new Refusal(commonErrors.notFound)
  announce(tx, [{ before: textOf(row), after: null }])
}

const textOf = ({ currency, rate, day, source }: NewRate): string =>
  `${currency} 1 = IDR ${formatExchangeRate(rate)}, ${source}, ${day}`

function announce(tx: Tx, changes: readonly { before: string | null; after: string | null }[]): void {
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'EXCHANGE_RATE',
    recordId: tx.organizationId,
    recordLabel: '',
    changes: changes.map(change => ({ field: 'exchangeRate', ...change })),
  })
  tx.emit('exchange-rate.changed', tx.organizationId, {})
}
