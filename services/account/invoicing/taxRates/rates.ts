// Tax rates of foreign currencies, entered by users from the Minister of Finance's decrees, and the rate of a given day.
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm'
import { recordActivity } from '../../../kit/activity/record.ts'
import type { Tx } from '../../../kit/database/database.ts'
import { commonErrors } from '../../../kit/errors.ts'
import { formatExchangeRate, isLikelySlip } from '../../../kit/exchangeRate.ts'
import { Refusal, refuseFields } from '../../../kit/http/problem.ts'
import { newId } from '../../../kit/ids.ts'
import type { Currency } from '../../../kit/money.ts'
import { organization } from '../../organizations/public.ts'
import { codes } from './errors.ts'
import { taxRate as table, type TaxRateRow } from './table.ts'

const MAX_DAYS = 31
const MAX_RATES = 100

export type NewTaxRate = Pick<TaxRateRow, 'currency' | 'validFrom' | 'validUntil' | 'rate' | 'decree'>

/** The newest 100 rates, latest days first. */
export const listTaxRates = (tx: Tx): Promise<TaxRateRow[]> =>
  tx
    .select()
    .from(table)
    .where(eq(table.organizationId, tx.organizationId))
    .orderBy(desc(table.validFrom), table.currency)
    .limit(MAX_RATES)

/** The rate of a currency on a day; null: none was entered, or it is rupiah. */
export async function taxRateOn(tx: Tx, currency: Currency, day: string): Promise<TaxRateRow | null> {
  if (currency === 'IDR') return null
  const [row] = await tx
    .select()
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.currency, currency),
        lte(table.validFrom, day),
        gte(table.validUntil, day),
      ),
    )
    .orderBy(desc(table.validFrom))
    .limit(1)
  return row ?? null
}

/**
 * Adds a rate. TR-2: refuses invalid days; TR-1: days that have a rate already; without `acceptWarnings` TR-3 and TR-4: one whose decimal
 * mark has likely slipped.
 */
export async function createTaxRate(
  tx: Tx,
  given: NewTaxRate,
  { acceptWarnings }: { acceptWarnings: boolean },
): Promise<TaxRateRow> {
  const { currency, validFrom, validUntil } = given
  if (currency === 'IDR') throw refuseFields([{ path: 'currency', error: 'INVALID_VALUE' }])
  const days = Temporal.PlainDate.from(validFrom).until(validUntil, { largestUnit: 'days' }).days + 1
  if (days < 1 || days > MAX_DAYS) throw new Refusal(codes.taxRateDays, { path: 'until' })
  // Of two concurrent rates for the same days, one is refused.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`taxRate/${tx.organizationId}/${currency}`}, 0))`,
  )
  const [other] = await tx
    .select({ decree: table.decree })
    .from(table)
    .where(
      and(
        eq(table.organizationId, tx.organizationId),
        eq(table.currency, currency),
        lte(table.validFrom, validUntil),
        gte(table.validUntil, validFrom),
      ),
    )
  if (other) throw new Refusal(codes.taxRateOverlaps, { path: 'from', params: { decree: other.decree } })
  if (!acceptWarnings) await refuseSlip(tx, given)
  const [row] = await tx
    .insert(table)
    .values({
      ...given,
      organizationId: tx.organizationId,
      id: newId(),
      createdAt: tx.clock.now().toString(),
      createdBy: tx.actorId,
    })
    .returning()
  await tell(tx, null, row!)
  return row!
}

/** An invoice freezes the rate at issue: a slip would stay in its tax invoice. */
async function refuseSlip(tx: Tx, given: NewTaxRate): Promise<void> {
  const [last] = await tx
    .select({ rate: table.rate, decree: table.decree })
    .from(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.currency, given.currency)))
    .orderBy(desc(table.validFrom))
    .limit(1)
  if (!isLikelySlip(given, last?.rate)) return
  const rate = formatExchangeRate(given.rate)
  throw last
    ? new Refusal(codes.taxRateFarOff, {
        path: 'rate',
        params: { rate, latest: formatExchangeRate(last.rate), decree: last.decree },
      })
    : new Refusal(codes.firstTaxRateUnlikely, { path: 'rate', params: { rate, currency: given.currency } })
}

/** Deletes a rate; invoices issued with it keep it. */
export async function deleteTaxRate(tx: Tx, id: string): Promise<void> {
  const [row] = await tx
    .delete(table)
    .where(and(eq(table.organizationId, tx.organizationId), eq(table.id, id)))
    .returning()
  if (!row) throw new Refusal(commonErrors.notFound)
  await tell(tx, row, null)
}

const textOf = ({ currency, rate, decree, validFrom, validUntil }: TaxRateRow): string =>
  `${currency} 1 = IDR ${formatExchangeRate(rate)}, ${decree}, ${validFrom} – ${validUntil}`

async function tell(tx: Tx, before: TaxRateRow | null, after: TaxRateRow | null): Promise<void> {
  const [own] = await tx.select({ name: organization.name }).from(organization)
  recordActivity(tx, {
    action: 'SETTINGS_CHANGED',
    recordType: 'ORGANIZATION',
    recordId: tx.organizationId,
    recordLabel: own?.name ?? '',
    changes: [{ field: 'rupiahRate', before: before && textOf(before), after: after && textOf(after) }],
  })
}
