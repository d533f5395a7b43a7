// What somebody else feels of what a benchmark does: small queries at a steady rate, from a process of their own.
import { ask, startProcess } from './processes.ts'
import type { Timing } from './smallQueries.ts'

/** Small queries that are asked between `begin` and `end`. */
export async function openQueries(url: string, token: string) {
  const asker = await startProcess('kit/smallQueries.ts', [url, token])
  return {
    begin: () => ask<string>(asker, 'begin'),
    end: () => ask<Timing[]>(asker, 'end'),
    close: () => asker.disconnect(),
  }
}

/** How long the quickest share of the answers took at most, in milliseconds. */
export function quantile(timings: readonly Pick<Timing, 'ms'>[], share: number): number {
  const sorted = timings.map(({ ms }) => ms).sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
