// A page view for each completed navigation, by the route's pattern: `/counterparties/:uuid/edit`, without the record. Names the flow of
// product.md that starts there, if any.
import type { createRouter } from '../router.tsx'

export type Router = ReturnType<typeof createRouter>
type Match = { route: { path?: string | undefined; handle?: unknown } }

/** The pattern of the current route. */
export function patternOf(matches: readonly Match[]): string {
  const parts = matches.flatMap(({ route }) => route.path?.split('/') ?? []).filter(part => part !== '')
  return `/${parts.join('/')}`
}

/** The flow that starts on the current page; undefined on other pages. */
export function flowOf(matches: readonly Match[]): string | undefined {
  const handle = matches.at(-1)?.route.handle
  const hasFlow = typeof handle === 'object' && handle !== null && 'flow' in handle
  return hasFlow && typeof handle.flow === 'string' ? handle.flow : undefined
}

/** Calls back with the current page and each later one; returns the unsubscribe function. Filters and tabs don't count as another page. */
export function onPageView(
  router: Pick<Router, 'state' | 'subscribe'>,
  view: (pattern: string, flow: string | undefined) => void,
): () => void {
  let seen: string | null = null
  const look = ({ initialized, navigation, location, matches }: Router['state']) => {
    if (!initialized || navigation.state !== 'idle' || location.pathname === seen) return
    seen = location.pathname
    view(patternOf(matches), flowOf(matches))
  }
  look(router.state)
  return router.subscribe(look)
}
