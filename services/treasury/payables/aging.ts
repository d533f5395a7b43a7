// The age of owed amounts, and the average days to pay. Pure.
import { type Bucket, BUCKETS } from '../../kit/ages.ts'

/** The last day past due of each bucket but the last. */
const LAST_DAYS = [-1, 0, 30, 90, 180, 365] as const

/** The bucket of a due date as of a day. */
export function bucketOf(dueOn: string, asOf: string): Bucket {
  const age = Temporal.PlainDate.from(dueOn).until(asOf).days
  return BUCKETS[LAST_DAYS.findIndex(last => age <= last)] ?? 'MORE'
}

/** Number of days of bills that the DPO covers. */
export const DPO_DAYS = 90

/** Days payable outstanding, to a tenth; null without a bill in these days. */
export function dpoOf(remaining: bigint, billed: bigint): number | null {
  if (billed === 0n) return null
  const tenths = (remaining * BigInt(DPO_DAYS) * 100n) / billed
  return Number((tenths + 5n) / 10n) / 10
}

/** The open amount of one bill as of a day. */
export type Owed = {
  counterpartyId: string
  currency: 'IDR' | 'USD' | 'SGD'
  bucket: Bucket
  minor: bigint
  count: number
  /** The part of it covered by a payment in progress. */
  underWay: bigint
}

export type Sums = {
  buckets: Record<Bucket, { minor: bigint; count: number }>
  minor: bigint
  count: number
  underWay: bigint
}

/** Sums by bucket. */
export function sumsOf(owed: readonly Owed[]): Sums {
  const buckets = Object.fromEntries(BUCKETS.map(bucket => [bucket, { minor: 0n, count: 0 }])) as Sums['buckets']
  const sums: Sums = { buckets, minor: 0n, count: 0, underWay: 0n }
  for (const { bucket, minor, count, underWay } of owed) {
    const of = buckets[bucket]
    of.minor += minor
    of.count += count
    sums.minor += minor
    sums.count += count
    sums.underWay += underWay
  }
  return sums
}
