// Batch reads for loaders: records by id, or what belongs to them. Results are matched by key, never by position.
import { Loader } from './loader.ts'

/** Reads records by id; null for missing ones. `read` gets distinct ids and may return them in any order. */
export function batchById<Item extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Loader<Item | null> {
  return new Loader<Item | null>(null, async (ids, give) => {
    for (const item of await read(ids)) give(item.id, item)
  })
}

/** Reads what belongs to records: for each id the items that `ownersOf` assigns to it, in the order of the response. */
export function batchByOwner<Item>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  ownersOf: (item: Item) => readonly string[],
): Loader<Item[]> {
  return new Loader<Item[]>([], async (ids, give) => {
    const owned = new Map<string, Item[]>()
    for (const item of await read(ids)) {
      for (const owner of ownersOf(item)) {
        const items = owned.get(owner)
        if (items) items.push(item)
        else owned.set(owner, [item])
      }
    }
    for (const [owner, items] of owned) give(owner, items)
  })
}
