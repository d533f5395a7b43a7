// Batched reads of one operation by key, on DataLoader. Keys requested in one tick are read in one call. Every result is kept for the
// operation, failures too: a query that runs again doesn't call a failing service again.
import DataLoader from 'dataloader'

/** Maximum number of ids in `?ids=`. */
export const MAX_IDS = 200

/** Reads distinct keys, at most 200, and gives what it finds, in any order. */
export type ReadKeys<Value> = (keys: readonly string[], give: (key: string, value: Value) => void) => Promise<void>

export class Loader<Value> {
  readonly #loader: DataLoader<string, Value>

  /** `missing` is the value of keys that are not found. */
  constructor(missing: Value, read: ReadKeys<Value>) {
    this.#loader = new DataLoader(keys => readBatch(keys, missing, read), { maxBatchSize: MAX_IDS })
  }

  /** The value of a key. */
  load(key: string): Promise<Value> {
    return this.#loader.load(key)
  }

  /** The values of keys, which may repeat, in their order. Fails if any of them fails. */
  async loadAll(keys: readonly string[]): Promise<Value[]> {
    const distinct = [...new Set(keys)]
    const values = await Promise.all(distinct.map(key => this.#loader.load(key)))
    if (distinct.length === keys.length) return values
    const found = new Map(distinct.map((key, index) => [key, values[index]!]))
    return keys.map(key => found.get(key)!)
  }
}

async function readBatch<Value>(
  keys: readonly string[],
  missing: Value,
  read: ReadKeys<Value>,
): Promise<(Value | Error)[]> {
  const found = new Map<string, Value>()
  try {
    await read(keys, (key, value) => found.set(key, value))
  } catch (error) {
    // Returned for each key instead of thrown: DataLoader forgets the keys of a batch that throws, and a second run of the operation would
    // call the failing service again.
    const failure = error instanceof Error ? error : new Error('The batch failed', { cause: error })
    return keys.map(() => failure)
  }
  return keys.map(key => found.get(key) ?? missing)
}
