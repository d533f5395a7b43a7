import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUuid } from './listState.ts'

/**
 * The record that is open next to its list, named by the hash of the address: it can be linked to, and opening it does not refetch the
 * list. It adds no history entry: going back leaves the list.
 */
export function useOpenedRow() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const list = pathname + search
  const show = useCallback((to: string) => void navigate(to, { replace: true, preventScrollReset: true }), [navigate])
  const uuid = hash.slice(1)
  const linkTo = (of: string) => `${list}#${of}`
  return {
    opened: isUuid(uuid) ? uuid : null,
    linkTo,
    open: (of: string) => show(linkTo(of)),
    close: () => show(list),
  }
}
