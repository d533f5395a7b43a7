// A screen with data: its component, fetched when needed, and its queries, which are known without the component.
import type { ComponentType } from 'react'
import type { JSResourceReference, PreloadedQuery, ThinQueryParams } from 'react-relay/hooks'
import type { OperationType } from 'relay-runtime'

/** Where a screen is shown: its route's parameters and the query string. */
export type PageLocation = { params: Readonly<Record<string, string | undefined>>; search: URLSearchParams }

type Queries = Record<string, OperationType>

/** Props of a screen whose queries were started by its route. */
export type PageProps<Q extends Queries> = { queries: { readonly [K in keyof Q]: PreloadedQuery<Q[K]> } }

/** A Relay entrypoint, typed from queries to component. */
export type PageEntryPoint<Q extends Queries> = {
  readonly root: JSResourceReference<ComponentType<PageProps<Q>>>
  readonly getPreloadProps: (location: PageLocation) => { queries: { [K in keyof Q]: ThinQueryParams<Q[K]> } }
}

/** A module that is fetched once, at the latest when it is rendered. */
export function resource<T>(id: string, load: () => Promise<T>): JSResourceReference<T> {
  let module: T | null = null
  let loading: Promise<T> | null = null
  return {
    getModuleId: () => id,
    getModuleIfRequired: () => module,
    load: () =>
      (loading ??= load().then(
        loaded => (module = loaded),
        (error: unknown) => {
          // A chunk that failed, for example offline, is tried again the next time.
          loading = null
          throw error
        },
      )),
  }
}
