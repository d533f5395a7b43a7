// Ages of receivables, as in product.md §9. Pure.
import type { Bucket } from '../../../kit/ages.ts'

type Count = { minor: bigint; count: number }

/** What a customer owes, or all of them, in one currency. */
export type Aged = {
  buckets: Record<Bucket, Count>
  /** Remaining cash. */
  remaining: Count
  /** Withheld tax without a slip yet. */
  waiting: Count
  /** Payments and credit memos that are not applied yet. */
  unapplied: Count
  /** Covered by transfers that no bank line shows yet. Without age, since it counts as paid. */
  claimed: Count
  /** Remaining cash due in the week that begins with the day, or promised for it. */
  soon: Count
}

/** One figure of a customer, or of all when null: an age bucket, or one of the other columns. */
export type Figure = {
  customerId: string | null
  column: Bucket | 'REMAINING' | 'WAITING' | 'UNAPPLIED' | 'CLAIMED' | 'SOON'
} & Count

const none = (): Count => ({ minor: 0n, count: 0 })

/** The columns built from figures. */
export function agedOf(figures: readonly Figure[]): Aged {
  const of = (column: Figure['column']): Count => {
    const found = figures.find(figure => figure.column === column)
    return found ? { minor: found.minor, count: found.count } : none()
  }
  return {
    buckets: {
      NOT_DUE: of('NOT_DUE'),
      TODAY: of('TODAY'),
      DAYS_1_30: of('DAYS_1_30'),
      DAYS_31_90: of('DAYS_31_90'),
      DAYS_91_180: of('DAYS_91_180'),
      DAYS_181_365: of('DAYS_181_365'),
      MORE: of('MORE'),
    },
    remaining: of('REMAINING'),
    waiting: of('WAITING'),
    unapplied: of('UNAPPLIED'),
    claimed: of('CLAIMED'),
    soon: of('SOON'),
  }
}
