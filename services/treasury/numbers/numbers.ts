// Human-readable numbers, `ET-2026-000123`: gapless within organization, kind and year.
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import { businessToday } from '../projection/public.ts'
import type { NumberKind } from './kinds.generated.ts'
import { numberReservation, numberSeries } from './table.ts'

const numberOf = (kind: string, year: number, place: number) => `${kind}-${year}-${String(place).padStart(6, '0')}`
const presentYear = async (tx: Tx) => Number((await businessToday(tx)).slice(0, 4))

/**
 * Takes a number of the year: a released one, else the next of the series. The row stays locked until the end of the transaction, so that a
 * rollback leaves no gap; take numbers late.
 */
export async function takeNumber(tx: Tx, kind: NumberKind): Promise<string> {
  const year = await presentYear(tx)
  const { rows } = await tx.execute<{ place: number }>(sql`
    with returned as (
      update number_reservation set first = first + 1
      where (organization_id, kind, year, last) = (
        select organization_id, kind, year, last from number_reservation
        where organization_id = ${tx.organizationId} and kind = ${kind} and year = ${year} and owner_id is null and first <= last
        order by first limit 1 for update skip locked)
      returning first - 1 as place
    ), fresh as (
      insert into number_series (organization_id, kind, year, last)
      select ${tx.organizationId}, ${kind}, ${year}, 1 where not exists (select from returned)
      on conflict (organization_id, kind, year) do update set last = number_series.last + 1
      returning last as place
    )
    select place from returned union all select place from fresh`)
  const [taken] = rows
  if (!taken) throw new Error('no number was given')
  return numberOf(kind, year, taken.place)
}

const ownedBy = (tx: Tx, ownerId: string) =>
  and(eq(numberReservation.organizationId, tx.organizationId), eq(numberReservation.ownerId, ownerId))

/**
 * Reserves the next `count` numbers of the year for one owner, who uses all of them or releases all. A second call keeps the reservation.
 */
export async function reserveNumbers(
  tx: Tx,
  { kind, ownerId, count }: { kind: NumberKind; ownerId: string; count: number },
): Promise<void> {
  const [held] = await tx.select().from(numberReservation).where(ownedBy(tx, ownerId))
  if (held && held.last - held.first + 1 === count) return
  await releaseNumbers(tx, ownerId)
  const year = await presentYear(tx)
  const [series] = await tx
    .insert(numberSeries)
    .values({ organizationId: tx.organizationId, kind, year, last: count })
    .onConflictDoUpdate({
      target: [numberSeries.organizationId, numberSeries.kind, numberSeries.year],
      set: { last: sql`${numberSeries.last} + ${count}` },
    })
    .returning({ last: numberSeries.last })
  const last = series!.last
  await tx
    .insert(numberReservation)
    .values({ organizationId: tx.organizationId, kind, year, first: last - count + 1, last, ownerId })
}

/** The reserved numbers, by index from 0; this transaction uses them up. */
export async function useReservation(tx: Tx, ownerId: string): Promise<(at: number) => string> {
  const [used] = await tx.delete(numberReservation).where(ownedBy(tx, ownerId)).returning()
  if (!used) throw new Error('no numbers were reserved')
  const { kind, year, first, last } = used
  return at => {
    if (first + at > last) throw new RangeError('more numbers than were reserved')
    return numberOf(kind, year, first + at)
  }
}

/** Releases a reservation: its numbers are taken next. */
export async function releaseNumbers(tx: Tx, ownerId: string): Promise<void> {
  await tx.update(numberReservation).set({ ownerId: null }).where(ownedBy(tx, ownerId))
}
