// The life cycle of preloaded queries. `loadQuery` retains its data until it is disposed of, and neither `usePreloadedQuery` nor the router
// does that. Here each reference has one owner: created by a hover or a navigation, held by the screen that shows it, disposed of once when
// the screen is gone or never claimed it.
import { type ReactNode, Suspense, useEffect } from 'react'
import { EntryPointContainer, RelayEnvironmentProvider, loadEntryPoint } from 'react-relay/hooks'
import type { PreloadedQuery, ThinQueryParams } from 'react-relay/hooks'
import { type Environment, type OperationType, PreloadableQueryRegistry } from 'relay-runtime'
import {
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  matchRoutes,
  replace,
  useLoaderData,
  useLocation,
} from 'react-router'
import { addMessages } from '../i18n/intl.ts'
import { type PageEntryPoint, type PageLocation, resource } from './entryPoint.ts'
import { currentScope } from './environment.ts'
import { establishScope } from './establishScope.ts'
import { feedPosition } from './feedPosition.ts'
import { codes, CodeUnreachable, RequestFailed } from './operation.ts'
import { lacks, reportsFailure } from './persistentQueries.ts'
import { ReadSince } from './readSince.ts'

/** A reference that no screen claims within this time is disposed of. */
const UNCLAIMED = 30_000
/** StrictMode and Suspense remount at once: a screen counts as gone after this time. */
const GRACE = 1_000
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Any entry point; data loaded from it goes to its own component only. */
// oxlint-disable-next-line typescript/no-explicit-any -- Relay's entry points are invariant in their queries: there is no common supertype
type AnyEntryPoint = PageEntryPoint<any>

/** `fresh`: not a back navigation. `within`: within the current screen, which stays until everything is loaded. */
type Visit = { fresh: boolean; within: boolean }

/** Queries in flight or complete, with their environment. */
export class PreloadedPage {
  readonly environment: Environment
  readonly reference: ReturnType<typeof loadEntryPoint<AnyEntryPoint>>
  /** The feed position before anything was read; empty when the store may answer with older data. */
  readonly readSince: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #holders = 0

  constructor(environment: Environment, entryPoint: AnyEntryPoint, location: PageLocation, visit: Visit) {
    this.environment = environment
    this.readSince = visit.fresh ? feedPosition() : ''
    const decided = withPolicy(entryPoint, visit, environment)
    this.reference = loadEntryPoint({ getEnvironment: () => environment }, decided, location)
    this.#disposeAfter(UNCLAIMED)
  }

  get isDisposed(): boolean {
    return this.reference.isDisposed
  }

  /** Marks the page as shown; the result releases it. */
  hold(): () => void {
    this.#holders += 1
    clearTimeout(this.#timer)
    return () => {
      this.#holders -= 1
      if (this.#holders === 0) this.#disposeAfter(GRACE)
    }
  }

  /** The navigation was canceled: disposes of the page unless a screen shows it. */
  abandon(): void {
    if (this.#holders === 0) this.dispose()
  }

  dispose(): void {
    clearTimeout(this.#timer)
    this.reference.dispose()
  }

  /**
   * Resolves when every query has completed or failed; the screen shows which. Resolves in a separate task: storing a long list's answer
   * and rendering it take a frame each.
   */
  async settled(): Promise<void> {
    const queries: PreloadedQuery<OperationType>[] = Object.values(this.reference.queries)
    await Promise.all(queries.map(({ source }) => source?.toPromise().catch(() => undefined)))
    await new Promise(resolve => setTimeout(resolve))
  }

  #disposeAfter(delay: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.dispose(), delay)
  }
}

/**
 * Relay suspends for code that can't be fetched and does not check again. Within one visit the failure is thrown in place of the screen;
 * the next visit fetches again.
 */
function throwingFailure({ getModuleId, getModuleIfRequired, load }: AnyEntryPoint['root']): AnyEntryPoint['root'] {
  let failure: CodeUnreachable | null = null
  return {
    getModuleId,
    getModuleIfRequired: () => {
      if (failure !== null) throw failure
      return getModuleIfRequired()
    },
    load: () =>
      load().catch((error: unknown) => {
        failure = new CodeUnreachable()
        throw error
      }),
  }
}

/**
 * Data in the store is shown at once; a visit that is not a back navigation also queries the server. Only a screen without any data fails.
 */
function withPolicy(entryPoint: AnyEntryPoint, { fresh, within }: Visit, environment: Environment): AnyEntryPoint {
  return {
    root: throwingFailure(entryPoint.root),
    getPreloadProps: location => {
      const { queries } = entryPoint.getPreloadProps(location)
      const fetchPolicy = fresh ? 'store-and-network' : 'store-or-network'
      const decided = Object.entries(queries).map(([name, query]: [string, ThinQueryParams<OperationType>]) => {
        const networkCacheConfig = within ? {} : reportsFailure(() => isMissing(environment, query))
        return [name, { ...query, options: { fetchPolicy, networkCacheConfig, ...query.options } }]
      })
      return { queries: Object.fromEntries(decided) }
    },
  }
}

function isMissing(environment: Environment, { parameters, variables }: ThinQueryParams<OperationType>): boolean {
  const { id } = parameters.params
  // The query is registered with the screen's code: until that is loaded nothing is shown.
  const node = parameters.kind === 'Request' ? parameters : id ? PreloadableQueryRegistry.get(id) : null
  return !node || lacks(environment, node, variables)
}

let hovered: { href: string; page: PreloadedPage } | null = null
let table: RouteObject[] = []

/** Adds routes whose screens `preload` can start. */
export function preloadFrom(routes: RouteObject[]): void {
  table = [...routes, ...table]
}

/** Preloads code and queries of the screen at an address. */
export function preload(href: string): void {
  const scope = currentScope()
  const url = new URL(href, location.origin)
  const match = matchRoutes(table, url.pathname)?.at(-1)
  const entryPoint = entryPointOf(match?.route.handle)
  if (scope === null || match === undefined || entryPoint === null) return
  if (hovered?.href === url.href && !hovered.page.isDisposed) return
  hovered?.page.abandon()
  const place = { params: match.params, search: url.searchParams }
  const visit = { fresh: true, within: shownPath === url.pathname }
  hovered = { href: url.href, page: new PreloadedPage(scope.environment, entryPoint, place, visit) }
}

/** Claims what a hover preloaded, if it is for this address and this organization. */
function takeHovered(href: string, environment: Environment): PreloadedPage | null {
  if (hovered?.href !== href || hovered.page.isDisposed || hovered.page.environment !== environment) return null
  const { page } = hovered
  hovered = null
  return page
}

let wentBack = false
/** Installed before the router's listener, so that loaders know whether a visit is a back navigation. */
addEventListener('popstate', () => {
  wentBack = true
})

/** Path of the current screen: a navigation within it keeps its rows until the next ones are loaded. */
let shownPath: string | null = null

function useShown(pathname: string | null): void {
  useEffect(() => {
    if (pathname === null) return
    shownPath = pathname
    return () => {
      shownPath = null
    }
  }, [pathname])
}

/**
 * Like rows, a failure stays until the next answer arrives: re-rendering the failed answer from the store would only fail again, before the
 * next answer is read.
 */
function ShownFailure({ children }: { children: ReactNode }) {
  useShown(useLocation().pathname)
  return children
}

type PageRoute = {
  /** Omitted for the frame around other pages. */
  path?: string
  /** Id under which further routes are added to it. */
  id?: string
  /** Shown while code or data of the screen is loading, in its shape. */
  skeleton: ReactNode
  /** Replaces a failed screen; what surrounds it stays. */
  errorElement?: ReactNode
  /** Message groups of the screen: its directory, and those of components that it borrows. */
  messages?: readonly string[]
  /** Hides the notice that a larger screen is better. */
  madeForPhones?: boolean
  /** The address of the screen that shows what this query string asks for, unless it is this one. */
  elsewhere?: (search: URLSearchParams) => string | null
  children?: RouteObject[]
}

type LoadedPage = { page: PreloadedPage; pathname: string }

/** A route whose loader starts the screen's queries together with its code. */
export function pageRoute(
  screen: AnyEntryPoint,
  { path, id, skeleton, errorElement, messages = [], madeForPhones = false, elsewhere, children }: PageRoute,
): RouteObject {
  const isFrame = path === undefined
  const entryPoint = { ...screen, root: withMessages(screen.root, messages) }

  function Page() {
    const { page, pathname } = useLoaderData<LoadedPage>()
    useEffect(() => page.hold(), [page])
    useShown(isFrame ? null : pathname)
    return (
      <RelayEnvironmentProvider environment={page.environment}>
        <ReadSince value={page.readSince}>
          <Suspense key={isFrame ? '' : pathname} fallback={skeleton}>
            <EntryPointContainer entryPointReference={page.reference} props={{}} />
          </Suspense>
        </ReadSince>
      </RelayEnvironmentProvider>
    )
  }

  async function loader({ params, request }: LoaderFunctionArgs): Promise<LoadedPage> {
    // A malformed link names no record. Without this check the server's technical error would be shown; the frame stays.
    if (!isFrame && params.uuid !== undefined && !UUID.test(params.uuid)) throw new RequestFailed('', codes.notFound)
    const url = new URL(request.url)
    const other = elsewhere?.(url.searchParams) ?? null
    if (other !== null) throw replace(other)
    const fresh = !wentBack
    if (!isFrame) wentBack = false
    const { environment } = await establishScope()
    const within = !isFrame && shownPath === url.pathname
    const page =
      (isFrame ? null : takeHovered(url.href, environment)) ??
      new PreloadedPage(environment, entryPoint, { params, search: url.searchParams }, { fresh, within })
    request.signal.addEventListener('abort', () => page.abandon())
    // Within a screen the old rows stay, with the progress bar, until the new ones are loaded.
    if (within) await page.settled()
    loaded.set(entryPoint, environment)
    return { page, pathname: url.pathname }
  }

  const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => {
    const isRetry = currentUrl.href === nextUrl.href
    if (isRetry || loaded.get(entryPoint) !== currentScope()?.environment) return true
    return !isFrame && (currentUrl.pathname !== nextUrl.pathname || currentUrl.search !== nextUrl.search)
  }

  return {
    ...(isFrame ? {} : { path }),
    ...(id === undefined ? {} : { id }),
    ...(children ? { children } : {}),
    loader,
    Component: Page,
    errorElement: isFrame || errorElement === undefined ? errorElement : <ShownFailure>{errorElement}</ShownFailure>,
    shouldRevalidate,
    handle: { entryPoint, madeForPhones },
  }
}

/** A screen counts as loaded when its messages are. */
function withMessages(root: AnyEntryPoint['root'], messages: readonly string[]): AnyEntryPoint['root'] {
  return resource(root.getModuleId(), async () => {
    const [component] = await Promise.all([root.load(), addMessages(messages)])
    return component
  })
}

/** The environment for which an entry point was last loaded: another organization requires loading again. */
const loaded = new WeakMap<AnyEntryPoint, Environment>()

/** The entry point in the handle of a page's route. */
export function entryPointOf(handle: unknown): AnyEntryPoint | null {
  return typeof handle === 'object' && handle !== null && 'entryPoint' in handle
    ? (handle.entryPoint as AnyEntryPoint)
    : null
}
