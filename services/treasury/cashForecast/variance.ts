// The accuracy of forecasts. Pure.

/** The forecast of a period and its actual amount, in minor units. */
export type Compared = { forecast: bigint; actual: bigint }

/** As fractions; null if the divisor is zero. */
export type Accuracy = { mape: number | null; wape: number | null; bias: number | null }

/** MAPE averages over periods with actual money; WAPE and bias are weighted by actual amounts. */
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

/** The ratio of two amounts, computed without converting either to a float. */
const share = (part: bigint, whole: bigint): number => Number((part * PRECISION) / whole) / Number(PRECISION)
