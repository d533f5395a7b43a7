// Follows another service's feed from where its reader stopped: what an event is about is done before its place is kept, and when events
// were missed everything is done again.
import type { Log } from '../http/log.ts'
import { type FeedItem, readFeed } from './reader.ts'
import { untilDone } from './untilDone.ts'

/** No feed knows such a place: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN

type FollowOptions = {
  feed: { origin: string; token: () => Promise<string> }
  log: Pick<Log, 'warn'>
  /** What is logged at each failure. */
  behind: string
  /** Up to where the feed was dealt with; undefined before the first time. */
  position: () => Promise<number | undefined>
  keep: (position: number) => Promise<void>
  /** What an event asks for; undefined: it is about nothing of ours. */
  workOf: (event: Extract<FeedItem, { kind: 'event' }>) => (() => Promise<void>) | undefined
  /** Events were missed, or none was ever read. */
  everything: () => Promise<void>
}

/** Follows until closed. One process follows. */
export function followFeed({ feed, log, behind, position, keep, workOf, everything }: FollowOptions) {
  const stopping = new AbortController()
  const { signal } = stopping
  /** An event that was not dealt with must not be passed over. */
  const untilTaken = (work: () => Promise<void>) => untilDone(work, { signal, log, behind })

  async function follow() {
    const from = (await position()) ?? NOWHERE
    for await (const item of readFeed({ ...feed, signal, from })) {
      const work = item.kind === 'reset' ? everything : workOf(item)
      if (work) await untilTaken(work)
      if (signal.aborted) return
      if (work) await untilTaken(() => keep(item.position))
    }
  }
  const following = untilTaken(follow)

  return {
    close: async () => {
      stopping.abort()
      await following
    },
  }
}
