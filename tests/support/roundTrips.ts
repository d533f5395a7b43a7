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
