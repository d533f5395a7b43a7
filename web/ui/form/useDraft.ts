import { del, get, set } from 'idb-keyval'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFlag } from '../../flags/useFlag.ts'
import { organizationOfTab } from '../../relay/tab.ts'

/** Debounces typing before saving. */
const SETTLE = 600

type Stored<V> = { savedAt: string; values: V; /** The form's initial values, where they matter. */ start?: string }

export type Draft<V> = {
  /** When the draft was last saved, as an instant. */
  savedAt: string | null
  /** Set when a draft of an earlier visit was found. */
  found: V | null
  /** Set when the draft found has other initial values than the form: it is unknown which of the two the user means. */
  stale: V | null
  save: (values: V, start?: string) => void
  discard: () => Promise<void>
}

/**
 * Keeps the values of a form on this device for this organization until they are saved or discarded. With `start`, the form's initial
 * values, a draft with other initial values counts as stale.
 */
export function useDraft<V>(name: string | null, start?: string): Draft<V> {
  const areKept = useFlag('saved-drafts')
  // Captured at mount: when the session ends, the tab forgets its organization before the form unmounts.
  const [organization] = useState(organizationOfTab)
  const key = name === null || !areKept ? null : `draft:${organization}:${name}`
  const [savedAt, setSavedAt] = useState<string | null>(null)
  const [found, setFound] = useState<V | null>(null)
  const [stale, setStale] = useState<V | null>(null)
  const [firstStart] = useState(start)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The pending save of values typed since the last save. */
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
  // A session that ends unmounts the form while the user types: pending values are saved at once.
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

/** Private windows may refuse the database, at once or later, and some browsers have none: then there are no drafts, but the form works. */
async function ifKept<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}
