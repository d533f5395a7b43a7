// Follows records of another service: an event names a changed record, which is read whole in its current state. Records named at the same
// time are read together; after a reset all are read.
import { type FollowedEvent, followFeed, type FollowOptions, subjectOf } from './follow.ts'
import type { Task } from './tasks.ts'

type Kind<Item extends { id: string }> = {
  /** The type of its events. */
  type: string
  /** Records by ids; deleted ones are left out. */
  read: (organizationId: string, ids: readonly string[]) => Promise<readonly Item[]>
  /** All records of an organization, page by page; absent if missed events do no harm. */
  every?: (organizationId: string) => AsyncIterable<readonly Item[]>
  /** Applies the record. Must be idempotent, and ignore older versions. */
  store: (organizationId: string, item: Item) => Promise<void>
  /** Ids of other records that storing it changes: records that share one are stored in the order of their events. */
  touches?: (item: Item) => readonly string[]
}

/** One kind of record to follow. */
export type Followed = {
  type: string
  tasksOf: (organizationId: string, ids: readonly string[]) => Promise<Task[]>
  everyTask: (organizationId: string) => AsyncIterable<Task[]>
}

export function followed<Item extends { id: string }>({ type, read, every, store, touches }: Kind<Item>): Followed {
  async function again(organizationId: string, id: string): Promise<void> {
    for (const item of await read(organizationId, [id])) await store(organizationId, item)
  }
  const taskOf = (organizationId: string, item: Item): Task => ({
    subject: subjectOf(organizationId, type, item.id),
    touches: touches?.(item) ?? [],
    work: () => store(organizationId, item),
    again: () => again(organizationId, item.id),
  })
  return {
    type,
    tasksOf: async (organizationId, ids) => (await read(organizationId, ids)).map(item => taskOf(organizationId, item)),
    async *everyTask(organizationId) {
      for await (const items of every?.(organizationId) ?? []) yield items.map(item => taskOf(organizationId, item))
    },
  }
}

type RecordOptions = Omit<FollowOptions, 'isOurs' | 'tasksOf' | 'everything'> & {
  kinds: readonly Followed[]
  /** The ids of all organizations, page by page. */
  organizations: () => AsyncIterable<readonly string[]>
}

/** Follows until closed. */
export function followRecords({ kinds, organizations, ...options }: RecordOptions) {
  const byType = new Map(kinds.map(kind => [kind.type, kind]))

  async function tasksOf(events: readonly FollowedEvent[]): Promise<Task[]> {
    const wanted = new Map<string, { kind: Followed; organizationId: string; ids: Set<string> }>()
    const order = new Map<string, number>()
    for (const { organizationId, type, subjectId } of events) {
      const kind = byType.get(type)
      if (!kind || organizationId === null) continue
      const key = `${organizationId}/${type}`
      const group = wanted.get(key) ?? { kind, organizationId, ids: new Set() }
      wanted.set(key, group)
      group.ids.add(subjectId)
      const subject = subjectOf(organizationId, type, subjectId)
      if (!order.has(subject)) order.set(subject, order.size)
    }
    const tasks = await Promise.all(
      [...wanted.values()].map(({ kind, organizationId, ids }) => kind.tasksOf(organizationId, [...ids])),
    )
    return tasks.flat().toSorted((one, other) => order.get(one.subject)! - order.get(other.subject)!)
  }

  return followFeed({
    ...options,
    isOurs: ({ organizationId, type }) => organizationId !== null && byType.has(type),
    tasksOf,
    async everything(run) {
      for await (const ids of organizations())
        for (const id of ids) for (const kind of kinds) for await (const tasks of kind.everyTask(id)) await run(tasks)
    },
  })
}
