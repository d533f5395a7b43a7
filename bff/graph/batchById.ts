// The one batch function. Keys that fields ask for in one tick are read in one call (at most 200 a call); answers are matched
// by key, never by place; a miss is null; a failed call fails its own keys alone.
import DataLoader from 'dataloader'

/** The most ids that a service takes in `?ids=`. */
export const MOST_IDS = 200

export type Loader<Value> = DataLoader<string, Value>

/** Reads records by id. `read` gets distinct ids and answers in any order, leaving out what there is not. */
export function batchById<Item extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Loader<Item | null> {
  return batch(async ids => {
    const found = new Map((await read(ids)).map(item => [item.id, item]))
    return ids.map(id => found.get(id) ?? null)
  })
}

/** Reads what belongs to records: for each id the items that `ownersOf` gives to it, in the order of the answer. */
export function batchByOwner<Item>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  ownersOf: (item: Item) => readonly string[],
): Loader<Item[]> {
  return batch(async ids => {
    const owned = new Map<string, Item[]>(ids.map(id => [id, []]))
    for (const item of await read(ids)) {
      for (const owner of ownersOf(item)) owned.get(owner)?.push(item)
    }
    return ids.map(id => owned.get(id) ?? [])
  })
}

function batch<Value>(read: (ids: readonly string[]) => Promise<Value[]>): Loader<Value> {
  return new DataLoader<string, Value>(
    async ids => {
      try {
        return await read(ids)
      } catch (error) {
        // Given back for each key instead of thrown: DataLoader forgets the keys of a batch that throws, and a second run of
        // the same operation would call the failing service again.
        const failure = error instanceof Error ? error : new Error('The batch failed', { cause: error })
        return ids.map(() => failure)
      }
    },
    { maxBatchSize: MOST_IDS },
  )
}
