type Place = { pathname: string; search: string }

/**
 * The target when no user is signed in: a user who was signed in is told that the session has ended. Null on those pages themselves: a
 * further request that detects it must not lose the page to return to.
 */
export function pathAfterSession({ pathname, search }: Place, wasSignedIn: boolean): string | null {
  const next = `next=${encodeURIComponent(pathname + search)}`
  if (!wasSignedIn && pathname !== '/logout') return pathname === '/' ? null : `/?${next}`
  if (pathname !== '/logout') return `/logout?session=expired&${next}`
  return new URLSearchParams(search).get('session') === 'expired' ? null : '/logout?session=expired'
}
