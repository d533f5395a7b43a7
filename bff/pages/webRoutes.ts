// What the server knows of the addresses of pages: whether there is one, and which entry has it.
import { ENTRIES_APART, WEB_ROUTES } from './webRoutes.generated.ts'

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

/** With the forms of their addresses, which are asked for at every visit. */
export const entriesApart = ENTRIES_APART.map(({ file, routes, below }) => {
  const forms = routes.map(formOf)
  return {
    file,
    /** Whether it has the page at a path: one of its own, or anything below its own start. */
    answers: (path: string): boolean =>
      forms.some(form => form.test(path)) || (below !== null && path.startsWith(below)),
  }
})
