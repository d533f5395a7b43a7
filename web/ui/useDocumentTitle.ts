import { useEffect } from 'react'

/** Sets the document title while the page is shown; null leaves it to a part of the page. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Arus`
  }, [title])
}
