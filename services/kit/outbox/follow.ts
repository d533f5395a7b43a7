// Follows another service's feed from where its reader stopped: what events are about is done before their place is kept, and when events
// were missed everything is done again. What arrived meanwhile is taken together. What fails again and again is set aside, so that it holds up
// nothing else.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from '../http/log.ts'
import type { Place } from './place.ts'
import { type FeedItem, readPages } from './reader.ts'
import { runTasks, type Task } from './tasks.ts'
import { tryUntilDone, untilDone } from './untilDone.ts'

/** No feed knows such a place: it answers with a reset, and everything is read. */
const NOWHERE = Number.NaN
/** About six seconds: what is away for a moment is back by then. */
const MAX_TRIES = 6
const RETRY_MS = 10_000
/** Events that are taken together at most: what is done of them is done again where this process dies before their place is kept. */
const MAX_AT_ONCE = 100
/** Each takes a connection to the database, of which requests want some too. */
const LANES = 4

export type FollowedEvent = Extract<FeedItem, { kind: 'event' }>
/** Names a record of work. */
export const subjectOf = (organizationId: string | null, type: string, id: string) => `${organizationId}/${type}/${id}`

export type FollowOptions = {
  feed: { origin: string; token: () => Promise<string> }
  log: Pick<Log, 'warn'>
  /** What is logged at each failure. */
  behind: string
  /** Up to where the feed was dealt with. */
  place: Place
  /** Whether an event is about something of ours. */
  isOurs: (event: FollowedEvent) => boolean
  /** What events ask for, in their order: what they are about is read together. */
  tasksOf: (events: readonly FollowedEvent[]) => Promise<readonly Task[]>
  /** Events were missed, or none was ever read: all that there is to do, some at a time. */
  everything: (run: (tasks: readonly Task[]) => Promise<void>) => Promise<void>
  /** How often what was set aside is tried again. */
  retryMs?: number
}

/** Follows until closed. One process follows. */
export function followFeed(options: FollowOptions) {
  const { feed, log, behind, place, isOurs, tasksOf, everything, retryMs = RETRY_MS } = options
  const stopping = new AbortController()
  const { signal } = stopping
  const untilTaken = (work: () => Promise<void>) => untilDone(work, { signal, log, behind })
  const setAside = new Map<string, Task['work']>()
  let done: number | undefined

  /** One after the other: work that is tried again must not overtake what a newer event says of its subject. */
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
    // One of them may be what can't be read; without having read them nobody knows what they share.
    else for (const event of events) await each(alone(event))
  }

  function alone(event: FollowedEvent): Task {
    const work = async () => {
      for (const task of await tasksOf([event])) await task.work()
    }
    return { subject: subjectOf(event.organizationId, event.type, event.subjectId), work, again: work }
  }

  /** No place is kept while anything before it is undone: the next start reads from there again. */
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
