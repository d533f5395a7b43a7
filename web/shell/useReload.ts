import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { CodeUnreachable, reloadDocument } from '../relay/operation.ts'

/**
 * Reloads the current page. By a navigation, not a revalidation: the router clears a page's error only when the location changes or when it
 * sees a revalidation begin, and a fast one ends before it checks. Missing code needs a new document, once the server is reachable:
 * offline, the browser would show its own error page. A navigation in progress completes first.
 */
export function useReload(): () => void {
  const navigate = useNavigate()
  const place = useLocation()
  const error = useRouteError()
  const isMoving = useNavigation().state !== 'idle'
  const isAsked = useRef(false)
  const again = useCallback(
    () => void navigate(place, { replace: true, state: place.state, preventScrollReset: true }),
    [navigate, place],
  )
  useEffect(() => {
    if (isMoving || !isAsked.current) return
    isAsked.current = false
    again()
  }, [again, isMoving])
  return useCallback(() => {
    if (isMoving) isAsked.current = true
    else if (error instanceof CodeUnreachable) fetch('/', { method: 'HEAD' }).then(reloadDocument, again)
    else again()
  }, [again, error, isMoving])
}
