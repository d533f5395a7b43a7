// The bills behind a figure of the payables.
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kit/database/database.ts'
import type { Currency } from '../../kit/money.ts'
import { rowOfOrganization } from '../projection/public.ts'
import type { Bucket } from '../../kit/ages.ts'
import { bucketOf } from './aging.ts'
import { owedBills } from './repository.ts'

type Query = {
  asOf: string | null
  currency: Currency
  bucket?: Bucket | undefined
  counterpartyId?: string | undefined
  isUnderWay?: boolean | undefined
}
type BillJson = { id: string; dueOn: string; amount: string; isUnderWay: boolean }

/** Oldest first, up to a page, with the total of all. */
export async function readPayableBills(
  tx: Tx,
  { bucket, counterpartyId = undefined, isUnderWay, ...query }: Query,
  most: number,
) {
  const { rows } = await tx.execute<{ today: string; bills: BillJson[] }>(sql`
    with ${owedBills(tx, query)}
    select o.today::text, coalesce((
      select json_agg(json_build_object('id', id, 'dueOn', due_date, 'amount', remaining_minor::text, 'isUnderWay', is_under_way)
        order by due_date, id)
      from owed where ${counterpartyId ?? null}::uuid is null or counterparty_id = ${counterpartyId ?? null}), '[]') as bills
    from o`)
  const row = rowOfOrganization(rows)
  const day = query.asOf ?? row.today
  const bills = row.bills
    .map(each => ({ ...each, bucket: bucketOf(each.dueOn, day), minor: BigInt(each.amount) }))
    .filter(
      each =>
        (bucket === undefined || each.bucket === bucket) &&
        (isUnderWay === undefined || each.isUnderWay === isUnderWay),
    )
  return {
    today: row.today,
    items: bills.slice(0, most).map(({ id, dueOn, minor, isUnderWay: isPaid, bucket: of }) => ({
      id,
      dueOn,
      minor,
      isUnderWay: isPaid,
      bucket: of,
    })),
    totalCount: bills.length,
    totalMinor: bills.reduce((sum, { minor }) => sum + minor, 0n),
  }
}
