// Follows records of another service: an event says which has changed, and it is read whole, as it is now. What events of one moment name is
// read together; after a reset all of it is read.
import { type FollowedEvent, followFeed, type FollowOptions, subjectOf } from './follow.ts'
import type { Task } from './tasks.ts'

type Kind<Item extends { id: string }> = {
  /** The event that names one. */
  type: string
  /** Those of these ids; one that is gone is left out. */
  read: (organizationId: string, ids: readonly string[]) => Promise<readonly Item[]>
  /** All of an organization, page by page; absent: what was missed of them does no harm. */
  every?: (organizationId: string) => AsyncIterable<readonly Item[]>
  /** Does what it asks for; the same again, an older one or several at once change nothing. */
  store: (organizationId: string, item: Item) => Promise<void>
  /** Ids of other records that storing it changes: what shares one is stored in the order of its events. */
  touches?: (item: Item) => readonly string[]
}

/** Records of one kind that are followed. */
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
