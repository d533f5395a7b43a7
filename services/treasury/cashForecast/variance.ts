// How good forecasts were. Pure.

/** What was forecast of a period, and what happened; minor units. */
export type Compared = { forecast: bigint; actual: bigint }

/** Shares of one; null where there is nothing to divide by. */
export type Accuracy = { mape: number | null; wape: number | null; bias: number | null }

/** MAPE looks at periods in which something happened; WAPE and bias weigh by what happened. */
export function accuracyOf(compared: readonly Compared[]): Accuracy {
  const distance = ({ forecast, actual }: Compared) => abs(forecast - actual)
  const relative = compared.filter(({ actual }) => actual !== 0n).map(each => share(distance(each), abs(each.actual)))
  const happened = compared.reduce((sum, { actual }) => sum + abs(actual), 0n)
  const missed = compared.reduce((sum, each) => sum + distance(each), 0n)
  const net = compared.reduce((sum, { forecast, actual }) => sum + forecast - actual, 0n)
  return {
    mape: relative.length === 0 ? null : relative.reduce((sum, each) => sum + each, 0) / relative.length,
    wape: happened === 0n ? null : share(missed, happened),
    bias: happened === 0n ? null : share(net, happened),
  }
}

const abs = (value: bigint) => (value < 0n ? -value : value)

const PRECISION = 1_000_000_000n

/** A ratio of two amounts: no amount itself becomes a number. */
const share = (part: bigint, whole: bigint): number => Number((part * PRECISION) / whole) / Number(PRECISION)
