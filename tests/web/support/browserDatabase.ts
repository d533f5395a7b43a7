// The browser's database, for tests of what is kept in it: their files mock `idb-keyval` with these calls.

/** How it answers: normally, with a rejection, or with an exception, where there is none. */
export const database = { state: 'open' as 'open' | 'refused' | 'missing', held: new Map<string, unknown>() }

function ask<T>(answer: () => T): Promise<T> {
  if (database.state === 'missing') throw new ReferenceError('indexedDB is not defined')
  if (database.state === 'refused') return Promise.reject(new DOMException('A private window', 'InvalidStateError'))
  return Promise.resolve(answer())
}

const { held } = database
export const databaseCalls = {
  entries: () => ask(() => [...held]),
  keys: () => ask(() => [...held.keys()]),
  set: (key: string, value: unknown) => ask(() => void held.set(key, value)),
  del: (key: string) => ask(() => void held.delete(key)),
  delMany: (keys: readonly string[]) => ask(() => keys.forEach(key => held.delete(key))),
  clear: () => ask(() => held.clear()),
}
