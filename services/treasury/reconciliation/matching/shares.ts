// Distributes the work among several threads.
import type { Flow } from './types.ts'

/**
 * Distributes flows so that shares have about the same number of lines: the largest flow first, to the smallest share. Returns the largest
 * share first.
 */
export function dealOut<Some extends Flow & { lines: number }>(flows: readonly Some[], most: number): Some[][] {
  const shares: { flows: Some[]; lines: number }[] = []
  for (const flow of flows.toSorted((one, other) => other.lines - one.lines)) {
    if (shares.length < most) shares.push({ flows: [flow], lines: flow.lines })
    else {
      const least = shares.reduce((one, other) => (other.lines < one.lines ? other : one))
      least.flows.push(flow)
      least.lines += flow.lines
    }
  }
  return shares.sort((one, other) => other.lines - one.lines).map(share => share.flows)
}
