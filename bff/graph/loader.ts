// Reads of one operation by key. Keys that are asked for in one tick are read in one call, and every answer is kept for the
// operation, a failure like a value: a query that runs a second time asks a failing service nothing again.

/** The most ids that a service takes in `?ids=`. */
export const MOST_IDS = 200

/** Reads distinct keys, at most 200: the answers in their order. */
export type ReadKeys<Value> = (keys: readonly string[]) => Promise<readonly Value[]>

type Answer<Value> = { value: Value } | { error: unknown }
type Entry<Value> = { batch: Batch; answer: Answer<Value> | undefined }
/** One call, from its first key until its answer is there. */
type Batch = { keys: string[]; done: Promise<void> }

export class Loader<Value> {
  readonly #read: ReadKeys<Value>
  readonly #entries = new Map<string, Entry<Value>>()
  /** The call that is still taking keys. */
  #open: Batch | undefined

  constructor(read: ReadKeys<Value>) {
    this.#read = read
  }

  /** The value of a key. */
  async load(key: string): Promise<Value> {
    const entry = this.#enter(key)
    if (!entry.answer) await entry.batch.done
    return valueOf(entry)
  }

  /** The values of keys, in their order; one promise for all of them, which fails when one of them does. */
  async loadAll(keys: readonly string[]): Promise<Value[]> {
    const entries = keys.map(key => this.#enter(key))
    const coming = new Set(entries.filter(({ answer }) => !answer).map(({ batch }) => batch.done))
    if (coming.size > 0) await Promise.all(coming)
    return entries.map(valueOf)
  }

  #enter(key: string): Entry<Value> {
    let entry = this.#entries.get(key)
    if (!entry) {
      const batch = this.#batch()
      batch.keys.push(key)
      entry = { batch, answer: undefined }
      this.#entries.set(key, entry)
    }
    return entry
  }

  #batch(): Batch {
    if (this.#open && this.#open.keys.length < MOST_IDS) return this.#open
    const batch: Batch = { keys: [], done: afterThisTick().then(() => this.#send(batch)) }
    this.#open = batch
    return batch
  }

  /** Never fails: what went wrong is the answer of each of its keys. */
  async #send(batch: Batch): Promise<void> {
    if (this.#open === batch) this.#open = undefined
    try {
      const values = await this.#read(batch.keys)
      for (const [index, key] of batch.keys.entries()) this.#answer(key, { value: values[index]! })
    } catch (error) {
      for (const key of batch.keys) this.#answer(key, { error })
    }
  }

  #answer(key: string, answer: Answer<Value>): void {
    const entry = this.#entries.get(key)
    if (entry) entry.answer = answer
  }
}

function valueOf<Value>({ answer }: Entry<Value>): Value {
  if (!answer) throw new Error('A batch ended without an answer')
  if ('error' in answer) throw answer.error
  return answer.value
}

/** When all that is ready to run now has run, and may have asked for more keys. */
const afterThisTick = () => Promise.resolve().then(() => new Promise<void>(resolve => process.nextTick(resolve)))
