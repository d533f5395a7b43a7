// `?scope=group` (treasury.md §11) leads to the group's page in the view of the screen.
import { expect, test } from 'vitest'
import { routes as forecast } from '../../../../../web/pages/organization/cashForecast/routes.tsx'
import { routes as position } from '../../../../../web/pages/organization/cashPosition/routes.tsx'
import { groupCashState } from '../../../../../web/pages/organization/groupCash/_lib/groupCashState.ts'
import { groupScope } from '../../../../../web/pages/organization/_lib/groupScope.ts'
import { routes as payables } from '../../../../../web/pages/organization/payables/routes.tsx'

/** Where a visit of the screen is led. */
async function led(routes: typeof position, search: string): Promise<URL> {
  const loader = routes[0]?.loader
  if (typeof loader !== 'function') throw new Error('a page has a loader')
  const url = new URL(`http://localhost/${routes[0]?.path}?${search}`)
  const answer: unknown = await Promise.resolve(
    loader({ params: {}, request: new Request(url), url, pattern: '', context: new Map() } as never),
  ).catch((thrown: unknown) => thrown)
  if (!(answer instanceof Response)) throw new Error('the visit was not led elsewhere')
  return new URL(answer.headers.get('location') ?? '', url)
}

test.each([
  ['the position', position, 'POSITION'],
  ['the forecast', forecast, 'FORECAST'],
  ['payables', payables, 'PAYABLES'],
] as const)('%s leads to that of the group, in its currency', async (_, routes, view) => {
  const { pathname, searchParams } = await led(routes, 'scope=group&currency=usd&unit=day')
  expect(pathname).toBe('/group-cash')
  expect(groupCashState.read(searchParams)).toEqual({ view, currency: 'USD', organizations: [] })
  expect(groupCashState.write(groupCashState.read(searchParams)).toString()).toBe(searchParams.toString())
})

test.each(['', 'scope=', 'scope=organization', 'currency=USD'])('"%s" stays with the organization', search => {
  expect(groupScope(null)(new URLSearchParams(search))).toBeNull()
})
