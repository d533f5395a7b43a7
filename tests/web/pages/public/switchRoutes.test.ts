import { expect, test } from 'vitest'
import { switchOrganization } from '../../../../web/pages/public/switch/switchRoutes.ts'
import { organizationOfTab } from '../../../../web/relay/tab.ts'

const ORGANIZATION = '0198f000-0000-7000-8000-000000000101'
const open = (query: string) =>
  switchOrganization({ request: new Request(`http://localhost/o${query}`) }).headers.get('location')

test('goes to the organization and on to the page that is named', () => {
  expect(open(`?id=${ORGANIZATION}&next=/log`)).toBe('/log')
  expect(organizationOfTab()).toBe(ORGANIZATION)
})

test('that names none goes to the home of the one that the tab is in', () => {
  expect(open('')).toBe('/u')
})

test('that names none such is not found', () => {
  expect(open('?id=x')).toBe('/404')
})
