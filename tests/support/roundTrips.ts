// How often work waits for Postgres: each Sync and each plain query is one answer to wait for.
import pg from 'pg'
import { vi } from 'vitest'

/** Runs work, alone in this process, and counts its round trips. */
export async function countRoundTrips<T>(work: () => Promise<T>): Promise<{ trips: number; answer: T }> {
  const spies = [vi.spyOn(pg.Connection.prototype, 'sync'), vi.spyOn(pg.Connection.prototype, 'query')]
  try {
    const answer = await work()
    return { answer, trips: spies.reduce((trips, spy) => trips + spy.mock.calls.length, 0) }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * The round trips of work beside which something else in this process may ask Postgres now and then: pg-boss, which stands in every
 * service, looks at its queues once a minute. Such a message is not there each of three times; a round trip of the work is.
 */
export async function fewestRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < 3; time++) counts.push((await countRoundTrips(work)).trips)
  return Math.min(...counts)
}
