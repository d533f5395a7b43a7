// The addresses of the application, and what the server says of them.
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { statusOfPage } from '../../../bff/pages/webRoutes.ts'
import { ENTRIES_APART, WEB_ROUTES } from '../../../bff/pages/webRoutes.generated.ts'
import { features } from '../../../web/features.ts'
import { loadFeatureRoutes, loadOrganizationRoutes } from '../../../web/organizationRoutes.tsx'
import { createRouter } from '../../../web/router.tsx'

/** The paths of these routes, but for the splat. */
function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    const isPage = index === true || (path !== undefined && path !== '*' && children.length === 0)
    return [...(isPage ? [here || '/'] : []), ...pathsOf(children, here)]
  })
}

test('the server knows every page of the application, and no other', async () => {
  const tables = await Promise.all([loadOrganizationRoutes(), ...features.map(loadFeatureRoutes)])
  const own = [...pathsOf(createRouter().routes as RouteObject[]), ...tables.flatMap(table => pathsOf(table))]
  expect([...new Set([...own, ...ENTRIES_APART.flatMap(entry => entry.routes)])].toSorted()).toEqual([...WEB_ROUTES])
})

describe('the status of a page', () => {
  test.each([
    ['/', 200],
    ['/home', 200],
    ['/payments/', 200],
    ['/payments/0198f000-0000-7000-8000-000000000101/edit', 200],
    ['/settings/bills', 200],
    ['/403', 403],
    ['/404', 404],
    ['/nowhere', 404],
    ['/home/nowhere', 404],
    ['/payments/a/b/c', 404],
    ['/payments/a', 404],
    ['/payments/0198F000-0000-7000-8000-000000000101', 200],
    ['/o/any/thing', 404],
  ])('%s is %d', (path, status) => expect(statusOfPage(path)).toBe(status))
})
