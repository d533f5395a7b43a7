// Reads of one operation by key. Keys that are asked for in one tick are read in one call, and every answer is kept for the operation,
// a failure like a value: a query that runs a second time asks a failing service nothing again.

/** The most ids that a service takes in `?ids=`. */
export const MOST_IDS = 200

/** Reads distinct keys, at most 200, and gives what it finds, in any order. */
export type ReadKeys<Value> = (keys: readonly string[], give: (key: string, value: Value) => void) => Promise<void>

/** Keys that are read in one call. */
type Batch = { keys: string[]; done: Promise<void> }

/** Unlike DataLoader it promises once a call, not once a key: lists ask for hundreds of keys at once, and each promise has its price. */
export class Loader<Value> {
  readonly #missing: Value
  readonly #read: ReadKeys<Value>
  readonly #asked = new Map<string, Batch>()
  readonly #found = new Map<string, Value>()
  /** Takes more keys until the tick is over, or it is full. */
  #open: Batch | undefined

  /** `missing` is the value of the keys for which nothing is found. */
  constructor(missing: Value, read: ReadKeys<Value>) {
    this.#missing = missing
    this.#read = read
  }

  /** The value of a key. */
  async load(key: string): Promise<Value> {
    await this.#batchWith(key).done
    return this.#valueOf(key)
  }

  /** The values of keys, which may repeat, in their order. Fails when one of them does. */
  async loadAll(keys: readonly string[]): Promise<Value[]> {
    const batches = new Set<Batch>()
    for (const key of keys) batches.add(this.#batchWith(key))
    for (const { done } of batches) await done
    return keys.map(key => this.#valueOf(key))
  }

  #valueOf(key: string): Value {
    return this.#found.get(key) ?? this.#missing
  }

  /** The batch in which a key is, was or will be read. */
  #batchWith(key: string): Batch {
    const known = this.#asked.get(key)
    if (known) return known
    const batch = (this.#open ??= this.#openBatch())
    batch.keys.push(key)
    this.#asked.set(key, batch)
    if (batch.keys.length === MOST_IDS) this.#open = undefined
    return batch
  }

  #openBatch(): Batch {
    const keys: string[] = []
    const done = this.#readSoon(keys)
    // Whoever waits for it is told; nobody has to.
    done.catch(() => {})
    return { keys, done }
  }

  async #readSoon(keys: readonly string[]): Promise<void> {
    await endOfTick()
    if (this.#open?.keys === keys) this.#open = undefined
    await this.#read(keys, (key, value) => this.#found.set(key, value))
  }
}

/** When all that can go on by itself has gone on: what it has met is read together. */
async function endOfTick(): Promise<void> {
  await undefined
  return new Promise(resolve => process.nextTick(resolve))
}
