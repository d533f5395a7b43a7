// What arrives for one screen is taken in for all. The rules for that are fetched with the socket: events are what overtakes answers.
import {
  type Environment,
  type RequestDescriptor,
  type Snapshot,
  RecordSource,
  createOperationDescriptor,
} from 'relay-runtime'

/** Who shows a part of the store, what it shows, and how to show something newer. */
export type Shown = { now: Snapshot; show: (next: Snapshot) => void }

type Store = ReturnType<Environment['getStore']>
type Records = ReturnType<Store['getSource']>

/**
 * Answers come in any order: what a mutation answers may arrive after a newer event of the same record. From now on an older version of
 * a record only adds what is not known of it (decision 0230).
 */
export function keepNewest(store: Store): void {
  const publish = store.publish.bind(store)
  store.publish = (source, invalidated) => publish(withoutOlder(source, store.getSource()), invalidated)
}

function withoutOlder(arrived: Records, known: Records): Records {
  const ids = arrived.getRecordIDs()
  const older = ids.filter(id => versionOf(arrived, id) < versionOf(known, id))
  if (older.length === 0) return arrived
  const kept = new RecordSource()
  for (const id of ids) {
    // What has no id of its own, as an amount, is named after the record that it is a part of.
    const isOlder = older.some(each => id === each || id.startsWith(`client:${each}:`))
    const record = arrived.get(id)
    if (record) kept.set(id, isOlder ? { ...record, ...known.get(id) } : record)
    else kept.delete(id)
  }
  return kept
}

/** NaN is neither before nor after anything. */
function versionOf(source: Records, id: string): number {
  const record: { version?: unknown } | null | undefined = source.get(id)
  return typeof record?.version === 'number' ? record.version : NaN
}

/**
 * Queries share lists. One that asks for less of its rows brings new ones of which a mounted screen lacks something, and a screen that
 * lacks something breaks. What this answers is called with what a screen is about to show; the screen stays as it is until its own query
 * has read the new rows as well (decision 0230).
 */
export function keepWhole(environment: Environment): (screen: Shown, next: Snapshot) => void {
  /** By query that is read again: who waits for it. */
  const mending = new Map<string, Set<Shown>>()
  /** Queries that lacked something when they had just been read: waiting does not help. */
  const hopeless = new Set<string>()

  const isWhole = ({ node, variables }: RequestDescriptor) =>
    node.params.operationKind !== 'query' ||
    environment.check(createOperationDescriptor(node, variables)).status !== 'missing'

  const mend = (owner: RequestDescriptor) => {
    const waiting = new Set<Shown>()
    const { identifier } = owner
    mending.set(identifier, waiting)
    // Not `fetchQuery`: it would join a reading under way, and that may be from before the new rows.
    environment.execute({ operation: createOperationDescriptor(owner.node, owner.variables) }).subscribe({
      complete() {
        mending.delete(identifier)
        if (!isWhole(owner)) hopeless.add(identifier)
        for (const { now, show } of waiting) show(environment.lookup(now.selector))
      },
      // The next change tries again.
      error: () => mending.delete(identifier),
    })
    return waiting
  }

  return (screen, next) => {
    const { owner } = next.selector
    // Fields of a record that is there do not vanish: only new records can lack some, here or where more is shown of them.
    const mayLack = next.isMissingData || bringsRecords(next, screen.now)
    if (!mayLack || hopeless.has(owner.identifier) || isWhole(owner)) {
      mending.get(owner.identifier)?.delete(screen)
      screen.show(next)
    } else (mending.get(owner.identifier) ?? mend(owner)).add(screen)
  }
}

function bringsRecords({ seenRecords: after }: Snapshot, { seenRecords: before }: Snapshot): boolean {
  // Relay's types tell of an object where its runtime has a set.
  return !(after instanceof Set && before instanceof Set) || [...after].some(id => !before.has(id))
}
