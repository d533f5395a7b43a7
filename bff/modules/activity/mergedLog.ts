// Merges the two parts of the activity log by time and id. A cursor holds a place in each part, so that the next page continues in both.
import { z } from 'zod'
import type { Connection, Edge, Page } from '../../graph/connection.ts'
import { Refused } from '../../graph/errors.ts'
import { LOGS, type Log } from './activityLog.ts'

type Entry = { id: string; at: string }

/** Where each part continues; null: at its beginning. */
export type Places = Record<Log, string | null>

const placesForm = z.tuple([z.string().nullable(), z.string().nullable()])

/** The places in one of our cursors; without a cursor, the beginning of both parts. */
export function placesOf(cursor: string | null | undefined): Places {
  if (!cursor) return { account: null, treasury: null }
  const places = placesForm.safeParse(decode(cursor)).data
  if (!places) {
    throw new Refused(
      'G-2',
      { en: '`after` isn’t a cursor of this list.', id: '`after` bukan kursor daftar ini.' },
      { code: 'INVALID_CURSOR', path: ['after'] },
    )
  }
  return { account: places[0], treasury: places[1] }
}

/** The first entries of both parts together. Each page has at least `first` entries of its part, unless the part ends sooner. */
export function mergePages<Node extends Entry>(
  pages: Record<Log, Page<Node>>,
  from: Places,
  first: number,
): Connection<Node> {
  const places = { ...from }
  const taken = { account: 0, treasury: 0 }
  const edges: Edge<Node>[] = []
  while (edges.length < first) {
    const log = newerOf(pages, taken)
    const node = log && pages[log].items[taken[log]]
    if (!node) break
    places[log] = pages[log].cursors[taken[log]] ?? null
    taken[log]++
    edges.push({ node, cursor: encode(places) })
  }
  return {
    edges,
    pageInfo: {
      hasNextPage: LOGS.some(log => taken[log] < pages[log].items.length || pages[log].next !== null),
      hasPreviousPage: LOGS.some(log => from[log] !== null),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** The part whose next entry is the newest. */
function newerOf(pages: Record<Log, Page<Entry>>, taken: Record<Log, number>): Log | undefined {
  const [account, treasury] = LOGS.map(log => pages[log].items[taken[log]])
  if (!account || !treasury) return account ? 'account' : treasury ? 'treasury' : undefined
  return isNewer(treasury, account) ? 'treasury' : 'account'
}

function isNewer(a: Entry, b: Entry): boolean {
  const order = Temporal.Instant.compare(a.at, b.at)
  return order === 0 ? a.id > b.id : order > 0
}

const encode = ({ account, treasury }: Places) => Buffer.from(JSON.stringify([account, treasury])).toString('base64url')

function decode(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}
