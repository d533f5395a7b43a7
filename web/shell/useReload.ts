import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Loads the page again where it is. By a navigation and not by revalidation: the router forgets a page's error when the place changes,
 * or when it sees a reload begin, and a quick reload is over before it has looked.
 */
export function useReload(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return useCallback(
    () => void navigate(location, { replace: true, state: location.state, preventScrollReset: true }),
    [location, navigate],
  )
}
