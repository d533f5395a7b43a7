// What arrives for one screen is taken in for all. Relay leaves it to the application which store an environment has: this one keeps an
// older answer from taking back a newer one, and a screen from showing what is only half there (decision 0031).
import {
  type Disposable,
  type OperationDescriptor,
  type RequestDescriptor,
  type Snapshot,
  RecordSource,
  Store,
  createOperationDescriptor,
} from 'relay-runtime'

type Records = ReturnType<Store['getSource']>

/** Reads a query of a screen again; `done` is called when the answer is in the store, and `failed` when there is none. */
type ReadAgain = (operation: OperationDescriptor, done: () => void, failed: () => void) => void

/** Who shows a part of the store, what it shows, and how to show something newer. */
type Screen = { now: Snapshot; show: (next: Snapshot) => void }

export class OrganizationStore extends Store {
  readonly #readAgain: ReadAgain
  /** By query that is read again: who waits for it. */
  readonly #mending = new Map<string, Set<Screen>>()
  /** Queries that lacked something when they had just been read: waiting does not help. */
  readonly #hopeless = new Set<string>()

  constructor(options: ConstructorParameters<typeof Store>[1], readAgain: ReadAgain) {
    super(new RecordSource(), options)
    this.#readAgain = readAgain
  }

  /**
   * Answers come in any order: what a mutation answers may arrive after a newer event of the same record. An older version of a record
   * only adds what is not known of it.
   */
  override publish(source: Records, invalidated?: Set<string>): void {
    super.publish(withoutOlder(source, this.getSource()), invalidated)
  }

  /**
   * Queries share lists. One that asks for less of its rows brings new ones of which a mounted screen lacks something, and a screen that
   * lacks something breaks. It stays as it is until its own query has read the new rows as well.
   */
  override subscribe(snapshot: Snapshot, callback: (next: Snapshot) => void): Disposable {
    const screen: Screen = { now: snapshot, show: next => callback((screen.now = next)) }
    const followed = super.subscribe(snapshot, next => this.#showWhole(screen, next))
    return {
      dispose: () => {
        followed.dispose()
        this.#mending.get(snapshot.selector.owner.identifier)?.delete(screen)
      },
    }
  }

  #showWhole(screen: Screen, next: Snapshot): void {
    const { owner } = next.selector
    const { identifier } = owner
    // Fields of a record that is there do not vanish: only new records can lack some, here or where more is shown of them.
    const mayLack = next.isMissingData || bringsRecords(next, screen.now)
    if (!mayLack || this.#hopeless.has(identifier) || this.#isWhole(owner)) {
      this.#mending.get(identifier)?.delete(screen)
      screen.show(next)
    } else (this.#mending.get(identifier) ?? this.#mend(owner)).add(screen)
  }

  #isWhole({ node, variables }: RequestDescriptor): boolean {
    return (
      node.params.operationKind !== 'query' ||
      this.check(createOperationDescriptor(node, variables)).status !== 'missing'
    )
  }

  #mend(owner: RequestDescriptor): Set<Screen> {
    const waiting = new Set<Screen>()
    const { identifier } = owner
    this.#mending.set(identifier, waiting)
    this.#readAgain(
      createOperationDescriptor(owner.node, owner.variables),
      () => {
        this.#mending.delete(identifier)
        if (!this.#isWhole(owner)) this.#hopeless.add(identifier)
        for (const { now, show } of waiting) show(this.lookup(now.selector))
      },
      // The next change tries again.
      () => this.#mending.delete(identifier),
    )
    return waiting
  }
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
    if (record) kept.set(id, isOlder ? { ...record, ...known.get(id), ...edgesNamed(record) } : record)
    else kept.delete(id)
  }
  return kept
}

/** Where Relay counts the edges that it has made for a list: it names the next one by it, and refuses a name that is taken. */
const NEXT_EDGE = '__connection_next_edge_index'

/** The edges of an older answer stay in the store, unused: their names are not given again. */
const edgesNamed = (record: { readonly [field: string]: unknown }) =>
  NEXT_EDGE in record ? { [NEXT_EDGE]: record[NEXT_EDGE] } : {}

/** NaN is neither before nor after anything. */
function versionOf(source: Records, id: string): number {
  const record: { version?: unknown } | null | undefined = source.get(id)
  return typeof record?.version === 'number' ? record.version : NaN
}

function bringsRecords({ seenRecords: after }: Snapshot, { seenRecords: before }: Snapshot): boolean {
  // Relay's types tell of an object where its runtime has a set.
  return !(after instanceof Set && before instanceof Set) || [...after].some(id => !before.has(id))
}
