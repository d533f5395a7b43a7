// What is to be done of records that events are about: several at once, but one after the other what changes the same record.

type Work = () => Promise<void>

export type Task = {
  /** Names the record, so that only its newest work waits. */
  subject: string
  /** Other records that the work changes. */
  touches?: readonly string[]
  work: Work
  /** Reads the record anew, and does the work: where the work goes on failing, this is done later. */
  again: Work
}

/** Tasks that share a record, with others or by way of others: each group in its order, and groups by their first task. */
export function groupsOf(tasks: readonly Task[]): Task[][] {
  type Group = { places: number[] }
  const groups = new Set<Group>()
  const groupOf = new Map<string, Group>()
  for (const [place, { subject, touches = [] }] of tasks.entries()) {
    const records = [subject, ...touches]
    const found = new Set(records.flatMap(record => groupOf.get(record) ?? []))
    const group: Group = { places: [place] }
    for (const other of found) {
      group.places.push(...other.places)
      groups.delete(other)
    }
    groups.add(group)
    for (const record of records) groupOf.set(record, group)
    if (found.size > 0) for (const [record, known] of groupOf) if (found.has(known)) groupOf.set(record, group)
  }
  return [...groups]
    .map(({ places }) => places.toSorted((one, other) => one - other))
    .toSorted(([one = 0], [other = 0]) => one - other)
    .map(places => places.map(place => tasks[place]!))
}

/** Does all tasks, so many groups at once. */
export async function runTasks(
  tasks: readonly Task[],
  { lanes, each }: { lanes: number; each: (task: Task) => Promise<void> },
): Promise<void> {
  const waiting = groupsOf(tasks).values()
  const lane = async () => {
    for (const group of waiting) for (const task of group) await each(task)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
