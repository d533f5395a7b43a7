// What an answer's status says of a page: whether the application has one at that address.
import { WEB_ROUTES } from './webRoutes.generated.ts'

/** The pages that say what is wrong. */
const STATUS: Readonly<Record<string, number>> = { '/403': 403, '/404': 404 }

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const known = WEB_ROUTES.map(route => new RegExp(`^${route.replace(':uuid', UUID)}/?$`, 'i'))

/** The status of the page at a path: of a record's page whether there is such a record is only known when it is read. */
export function statusOfPage(path: string): number {
  if (!known.some(form => form.test(path))) return 404
  return STATUS[path] ?? 200
}
