type Place = { pathname: string; search: string }

/** Where one is led when the session has ended; null for whoever is there: the next request that finds it out must not forget where one was. */
export function pathAfterSession({ pathname, search }: Place): string | null {
  if (pathname !== '/logout') return `/logout?session=expired&next=${encodeURIComponent(pathname + search)}`
  return new URLSearchParams(search).get('session') === 'expired' ? null : '/logout?session=expired'
}
