// The effect of a benchmark on other users: small queries at a steady rate, from a separate process.
import { ask, startProcess } from './processes.ts'
import type { Timing } from './smallQueries.ts'

/** Sends small queries between `begin` and `end`. */
export async function openQueries(url: string, token: string) {
  const asker = await startProcess('kit/smallQueries.ts', [url, token])
  return {
    pid: asker.pid ?? 0,
    begin: () => ask<string>(asker, 'begin'),
    end: () => ask<Timing[]>(asker, 'end'),
    close: () => asker.disconnect(),
  }
}

/** The latency quantile in milliseconds. */
export function quantile(timings: readonly Pick<Timing, 'ms'>[], share: number): number {
  const sorted = timings.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

const DRAWS = 1_000

/** The 90 % bootstrap interval of the ratio of two such latencies. */
export function rangeOfRatio(
  above: readonly Pick<Timing, 'ms'>[],
  below: readonly Pick<Timing, 'ms'>[],
  share: number,
): [low: number, high: number] {
  const redrawn = (timings: readonly Pick<Timing, 'ms'>[]) =>
    timings.map((own, _place, { length }) => timings[Math.floor(Math.random() * length)] ?? own)
  const ratios = Array.from(
    { length: DRAWS },
    () => quantile(redrawn(above), share) / quantile(redrawn(below), share),
  ).sort((a, b) => a - b)
  const at = (part: number) => ratios[Math.floor(DRAWS * part)] ?? NaN
  return [at(0.05), at(0.95)]
}
