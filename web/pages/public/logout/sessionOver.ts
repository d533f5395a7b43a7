type Place = { pathname: string; search: string }

/**
 * Where one is led when nobody is signed in: whoever was, is told that the session has ended. Null for whoever is there: the next request
 * that finds it out must not forget where one was.
 */
export function pathAfterSession({ pathname, search }: Place, wasSignedIn: boolean): string | null {
  const next = `next=${encodeURIComponent(pathname + search)}`
  if (!wasSignedIn && pathname !== '/logout') return pathname === '/' ? null : `/?${next}`
  if (pathname !== '/logout') return `/logout?session=expired&${next}`
  return new URLSearchParams(search).get('session') === 'expired' ? null : '/logout?session=expired'
}
