import { useEffect } from 'react'

/** Sets the title of the document while the page is shown; null leaves that to a part of the page. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = `${title} · Arus`
  }, [title])
}
