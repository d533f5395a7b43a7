// What an answer's status says of a page: whether the application has one at that address.
import { ENTRIES_APART, WEB_ROUTES } from './webRoutes.generated.ts'

export { ENTRIES_APART }

/** The pages that say what is wrong. */
const STATUS: Readonly<Record<string, number>> = { '/403': 403, '/404': 404 }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const formOf = (route: string) => new RegExp(`^${route.replace(':uuid', UUID)}/?$`, 'i')
const known = WEB_ROUTES.map(formOf)

/** The status of the page at a path: of a record's page whether there is such a record is only known when it is read. */
export function statusOfPage(path: string): number {
  if (!known.some(form => form.test(path))) return 404
  return STATUS[path] ?? 200
}

/** Whether the page of an entry answers at a path: that of its own pages, or of anything below its own start. */
export const answersAt = (
  { routes, below }: { routes: readonly string[]; below: string | null },
  path: string,
): boolean => routes.some(route => formOf(route).test(path)) || (below !== null && path.startsWith(below))
