// What forms keep on this device because the server has not got it. The browser's database holds nothing else.
import { clear, del, delMany, entries, keys, set } from 'idb-keyval'

/** Typed values, or the deletion of a draft. */
export type Unsent = {
  owner: string
  at: string
  /** The draft's text; null: the server's draft is to be deleted. */
  content: string | null
  /** The server's version that this replaces; null: typed next to a draft that was not looked at. */
  base: number | null
}

/** Before this prefix, drafts were kept as `draft:…` without their owner. */
const PREFIX = 'unsent:'

/** Forms that are open. */
const ends = new Set<() => Promise<void>>()

/** A user's unsent copies of one form by their keys; each visit has its own. */
export async function readUnsent(form: string, owner: string): Promise<[key: string, unsent: Unsent][]> {
  const all = (await onDevice(() => entries<string, Unsent>())) ?? []
  return all.filter(([key, unsent]) => key.startsWith(`${PREFIX}${form}#`) && unsent.owner === owner)
}

export const unsentKey = (form: string, visit: string): string => `${PREFIX}${form}#${visit}`

export const keepUnsent = (key: string, unsent: Unsent) => onDevice(() => set(key, unsent))

export const dropUnsent = (key: string) => onDevice(() => del(key))

/** `end` is called before the user signs out: it sends what it can, and keeps nothing here from then on. Returns the undo function. */
export function whenSigningOut(end: () => Promise<void>): () => void {
  ends.add(end)
  return () => ends.delete(end)
}

/** Whoever uses this browser next finds nothing. */
export async function forgetUnsent(): Promise<void> {
  await Promise.all([...ends].map(end => end()))
  await onDevice(() => clear())
}

/** Deletes drafts of the former format, which do not say whose they are. */
export async function deleteFormerDrafts(): Promise<void> {
  const all = (await onDevice(() => keys<string>())) ?? []
  const former = all.filter(key => !key.startsWith(PREFIX))
  if (former.length > 0) await onDevice(() => delMany(former))
}

/** Private windows may refuse the database, at once or later, and some browsers have none: then nothing is kept here, but forms work. */
async function onDevice<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
