import { useCallback, useEffect, useMemo } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { ListCodec } from './listState.ts'
import { rememberList } from './useListReturn.ts'

export type ListState<S> = {
  /** The state after the navigation in progress, so that chips and fields respond at once. */
  state: S
  /** The state as a query string, without unknown parameters; empty for the initial state. */
  query: string
  /** Normalizes a query string of this list, such as that of an old saved view, to the form of `query`. */
  canonical: (query: string) => string
  /** Changes part of the state; the route's loader fetches, and the previous rows stay until then. */
  set(patch: Partial<S>): void
  /** Clears search and filters; the sort stays. */
  clear: () => void
  /** Whether other rows are loading. */
  isPending: boolean
}

/** The state of the current list, read from and written to its address. */
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
