import { useEffect, useRef, useState } from 'react'
import { saveDraft } from '../calls.ts'

/** Debounces typing before saving the draft. */
const SETTLE_MS = 800

export type Saving = { state: 'unchanged' | 'saving' | 'failed' } | { state: 'saved'; at: number }

/** Saves the draft on the server, one request at a time. `flush` resolves when the latest is saved, or has failed. */
export function useSavedDraft(token: string, text: string, onRefused: (codes: readonly string[]) => void) {
  const [saving, setSaving] = useState<Saving>({ state: 'unchanged' })
  const kept = useRef(text)
  const newest = useRef(text)
  const running = useRef<Promise<void> | null>(null)
  const refused = useRef(onRefused)
  useEffect(() => {
    newest.current = text
    refused.current = onRefused
  })

  async function run(): Promise<void> {
    while (kept.current !== newest.current) {
      const sent = newest.current
      setSaving({ state: 'saving' })
      try {
        const errors = (await saveDraft(token, sent))?.userErrors ?? []
        if (errors.length > 0) {
          setSaving({ state: 'failed' })
          refused.current(errors.map(({ code }) => code))
          return
        }
        kept.current = sent
        setSaving({ state: 'saved', at: Date.now() })
      } catch {
        setSaving({ state: 'failed' })
        return
      }
    }
  }
  const flush = (): Promise<void> => {
    running.current ??= run().finally(() => {
      running.current = null
    })
    return running.current
  }
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  useEffect(() => {
    if (text === kept.current) return
    const timer = setTimeout(() => void latest.current(), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  // A phone may end a hidden page.
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && void latest.current()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [])
  return { saving, flush }
}
