/** A path of this site to continue to. Anything else, such as `//evil.example` or a scheme, is rejected. */
export function safePath(path: string | null, fallback = '/home'): string {
  if (path === null || !path.startsWith('/')) return fallback
  const url = new URL(path, location.origin)
  return url.origin === location.origin ? url.pathname + url.search + url.hash : fallback
}
