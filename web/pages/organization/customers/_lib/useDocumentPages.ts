import { useEffect, useState } from 'react'

/** The pages of a document as image URLs, or why there are none. */
export type DocumentPages =
  { state: 'loading' } | { state: 'failed' } | { state: 'unshowable' } | { state: 'shown'; pages: readonly string[] }

/** The server's status for a damaged or locked document: retrying changes nothing. */
const UNSHOWABLE = 422

/** Loads the first page, which has the page count; the others load as they scroll into view. */
export function useDocumentPages(url: string): DocumentPages & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ url: string; attempt: number; pages: DocumentPages } | null>(null)
  useEffect(() => {
    const gone = new AbortController()
    let first: string | undefined
    async function load(): Promise<DocumentPages> {
      const answer = await fetch(`${url}/pages/1`, { signal: gone.signal })
      if (!answer.ok) return { state: answer.status === UNSHOWABLE ? 'unshowable' : 'failed' }
      const count = Number(answer.headers.get('x-page-count'))
      first = URL.createObjectURL(await answer.blob())
      const rest = Array.from({ length: Math.max(count - 1, 0) }, (_page, at) => `${url}/pages/${at + 2}`)
      return { state: 'shown', pages: [first, ...rest] }
    }
    load()
      .catch((): DocumentPages => ({ state: 'failed' }))
      .then(pages => {
        if (!gone.signal.aborted) setFound({ url, attempt, pages })
      })
    return () => {
      gone.abort()
      if (first !== undefined) URL.revokeObjectURL(first)
    }
  }, [url, attempt])
  const isCurrent = found?.url === url && found.attempt === attempt
  return { ...(isCurrent ? found.pages : { state: 'loading' as const }), retry: () => setAttempt(attempt + 1) }
}
