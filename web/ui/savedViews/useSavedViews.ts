import { useMemo } from 'react'
// oxlint-disable-next-line no-restricted-imports -- nobody waits for views: they are asked for after the list, by what shows them
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { useLocation } from 'react-router'
import type {
  useSavedViews_organization$data,
  useSavedViews_organization$key,
} from '../../__generated__/useSavedViews_organization.graphql.ts'
import type { SavedViewList, useSavedViewsQuery } from '../../__generated__/useSavedViewsQuery.graphql.ts'

export type SavedView = useSavedViews_organization$data['savedViews'][number]

/** Names the view in the list's address, so that it stays current while its filters are being changed. */
const VIEW = 'view'

const asItIs = (query: string) => query

/** Saved views of the current list, and the current one. `query` is the list's state as its codec writes it. */
export function useSavedViews(list: SavedViewList, query: string, canonical = asItIs) {
  const { search } = useLocation()
  const { organization } = useLazyLoadQuery<useSavedViewsQuery>(
    graphql`
      query useSavedViewsQuery($list: SavedViewList!) @throwOnFieldError {
        organization {
          ...useSavedViews_organization @arguments(list: $list)
        }
      }
    `,
    { list },
    { fetchPolicy: 'store-and-network' },
  )
  const { savedViews } = useFragment<useSavedViews_organization$key>(
    graphql`
      fragment useSavedViews_organization on Organization
      @argumentDefinitions(list: { type: "SavedViewList!" })
      @throwOnFieldError {
        savedViews(list: $list) {
          id
          uuid
          name
          query
          shared
          isMine
          canManage
          version
          owner {
            fullName
          }
        }
      }
    `,
    organization,
  )
  const views = useMemo(
    () => savedViews.map(view => ({ ...view, query: canonical(view.query) })),
    [savedViews, canonical],
  )
  const current = currentView(views, new URLSearchParams(search).get(VIEW), query)
  return { views, current, isChanged: current !== null && current.query !== query }
}

/** A view with exactly this state, preferably the one that the address names; else the named view, unless the list has no filters. */
function currentView(views: readonly SavedView[], named: string | null, query: string): SavedView | null {
  const alike = views.filter(view => view.query === query)
  const byName = (view: SavedView) => view.uuid === named
  return alike.find(byName) ?? alike[0] ?? (query === '' ? undefined : views.find(byName)) ?? null
}

/** The query string that shows a view. */
export function searchOf({ uuid, query }: Pick<SavedView, 'uuid' | 'query'>): string {
  const search = new URLSearchParams(query)
  search.set(VIEW, uuid)
  return search.toString()
}
