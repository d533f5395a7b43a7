// Aged payables on the wire.
import { z } from 'zod'
import { type Currency, money, showMoney } from '../../kit/money.ts'
import { type Bucket, BUCKETS } from '../../kit/ages.ts'
import type { Sums } from './aging.ts'

export const bucket = z.enum(BUCKETS).meta({ id: 'PayableBucket' })
/** Owed amounts by age. */
export const payableSums = {
  buckets: z.array(
    z
      .object({ bucket, amount: money, count: z.int() })
      .meta({ id: 'PayableSum', description: 'Of bills that are so old' }),
  ),
  remaining: money,
  count: z.int().describe('Number of bills'),
  underWay: money.describe('Part of the amount that is covered by payments in progress'),
}

export const showPayableSums = ({ buckets, minor, count, underWay }: Sums, of: Currency) => ({
  buckets: BUCKETS.map((each: Bucket) => ({
    bucket: each,
    amount: showMoney(buckets[each].minor, of),
    count: buckets[each].count,
  })),
  remaining: showMoney(minor, of),
  count,
  underWay: showMoney(underWay, of),
})
