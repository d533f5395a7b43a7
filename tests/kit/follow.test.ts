// A reader of another service's feed: persistent failures don't block anything else, and are not forgotten.
import fc from 'fast-check'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { openLog } from '../../services/kit/http/log.ts'
import { createServer } from '../../services/kit/http/server.ts'
import { newId } from '../../services/kit/ids.ts'
import { openFeed } from '../../services/kit/outbox/feed.ts'
import { followFeed } from '../../services/kit/outbox/follow.ts'
import { groupsOf, runTasks, type Task } from '../../services/kit/outbox/tasks.ts'
import { eventRoutes } from '../../services/kit/outbox/routes.ts'
import { openServiceIdentity, serviceOf } from '../../services/kit/tokens.ts'
import { TEST_SERVICE_SECRET } from '../support/callers.ts'
import { freshDatabase } from '../support/database.ts'
import { until } from '../support/until.ts'

const { database } = await freshDatabase()
const feed = await openFeed(database, {})
const app = await createServer({ title: 'feed', ready: database.ready })
eventRoutes(app, {
  feed,
  authenticateService: serviceOf('treasury', TEST_SERVICE_SECRET),
  heartbeatMs: 200,
  stallMs: 1_500,
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(async () => {
  await app.close()
  await feed.close()
})
const identity = openServiceIdentity(TEST_SERVICE_SECRET, 'account')
const log = openLog('test', { LOG_LEVEL: 'silent' })
const organization = newId()

const emit = (subjectId: string) =>
  database.inOrganization(organization, null, async tx => tx.emit('invoice.changed', subjectId))

type Kept = { position?: number }
type Options = { everything?: Parameters<typeof followFeed>[0]['everything']; touches?: (id: string) => string[] }

/** Follows from the last position; returns the subjects of each read. */
function following(work: (subjectId: string) => Promise<void>, kept: Kept, options: Options = {}) {
  const reads: string[][] = []
  const follower = followFeed({
    feed: { origin, token: () => identity.tokenFor('treasury') },
    log,
    behind: 'behind',
    place: {
      position: async () => kept.position,
      keep: async position => {
        kept.position = position
      },
    },
    isOurs: ({ type }) => type === 'invoice.changed',
    async tasksOf(events) {
      const ids = events.map(({ subjectId }) => subjectId)
      reads.push(ids)
      if (ids.some(id => unreadable.has(id))) throw new Error('it can’t be read')
      return ids.map(id => {
        const act = () => work(id)
        return { subject: id, touches: options.touches?.(id) ?? [], work: act, again: act }
      })
    },
    everything: options.everything ?? (async () => undefined),
    retryMs: 50,
  })
  onTestFinished(follower.close)
  return { ...follower, reads }
}
const unreadable = new Set<string>()

describe('work that goes on failing', () => {
  it('is set aside, tried again, and read again by the next start until it is done', async () => {
    const kept: Kept = {}
    const [bad, good, later] = [newId(), newId(), newId()]
    const done: string[] = []
    let isFixed = false
    let tries = 0
    const work = async (id: string) => {
      if (id === bad && !isFixed) {
        tries += 1
        throw new Error('it can’t be stored')
      }
      done.push(id)
    }
    const first = following(work, kept)
    await until(() => kept.position !== undefined)
    await emit(bad)
    await emit(good)
    await until(() => done.includes(good))
    const [triesAside, place] = [tries, kept.position]
    await until(() => tries > triesAside + 2)
    expect(kept.position).toBe(place)
    await first.close()

    // A new process starts before what was not done.
    done.length = 0
    following(work, kept)
    await until(() => done.includes(good))
    isFixed = true
    await until(() => done.includes(bad))
    await emit(later)
    await until(() => done.includes(later))
    await until(() => (kept.position ?? 0) > (place ?? 0) + 2)
  })
})

describe('events that came while others were dealt with', () => {
  it('are read together, and each is done', async () => {
    const kept: Kept = {}
    const ids = Array.from({ length: 30 }, newId)
    const done = new Set<string>()
    const held = Promise.withResolvers<void>()
    const { reads } = following(async id => {
      if (id === ids[0]) await held.promise
      done.add(id)
    }, kept)
    await until(() => kept.position !== undefined)
    const place = kept.position
    await emit(ids[0]!)
    await until(() => reads.length === 1)
    for (const id of ids.slice(1)) await emit(id)
    // The position does not pass anything that is not done.
    expect(kept.position).toBe(place)
    held.resolve()
    await until(() => done.size === ids.length && kept.position === feed.tail())
    expect(reads.length).toBeLessThan(10)
    expect(reads.flat().toSorted()).toEqual(ids.toSorted())
  })

  it('are done one by one where one of them can’t be read, which holds up none of the others', async () => {
    const kept: Kept = {}
    const done: string[] = []
    const first = following(async id => void done.push(id), kept)
    await until(() => kept.position !== undefined)
    const place = kept.position
    await first.close()
    const [before, bad, after] = [newId(), newId(), newId()]
    unreadable.add(bad)
    for (const id of [before, bad, after]) await emit(id)
    await until(() => feed.tail() >= place! + 3)
    following(async id => void done.push(id), kept)
    await until(() => done.includes(after))
    expect(done).toEqual([before, after])
    expect(kept.position).toBe(place)
    unreadable.clear()
    await until(() => done.includes(bad))
    await until(() => kept.position === feed.tail())
  })
})

describe('tasks', () => {
  const work = async () => {}
  const taskOf = (subject: string, touches: readonly string[]): Task => ({ subject, touches, work, again: work })
  const tasks = fc
    .array(fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 3 }), { maxLength: 40 })
    .map(all => all.map((records, place) => taskOf(`task ${place}`, records.map(String))))

  it('that share a record, even by way of others, are in one group in their order; others are not', () => {
    fc.assert(
      fc.property(tasks, all => {
        const groups = groupsOf(all)
        expect(groups.flat().toSorted(byPlace(all))).toEqual(all)
        for (const group of groups) expect(group).toEqual(group.toSorted(byPlace(all)))
        const records = groups.map(group => new Set(group.flatMap(({ touches = [] }) => touches)))
        for (const [place, one] of records.entries())
          for (const other of records.slice(place + 1)) expect(one.isDisjointFrom(other)).toBe(true)
        // Groups are connected: all of a group is reachable from its first task.
        for (const group of groups) expect(reachedFrom(group).size).toBe(group.length)
      }),
    )
  })
  const byPlace = (all: readonly Task[]) => (one: Task, other: Task) => all.indexOf(one) - all.indexOf(other)
  function reachedFrom([first, ...rest]: readonly Task[]): Set<Task> {
    const reached = new Set([first!])
    for (let size = 0; size < reached.size;) {
      size = reached.size
      const known = new Set([...reached].flatMap(({ touches = [] }) => touches))
      for (const task of rest) if (task.touches?.some(record => known.has(record))) reached.add(task)
    }
    return reached
  }

  it('are all done, no two that share a record at once, and so many at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        tasks,
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat(3)),
        async (all, lanes, turns) => {
          const under = new Set<Task>()
          const done: Task[] = []
          await runTasks(all, {
            lanes,
            async each(task) {
              for (const other of under)
                expect(other.touches?.some(record => task.touches?.includes(record))).toBe(false)
              under.add(task)
              expect(under.size).toBeLessThanOrEqual(lanes)
              for (let turn = turns.next().value ?? 0; turn > 0; turn--) await Promise.resolve()
              under.delete(task)
              done.push(task)
            },
          })
          expect(done.toSorted(byPlace(all))).toEqual(all)
          const shared = (one: Task, other: Task) =>
            one.touches?.some(record => other.touches?.includes(record)) === true
          for (const [place, one] of done.entries())
            for (const later of done.slice(place + 1))
              if (shared(one, later)) expect(all.indexOf(one)).toBeLessThan(all.indexOf(later))
        },
      ),
    )
  })
})
