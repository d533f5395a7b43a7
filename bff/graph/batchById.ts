// What loaders read: records by their id, or what belongs to them. Answers are matched by key, never by place; a miss is null.
import { Loader } from './loader.ts'

/** Reads records by id. `read` gets distinct ids and answers in any order, leaving out what there is not. */
export function batchById<Item extends { id: string }>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
): Loader<Item | null> {
  return new Loader(async ids => {
    const found = new Map((await read(ids)).map(item => [item.id, item]))
    return ids.map(id => found.get(id) ?? null)
  })
}

/** Reads what belongs to records: for each id the items that `ownersOf` gives to it, in the order of the answer. */
export function batchByOwner<Item>(
  read: (ids: readonly string[]) => Promise<readonly Item[]>,
  ownersOf: (item: Item) => readonly string[],
): Loader<Item[]> {
  return new Loader(async ids => {
    const owned = new Map<string, Item[]>(ids.map(id => [id, []]))
    for (const item of await read(ids)) {
      for (const owner of ownersOf(item)) owned.get(owner)?.push(item)
    }
    return ids.map(id => owned.get(id) ?? [])
  })
}
