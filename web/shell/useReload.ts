import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { CodeUnreachable, loadDocumentAnew } from '../relay/operation.ts'

/**
 * Loads the page again where it is. By a navigation and not by revalidation: the router forgets a page's error when the place changes,
 * or when it sees a reload begin, and a quick reload is over before it has looked. Code that was missing takes a new document, once
 * there is somebody to ask for it: without a network the browser would put its own page in place of ours. Where a person is on the way to
 * another page they get there first.
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
    else if (error instanceof CodeUnreachable) fetch('/', { method: 'HEAD' }).then(loadDocumentAnew, again)
    else again()
  }, [again, error, isMoving])
}
