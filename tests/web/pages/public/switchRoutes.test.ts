import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { switchOrganization } from '../../../../web/pages/public/switch/switchRoutes.ts'
import { organizationOfTab } from '../../../../web/relay/tab.ts'

const OURS = '0198f000-0000-7000-8000-000000000101'
const LEFT = '0198f000-0000-7000-8000-000000000102'
const UNKNOWN = '0198f000-0000-7000-8000-000000000103'

let viewer: object | null
beforeEach(() => {
  sessionStorage.clear()
  const memberships = [
    { status: 'ACTIVE', organization: { uuid: OURS, modes: ['TREASURY'] } },
    { status: 'DEACTIVATED', organization: { uuid: LEFT, modes: ['TREASURY'] } },
  ]
  viewer = { memberships }
  vi.stubGlobal('fetch', async () => Response.json({ data: { viewer } }))
})
afterEach(() => vi.unstubAllGlobals())

const open = async (query: string) =>
  (await switchOrganization({ request: new Request(`http://localhost/o${query}`) })).headers.get('location')

test('goes to the organization and on to the page that is named', async () => {
  expect(await open(`?id=${OURS}&next=/log`)).toBe('/log')
  expect(organizationOfTab()).toBe(OURS)
})

test.each([UNKNOWN, LEFT, 'x'])('%s is not found, and the tab is in no organization for it', async id => {
  expect(await open(`?id=${id}&next=/log`)).toBe('/404')
  expect(organizationOfTab()).toBeNull()
})

test('leads whoever is not signed in to sign in first, and back', async () => {
  viewer = null
  expect(await open(`?id=${OURS}&next=/log`)).toBe(`/?next=${encodeURIComponent(`/o?id=${OURS}&next=/log`)}`)
  expect(organizationOfTab()).toBeNull()
})

test('that names none goes to the home of the one that the tab is in', async () => {
  expect(await open('')).toBe('/u')
})
