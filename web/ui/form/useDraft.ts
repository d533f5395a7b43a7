import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFlag } from '../../flags/useFlag.ts'
import { organizationOfTab } from '../../relay/tab.ts'

/** Typing settles before it is written down. */
const SETTLE = 600

type Stored<V> = { savedAt: string; values: V; /** What the form began with, where that matters. */ start?: string }

export type Draft<V> = {
  /** When the draft was last written, as an instant. */
  savedAt: string | null
  /** Set when a draft of an earlier visit was found. */
  found: V | null
  /** Set when one was found that began with other values than the form has now: nobody knows which of the two is meant. */
  stale: V | null
  save: (values: V, start?: string) => void
  discard: () => Promise<void>
}

/**
 * What was typed into a form, kept on this device for this organization until it is saved or discarded. With `start`, what the form begins
 * with, a draft that began otherwise is not taken for one of it.
 */
export function useDraft<V>(name: string | null, start?: string): Draft<V> {
  const areKept = useFlag('saved-drafts')
  // The form's own: when the session ends, the tab forgets its organization before the form is gone.
  const [organization] = useState(organizationOfTab)
  const key = name === null || !areKept ? null : `draft:${organization}:${name}`
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [found, setFound] = useState<V | null>(null)
  const [stale, setStale] = useState<V | null>(null)
  const [firstStart] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** What is typed and not written down yet. */
  const unwritten = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (key === null) return
    let current = true
    void ifKept(() => get<Stored<V>>(key)).then(stored => {
      if (!current || stored === undefined) return
      if (stored.start === firstStart) setFound(stored.values)
      else setStale(stored.values)
      setSavedAt(stored.savedAt)
    })
    return () => {
      current = false
    }
  }, [key, firstStart])
  // A session that ends takes the form away while its person types: what is not settled is written at once.
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      unwritten.current?.()
    },
    [],
  )

  const save = useCallback(
    (values: V, from?: string) => {
      if (key === null) return
      clearTimeout(timer.current)
      setStale(null)
      unwritten.current = () => {
        unwritten.current = null
        const stored: Stored<V> = {
          savedAt: new Date().toISOString(),
          values,
          ...(from !== undefined && { start: from }),
        }
        void ifKept(async () => {
          await set(key, stored)
          setSavedAt(stored.savedAt)
        })
      }
      timer.current = setTimeout(() => unwritten.current?.(), SETTLE)
    },
    [key],
  )
  const discard = useCallback(async () => {
    clearTimeout(timer.current)
    unwritten.current = null
    setFound(null)
    setStale(null)
    setSavedAt(null)
    if (key !== null) await ifKept(() => del(key))
  }, [key])
  return { savedAt, found, stale, save, discard }
}

/** Private windows can refuse the database, at once or later, and some browsers have none: then there are no drafts, and the form works. */
async function ifKept<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
