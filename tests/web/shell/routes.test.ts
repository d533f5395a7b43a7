// The application's paths, and the server's knowledge of them.
import type { RouteObject } from 'react-router'
import { describe, expect, test } from 'vitest'
import { statusOfPage } from '../../../bff/pages/webRoutes.ts'
import { WEB_ROUTES } from '../../../bff/pages/webRoutes.generated.ts'
import { features } from '../../../web/features.ts'
import { loadFeatureRoutes, loadOrganizationRoutes } from '../../../web/organizationRoutes.tsx'
import { ADDRESS_OF } from '../../../web/pages/public/checkout/view.ts'
import { placeOf } from '../../../web/pages/public/customerPortal/place.ts'
import { createRouter } from '../../../web/router.tsx'

/** The paths of these routes, except the splat. */
function pathsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path, index, children = [] }) => {
    const here = path === undefined ? parent : `${parent}/${path}`
    const isPage = index === true || (path !== undefined && path !== '*' && children.length === 0)
    return [...(isPage ? [here || '/'] : []), ...pathsOf(children, here)]
  })
}

/** Pages of separate applications, other than the staff's. */
const PORTAL = [
  '/customer',
  '/customer/orders',
  '/customer/purchase-orders',
  '/customer/data',
  '/customer/data/change',
  '/customer/statement',
  '/customer/invoices/:uuid',
  '/customer/invoices/:uuid/proof',
  '/customer/invoices/:uuid/slip',
  '/customer/orders/:uuid',
  '/customer/purchase-orders/:uuid',
]
const CHECKOUT = ['/checkout', '/checkout/success', '/checkout/failed']
const APART = ['/customer-request', ...CHECKOUT, ...PORTAL]

test('the server knows every page of the application, and no other', async () => {
  const tables = await Promise.all([loadOrganizationRoutes(), ...features.map(loadFeatureRoutes)])
  const own = [...pathsOf(createRouter().routes as RouteObject[]), ...tables.flatMap(table => pathsOf(table))]
  expect([...new Set([...own, ...APART])].toSorted()).toEqual([...WEB_ROUTES])
})

test('the pages apart are those that their applications show', () => {
  const uuid = '0198f000-0000-7000-8000-000000000101'
  expect(PORTAL.filter(route => placeOf(route.replace(':uuid', uuid)).name === 'unknown')).toEqual([])
  expect([...new Set(Object.values(ADDRESS_OF))]).toEqual(CHECKOUT)
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
