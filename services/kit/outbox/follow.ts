// Follows another service's feed from where its reader stopped: what an event is about is done before its place is kept, and when events
// were missed everything is done again. What fails again and again is set aside, so that it holds up nothing else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../http/log.ts'
import { type FeedItem, readFeed } from './reader.ts'
import { tryUntilDone, untilDone } from './untilDone.ts'

/** No feed knows such a place: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN
/** About six seconds: what is away for a moment is back by then. */
const MAX_TRIES = 6
const RETRY_MS = 10_000

type Work = () => Promise<void>
/** Does the work of one subject; where it goes on failing it is set aside, and `again` is done later, which reads the subject anew. */
export type DoEach = (subject: string, work: Work, again: Work) => Promise<void>
/** Names a subject of work, so that only its newest work waits. */
export const subjectOf = (organizationId: string | null, type: string, id: string) => `${organizationId}/${type}/${id}`

type FollowOptions = {
  feed: { origin: string; token: () => Promise<string> }
  log: Pick<Log, 'warn'>
  /** What is logged at each failure. */
  behind: string
  /** Up to where the feed was dealt with; undefined before the first time. */
  position: () => Promise<number | undefined>
  keep: (position: number) => Promise<void>
  /** What an event asks for; undefined: it is about nothing of ours. */
  workOf: (event: Extract<FeedItem, { kind: 'event' }>) => Work | undefined
  /** Events were missed, or none was ever read. */
  everything: (each: DoEach) => Promise<void>
  /** How often what was set aside is tried again. */
  retryMs?: number
}

/** Follows until closed. One process follows. */
export function followFeed(options: FollowOptions) {
  const { feed, log, behind, position, keep, workOf, everything, retryMs = RETRY_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const untilTaken = (work: Work) => untilDone(work, { signal, log, behind })
  const setAside = new Map<string, Work>()
  let done: number | undefined

  /** One after the other: work that is tried again must not overtake what a newer event says of its subject. */
  let last: Promise<unknown> = Promise.resolve()
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  const each: DoEach = async (subject, work, again) => {
    const isDone = await tryUntilDone(work, { signal, log, behind, tries: MAX_TRIES })
    if (isDone) setAside.delete(subject)
    else setAside.set(subject, again)
  }

  /** No place is kept while anything before it is undone: the next start reads from there again. */
  async function keepPlace() {
    const place = done
    if (place !== undefined && setAside.size === 0 && !signal.aborted) await untilTaken(() => keep(place))
  }

  async function follow() {
    const from = done ?? (await position()) ?? NOWHERE
    for await (const item of readFeed({ ...feed, signal, from })) {
      const work = item.kind === 'reset' ? undefined : workOf(item)
      if (item.kind === 'reset') await inTurn(() => untilTaken(() => everything(each)))
      else if (work) await inTurn(() => each(subjectOf(item.organizationId, item.type, item.subjectId), work, work))
      if (signal.aborted) return
      if (item.kind === 'event' && !work) continue
      done = item.position
      await keepPlace()
    }
  }

  async function retry() {
    while (!signal.aborted) {
      await sleep(retryMs, undefined, { signal }).catch(() => {})
      const subjects = [...setAside.keys()]
      for (const subject of subjects)
        await inTurn(async () => {
          const work = setAside.get(subject)
          if (work && (await tryUntilDone(work, { signal, log, behind, tries: 1 }))) setAside.delete(subject)
        })
      if (subjects.length > 0) await keepPlace()
    }
  }
  const following = Promise.all([untilTaken(follow), retry()])

  return {
    close: async () => {
      stopping.abort()
      await following
    },
  }
}
