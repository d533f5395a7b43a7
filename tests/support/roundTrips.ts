// Counts how often work waits for Postgres: each Sync and each simple query is one round trip.
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
 * The round trips of work while something else in this process may query Postgres occasionally: pg-boss, part of every service, polls its
 * queues once a minute. Such a query is not there in each of three runs; a round trip of the work is.
 */
export async function fewestRoundTrips(work: () => Promise<unknown>): Promise<number> {
  const counts: number[] = []
  for (let time = 0; time < 3; time++) counts.push((await countRoundTrips(work)).trips)
  return Math.min(...counts)
}
