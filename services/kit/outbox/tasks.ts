// Runs tasks for the subjects of events: in parallel, but one after the other for the same record.

type Work = () => Promise<void>

export type Task = {
  /** Identifies the record; only its newest task is kept. */
  subject: string
  /** Other records that the task changes. */
  touches?: readonly string[]
  work: Work
  /** Reads the record again and does the task: used later when the task keeps failing. */
  again: Work
}

/** Groups tasks that share a record, directly or through others: each group keeps its order, and groups are ordered by their first task. */
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

/** Runs all tasks, with a limit of groups in parallel. */
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
