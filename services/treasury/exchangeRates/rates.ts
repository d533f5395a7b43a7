// Exchange rates as people enter them, and the one by which a currency is shown on a day.
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { recordActivity } from '../../kit/activity/record.ts'
import type { Tx } from '../../kit/database/database.ts'
import { commonErrors } from '../../kit/errors.ts'
import { formatExchangeRate, isLikelySlip } from '../../kit/exchangeRate.ts'
import { type FieldRefusal, Refusal, refuseFields } from '../../kit/http/problem.ts'
import { newId } from '../../kit/ids.ts'
import type { Currency } from '../../kit/money.ts'
import { businessToday } from '../projection/public.ts'
import { codes } from './errors.ts'
import type { RupiahRate } from './rupiah.ts'
import { exchangeRate, type ExchangeRateRow } from './table.ts'

const MAX_LISTED = 100

/** `version` of the rate that it replaces; 0: the day has none yet, null: whatever the day has. */
export type NewRate = Pick<ExchangeRateRow, 'currency' | 'day' | 'rate' | 'source'> & { version: number | null }

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

/**
 * Enters rates; one of the same currency and day is replaced, if it still has the version that was seen. Refuses days that are ahead, two
 * of one day, and without `acceptWarnings` rates far off the latest one.
 */
export async function setRates(
  tx: Tx,
  rates: readonly NewRate[],
  { acceptWarnings }: { acceptWarnings: boolean },
): Promise<void> {
  const wrong = faultsOf(rates, await businessToday(tx))
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
  const versionOf = (rate: NewRate) => known.get(keyOf(rate))?.version ?? 0
  refuseStale(
    rates,
    changed.filter(rate => rate.version !== null && rate.version !== versionOf(rate)),
  )
  if (!acceptWarnings) await refuseSlips(tx, rates, changed)
  const stored = await tx
    .insert(exchangeRate)
    .values(
      changed.map(rate => ({
        ...rate,
        version: versionOf(rate) + 1,
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
        version: sql`excluded.version`,
      },
      // A day without a rate can't be locked: another one may have entered it since.
      setWhere: sql`${exchangeRate.version} = excluded.version - 1`,
    })
    .returning()
  const storedKeys = new Set(stored.map(keyOf))
  refuseStale(
    rates,
    changed.filter(rate => !storedKeys.has(keyOf(rate))),
  )
  for (const row of stored) record(tx, row, known.get(keyOf(row)) ?? null, row)
  tx.emit('exchange-rate.changed', tx.organizationId, {})
}

/** Deletes a rate that still has the version that was seen. */
export async function deleteRate(tx: Tx, id: string, version: number): Promise<void> {
  const own = and(eq(exchangeRate.organizationId, tx.organizationId), eq(exchangeRate.id, id))
  const [row] = await tx.select().from(exchangeRate).where(own).for('update')
  if (!row) throw new Refusal(commonErrors.notFound)
  if (row.version !== version) throw new Refusal(commonErrors.staleVersion)
  await tx.delete(exchangeRate).where(own)
  record(tx, row, row, null)
  tx.emit('exchange-rate.changed', tx.organizationId, {})
}

const keyOf = ({ currency, day }: Pick<NewRate, 'currency' | 'day'>) => `${currency} ${day}`

/** What is wrong with the rates by themselves. */
function faultsOf(rates: readonly NewRate[], today: string): FieldRefusal[] {
  const first = new Map(rates.map((rate, place) => [keyOf(rate), place] as const).toReversed())
  return rates.flatMap(({ currency, day }, place) => [
    ...(currency === 'IDR' ? [{ path: `rates.${place}.currency`, error: codes.rateOfRupiah }] : []),
    ...(day > today ? [{ path: `rates.${place}.date`, error: codes.rateAhead }] : []),
    ...(first.get(keyOf({ currency, day })) === place
      ? []
      : [{ path: `rates.${place}.date`, error: codes.rateTwice, params: { currency, day } }]),
  ])
}

function refuseStale(rates: readonly NewRate[], stale: readonly NewRate[]): void {
  if (stale.length === 0) return
  const errors = stale.map(rate => ({ path: `rates.${rates.indexOf(rate)}.rate`, error: commonErrors.staleVersion }))
  throw new Refusal(commonErrors.staleVersion, { errors })
}

/** Refuses rates that are far off the latest one of their currency, or off what is usual where there is none. */
async function refuseSlips(tx: Tx, rates: readonly NewRate[], changed: readonly NewRate[]): Promise<void> {
  const latest = await tx
    .selectDistinctOn([exchangeRate.currency])
    .from(exchangeRate)
    .where(eq(exchangeRate.organizationId, tx.organizationId))
    .orderBy(exchangeRate.currency, desc(exchangeRate.day))
  const errors = changed.flatMap(rate => {
    const last = latest.find(({ currency }) => currency === rate.currency)
    if (!isLikelySlip(rate, last?.rate)) return []
    const shown = formatExchangeRate(rate.rate)
    const refusal = last
      ? { error: codes.rateFarOff, params: { rate: shown, latest: formatExchangeRate(last.rate), day: last.day } }
      : { error: codes.firstRateUnlikely, params: { rate: shown, currency: rate.currency } }
    return [{ path: `rates.${rates.indexOf(rate)}.rate`, ...refusal }]
  })
  const [first] = errors
  if (first) throw new Refusal(first.error, { params: first.params, errors })
}

const textOf = ({ currency, rate, day, source }: Omit<NewRate, 'version'>): string =>
  `${currency} 1 = IDR ${formatExchangeRate(rate)}, ${source}, ${day}`

function record(tx: Tx, of: ExchangeRateRow, before: ExchangeRateRow | null, after: ExchangeRateRow | null): void {
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'EXCHANGE_RATE',
    recordId: of.id,
    recordLabel: keyOf(of),
    changes: [{ field: 'exchangeRate', before: before && textOf(before), after: after && textOf(after) }],
  })
}
