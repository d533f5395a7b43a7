// Follows another service's feed from the reader's last position. Events are handled before their position is stored, and when events were
// missed everything is handled again. Events that arrive meanwhile are handled in batches. Tasks that keep failing are set aside, so that
// they don't block the others.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../http/log.ts'
import type { Place } from './place.ts'
import { type FeedItem, readPages } from './reader.ts'
import { runTasks, type Task } from './tasks.ts'
import { tryUntilDone, untilDone } from './untilDone.ts'

/** No feed has such a position: it responds with a reset, and everything is read. */
const NOWHERE = Number.NaN
/** About six seconds: enough for a short outage. */
const MAX_TRIES = 6
const RETRY_MS = 10_000
/** The maximum batch of events: they are handled again if this process dies before it stores their position. */
const MAX_AT_ONCE = 100
/** Each needs a database connection, which requests need too. */
const LANES = 4

export type FollowedEvent = Extract<FeedItem, { kind: 'event' }>
/** Identifies a record of work. */
export const subjectOf = (organizationId: string | null, type: string, id: string) => `${organizationId}/${type}/${id}`

export type FollowOptions = {
  feed: { origin: string; token: () => Promise<string> }
  log: Pick<Log, 'warn'>
  /** The log message of each failure. */
  behind: string
  /** The stored position up to which the feed was handled. */
  place: Place
  /** Whether an event concerns records that we follow. */
  isOurs: (event: FollowedEvent) => boolean
  /** The tasks of events, in order. Their subjects are read together. */
  tasksOf: (events: readonly FollowedEvent[]) => Promise<readonly Task[]>
  /** All tasks, in batches: when events were missed, or none was ever read. */
  everything: (run: (tasks: readonly Task[]) => Promise<void>) => Promise<void>
  /** How often tasks that were set aside are retried. */
  retryMs?: number
}

/** Follows until closed. Only one process follows. */
export function followFeed(options: FollowOptions) {
  const { feed, log, behind, place, isOurs, tasksOf, everything, retryMs = RETRY_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const untilTaken = (work: () => Promise<void>) => untilDone(work, { signal, log, behind })
  const setAside = new Map<string, Task['work']>()
  let done: number | undefined

  /** One after the other: a retried task must not overtake a newer event of its subject. */
  let last: Promise<unknown> = Promise.resolve()
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }

  async function each({ subject, work, again }: Task): Promise<void> {
    if (signal.aborted) return
    const isDone = await tryUntilDone(work, { signal, log, behind, tries: MAX_TRIES })
    if (isDone) setAside.delete(subject)
    else setAside.set(subject, again)
  }
  const run = (tasks: readonly Task[]) => runTasks(tasks, { lanes: LANES, each })

  async function take(events: readonly FollowedEvent[]): Promise<void> {
    let tasks: readonly Task[] | undefined
    try {
      tasks = await tasksOf(events)
    } catch (error) {
      log.warn({ err: error }, behind)
    }
    if (tasks) await run(tasks)
    // One of them may be unreadable. Without reading them, it is unknown which records they share, so each is handled alone.
    else for (const event of events) await each(alone(event))
  }

  function alone(event: FollowedEvent): Task {
    const work = async () => {
      for (const task of await tasksOf([event])) await task.work()
    }
    return { subject: subjectOf(event.organizationId, event.type, event.subjectId), work, again: work }
  }

  /** No position is stored while anything before it is unfinished: the next start reads from there again. */
  async function keepPlace() {
    const position = done
    if (position !== undefined && setAside.size === 0 && !signal.aborted) await untilTaken(() => place.keep(position))
  }

  async function settle(position: number, work: () => Promise<void>): Promise<void> {
    await inTurn(work)
    if (signal.aborted) return
    done = position
    await keepPlace()
  }

  async function follow() {
    const from = done ?? (await place.position()) ?? NOWHERE
    for await (const page of readPages({ ...feed, signal, from })) {
      let events: FollowedEvent[] = []
      for (const [at, item] of page.entries()) {
        const { position } = item
        if (item.kind === 'reset') await settle(position, () => untilTaken(() => everything(run)))
        else if (isOurs(item)) events.push(item)
        if (events.length < MAX_AT_ONCE && (at < page.length - 1 || events.length === 0)) continue
        const taken = events
        events = []
        await settle(position, () => take(taken))
        if (signal.aborted) return
      }
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
