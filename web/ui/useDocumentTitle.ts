import { useEffect } from 'react'

/** Sets the title of the document while the page is shown. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Arus`
  }, [title])
}
