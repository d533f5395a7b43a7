import { useCallback } from 'react'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { CodeUnreachable, loadDocumentAnew } from '../relay/operation.ts'

/**
 * Loads the page again where it is. By a navigation and not by revalidation: the router forgets a page's error when the place changes,
 * or when it sees a reload begin, and a quick reload is over before it has looked. Code that was missing takes a new document, once
 * there is somebody to ask for it: without a network the browser would put its own page in place of ours.
 */
export function useReload(): () => void {
  const navigate = useNavigate()
  const place = useLocation()
  const error = useRouteError()
  return useCallback(() => {
    const again = () => void navigate(place, { replace: true, state: place.state, preventScrollReset: true })
    if (error instanceof CodeUnreachable) fetch('/', { method: 'HEAD' }).then(loadDocumentAnew, again)
    else again()
  }, [error, navigate, place])
}
