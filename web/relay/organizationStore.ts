// The normalized store that all screens share. Relay lets the application supply it: this one prevents an older answer from overwriting a
// newer one, and a screen from showing incomplete data (decision 0031).
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

/** Refetches a query of a screen; `done` is called when the answer is in the store, `failed` when there is none. */
type ReadAgain = (operation: OperationDescriptor, done: () => void, failed: () => void) => void

/** A subscriber of the store: its current snapshot, and how to show a newer one. */
type Screen = { now: Snapshot; show: (next: Snapshot) => void }

export class OrganizationStore extends Store {
  readonly #readAgain: ReadAgain
  /** Screens waiting for each query that is being refetched. */
  readonly #refetching = new Map<string, Set<Screen>>()
  /** Queries with missing data right after they were read: refetching does not help. */
  readonly #hopeless = new Set<string>()

  constructor(options: ConstructorParameters<typeof Store>[1], readAgain: ReadAgain) {
    super(new RecordSource(), options)
    this.#readAgain = readAgain
  }

  /**
   * Answers arrive in any order: a mutation's answer may come after a newer event of the same record. An older version of a record only
   * adds unknown fields.
   */
  override publish(source: Records, invalidated?: Set<string>): void {
    super.publish(withoutOlder(source, this.getSource()), invalidated)
  }

  /**
   * Queries share lists. One that selects fewer fields may add rows that lack fields of a mounted screen, and missing data breaks a screen.
   * The screen keeps its snapshot until its own query has read the new rows too.
   */
  override subscribe(snapshot: Snapshot, callback: (next: Snapshot) => void): Disposable {
    const screen: Screen = { now: snapshot, show: next => callback((screen.now = next)) }
    const followed = super.subscribe(snapshot, next => this.#showWhole(screen, next))
    return {
      dispose: () => {
        followed.dispose()
        this.#refetching.get(snapshot.selector.owner.identifier)?.delete(screen)
      },
    }
  }

  #showWhole(screen: Screen, next: Snapshot): void {
    const { owner } = next.selector
    const { identifier } = owner
    // Fields of a known record do not vanish: only new records can lack some, here or where more of them is shown.
    const mayLack = next.isMissingData || bringsRecords(next, screen.now)
    if (!mayLack || this.#hopeless.has(identifier) || this.#isWhole(owner)) {
      this.#refetching.get(identifier)?.delete(screen)
      screen.show(next)
    } else (this.#refetching.get(identifier) ?? this.#refetch(owner)).add(screen)
  }

  #isWhole({ node, variables }: RequestDescriptor): boolean {
    return (
      node.params.operationKind !== 'query' ||
      this.check(createOperationDescriptor(node, variables)).status !== 'missing'
    )
  }

  #refetch(owner: RequestDescriptor): Set<Screen> {
    const waiting = new Set<Screen>()
    const { identifier } = owner
    this.#refetching.set(identifier, waiting)
    this.#readAgain(
      createOperationDescriptor(owner.node, owner.variables),
      () => {
        this.#refetching.delete(identifier)
        if (!this.#isWhole(owner)) this.#hopeless.add(identifier)
        for (const { now, show } of waiting) show(this.lookup(now.selector))
      },
      // The next change tries again.
      () => this.#refetching.delete(identifier),
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
    // An object without its own id, such as an amount, is named after the record that contains it.
    const isOlder = older.some(each => id === each || id.startsWith(`client:${each}:`))
    const record = arrived.get(id)
    if (record) kept.set(id, isOlder ? { ...record, ...known.get(id), ...edgesNamed(record) } : record)
    else kept.delete(id)
  }
  return kept
}

/**
 * Where Relay counts the edges created for a list: it derives the next edge's name from it, and rejects a name in use. Relay exports no name
 * of the field; tests/web/relay/keepNewest.test.ts fails when it has another one.
 */
const NEXT_EDGE = '__connection_next_edge_index'

/** The edges of an older answer stay in the store unused, so their names must not be reused. */
const edgesNamed = (record: { readonly [field: string]: unknown }) =>
  NEXT_EDGE in record ? { [NEXT_EDGE]: record[NEXT_EDGE] } : {}

/** NaN compares neither before nor after any version. */
function versionOf(source: Records, id: string): number {
  const record: { version?: unknown } | null | undefined = source.get(id)
  return typeof record?.version === 'number' ? record.version : NaN
}

function bringsRecords({ seenRecords: after }: Snapshot, { seenRecords: before }: Snapshot): boolean {
  // Relay's types declare an object where its runtime has a set.
  return !(after instanceof Set && before instanceof Set) || [...after].some(id => !before.has(id))
}
