// Verifies the books of a running installation: each pass reads one snapshot of each database. A record may differ between the services
// while an event is pending; a difference found twice in a row without pending events is a violation.
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { brokenBooks, type Found } from './books.ts'
import type { Broken } from './invariant.ts'
import { BEGIN, type Service } from './snapshot.ts'

const SERVICES = ['account', 'treasury'] as const
/** Maximum number of passes while events are pending. */
const LOOKS = 5
const PAUSE_MS = 1_000

async function look(clients: Record<Service, pg.Client>): Promise<Found> {
  // Treasury's snapshot is the later one: it includes every match that account has booked.
  for (const service of SERVICES) await clients[service].query(BEGIN)
  try {
    return await brokenBooks(clients)
  } finally {
    for (const service of SERVICES) await clients[service].query('rollback')
  }
}

const same = (one: Broken) => JSON.stringify([one.organizationId, one.holds, one.records])
const countOf = ({ underWay }: Found) => Object.values(underWay).reduce((sum, { count }) => sum + count, 0)

/** Repeats until no event is pending and the result is the same twice, up to the maximum. */
async function lookAgain(clients: Record<Service, pg.Client>): Promise<Found> {
  let found = await look(clients)
  for (let looks = 1; looks < LOOKS && (countOf(found) > 0 || found.across.length > 0); looks++) {
    await sleep(PAUSE_MS)
    const before = new Set(found.across.map(same))
    found = await look(clients)
    const repeated = found.across.filter(one => before.has(same(one)))
    if (countOf(found) === 0 && repeated.length === found.across.length) return found
    found = { ...found, across: repeated }
  }
  return found
}

/** Verifies the databases at these URLs. */
export async function verifyBooks(urls: Record<Service, string>): Promise<Found> {
  const clients = {
    account: new pg.Client({ connectionString: urls.account, application_name: 'verify-books' }),
    treasury: new pg.Client({ connectionString: urls.treasury, application_name: 'verify-books' }),
  }
  for (const service of SERVICES) await clients[service].connect()
  try {
    return await lookAgain(clients)
  } finally {
    for (const service of SERVICES) await clients[service].end()
  }
}

/** The result, one line each, and whether the books hold. */
export function reportOf({ organizations, within, across, underWay }: Found): { holds: boolean; lines: string[] } {
  const broken = [...within, ...across].map(
    one =>
      `${one.organizationId}: BROKEN: ${one.holds}: ${one.records.map(record => JSON.stringify(record)).join(', ')}`,
  )
  const waiting = Object.entries(underWay).flatMap(([name, { isFollowed, count, oldest }]) => {
    if (!isFollowed) return [`${name}: its events are still to be read, so that both services are not compared`]
    return count === 0 ? [] : [`${name}: ${count} under way and not compared, the oldest since ${oldest}`]
  })
  const sum = broken.length === 0 ? 'every invariant holds' : `${broken.length} invariants do not hold`
  return { holds: broken.length === 0, lines: [...broken, ...waiting, `${organizations} organizations: ${sum}`] }
}
