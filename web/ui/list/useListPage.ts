import { type RefObject, useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { usePaginationFragment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { KeyType, KeyTypeData } from 'react-relay/ReactRelayTypes'
import { useLocation } from 'react-router'
import type { GridHandle, Selection } from '../grid/DataGrid.tsx'
import { useSelection } from './useSelection.ts'

/** Size of further pages. The first page comes with the screen's query. */
const NEXT_PAGE = 100
/** The server's maximum page size. */
const LARGEST_PAGE = 200

/** Scroll positions of lists by history entry, restored on going back. */
const scrollPositions = new Map<string, number>()

/** Loading and refetching of a list's pages. */
export type Paging = {
  /** For `DataGrid.onEnd`: loads the next page when there is one. */
  loadMore: () => void
  /** The error of the last further page; nothing more is loaded until `retryMore`. */
  loadError: Error | null
  retryMore: () => void
  /** Refetches the loaded rows in place. With more rows than fit on a page the user decides: see `isStale`. */
  refresh: (loaded: number) => void
  /**
   * Refetches after a possible change, but only if all loaded rows fit in one answer: the user is not notified of what may be no change.
   */
  lookAgain: (loaded: number) => void
  /** The list has changed since, and refetching it would lose the scroll position. */
  isStale: boolean
  /** Refetches the list from its start. */
  startAgain: () => void
  selection: Selection
  setSelection: (selection: Selection) => void
  grid: RefObject<GridHandle | null>
  initialScroll: number
}

/**
 * Keyset paging, selection and scroll position of a list. `fragment` is a pagination fragment (`@refetchable` with `@connection`); its rows
 * are read by a fragment on the connection: of the edges this one reads only cursor and type.
 */
export function useListPage<TQuery extends OperationType, TKey extends KeyType>(
  fragment: GraphQLTaggedNode,
  key: TKey,
): { data: KeyTypeData<TKey>; paging: Paging } {
  const { data, loadNext, hasNext, isLoadingNext, refetch } = usePaginationFragment<TQuery, TKey>(fragment, key)
  const [, startTransition] = useTransition()
  const [staleFor, setStaleFor] = useState<string | null>(null)
  const [loadError, setLoadError] = useState<Error | null>(null)
  const { key: entry, search } = useLocation()

  const { selection, setSelection } = useSelection()

  const retryMore = useCallback(() => {
    setLoadError(null)
    loadNext(NEXT_PAGE, { onComplete: setLoadError })
  }, [loadNext])
  const loadMore = useCallback(() => {
    if (hasNext && !isLoadingNext && loadError === null) retryMore()
  }, [hasNext, isLoadingNext, loadError, retryMore])

  // A transition keeps the previous rows until the new ones are loaded.
  const readAgain = useCallback(
    (first: number) =>
      startTransition(() => {
        refetch({ first } as Partial<TQuery['variables']>, { fetchPolicy: 'network-only' })
      }),
    [refetch],
  )
  const lookAgain = useCallback(
    (loaded: number) => {
      if (loaded <= LARGEST_PAGE) readAgain(Math.max(loaded, NEXT_PAGE))
    },
    [readAgain],
  )
  const refresh = useCallback(
    (loaded: number) => {
      if (loaded > LARGEST_PAGE) setStaleFor(search)
      else lookAgain(loaded)
    },
    [lookAgain, search],
  )
  const startAgain = useCallback(() => {
    setStaleFor(null)
    readAgain(NEXT_PAGE)
    grid.current?.focusRow(0)
  }, [readAgain])

  const grid = useRef<GridHandle>(null)
  useEffect(() => {
    const handle = grid.current
    return () => {
      scrollPositions.set(entry, handle?.scrollTop() ?? 0)
    }
  }, [entry])

  const paging = {
    loadMore,
    loadError,
    retryMore,
    refresh,
    lookAgain,
    isStale: staleFor === search,
    startAgain,
    selection,
    setSelection,
    grid,
    initialScroll: scrollPositions.get(entry) ?? 0,
  }
  return { data, paging }
}
