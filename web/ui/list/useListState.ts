import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListCodec } from './listState.ts'
import { rememberList } from './useWayBack.ts'

export type ListState<S> = {
  /** As it will be when the navigation under way is done, so that chips and fields answer at once. */
  state: S
  /** The state as a query string, without what the list's codec doesn't know; empty for the list as it first stands. */
  query: string
  /** A query string of this list as `query` would write it, such as that of a view that was saved long ago. */
  canonical: (query: string) => string
  /** Changes some of it; the route's loader fetches, and the rows of before stay until then. */
  set(patch: Partial<S>): void
  /** Gives search and filters up; the sort stays. */
  clear: () => void
  /** Whether other rows are on their way. */
  isPending: boolean
}

/** The state of the list that is shown, read from and written to its address. */
export function useListState<S>(codec: ListCodec<S>): ListState<S> {
  const location = useLocation()
  const navigation = useNavigation()
  const navigate = useNavigate()

  const here = location.pathname
  const coming = navigation.location?.pathname === here ? navigation.location.search : null
  const search = coming ?? location.search
  useEffect(() => rememberList(here, location.search), [here, location])
  const state: S = useMemo(() => codec.read(new URLSearchParams(search)), [codec, search])

  const query = useMemo(() => codec.write(state).toString(), [codec, state])
  const canonical = useCallback(
    (text: string) => codec.write(codec.read(new URLSearchParams(text))).toString(),
    [codec],
  )

  const show = useCallback(
    (next: URLSearchParams) =>
      void navigate({ pathname: here, search: next.toString() }, { replace: true, preventScrollReset: true }),
    [here, navigate],
  )
  const set = useCallback(
    (patch: Partial<S>) => show(codec.write({ ...state, ...patch }, new URLSearchParams(search))),
    [codec, search, show, state],
  )
  const clear = useCallback(() => show(codec.cleared(new URLSearchParams(search))), [codec, search, show])
  return { state, query, canonical, set, clear, isPending: coming !== null }
}
