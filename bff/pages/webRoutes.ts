// What the server knows about page addresses: whether a page exists, and in which entry.
import { ENTRIES_APART, WEB_ROUTES } from './webRoutes.generated.ts'

/** The error pages. */
const STATUS: Readonly<Record<string, number>> = { '/403': 403, '/404': 404 }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const formOf = (route: string) => new RegExp(`^${route.replace(':uuid', UUID)}/?$`, 'i')
const known = WEB_ROUTES.map(formOf)

/** The status of the page at a path; whether a record exists is only known when its page reads it. */
export function statusOfPage(path: string): number {
  if (!known.some(form => form.test(path))) return 404
  return STATUS[path] ?? 200
}

/** With compiled patterns of their addresses, which every visit is matched against. */
export const entriesApart = ENTRIES_APART.map(({ file, routes, below }) => {
  const forms = routes.map(formOf)
  return {
    file,
    /** Whether it has the page at a path: one of its routes, or anything below its own prefix. */
    answers: (path: string): boolean =>
      forms.some(form => form.test(path)) || (below !== null && path.startsWith(below)),
  }
})
