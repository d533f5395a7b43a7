import { createMemoryRouter, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { onPageView } from '../../../web/telemetry/pageViews.ts'

test('a page view for each completed change of the route, by its pattern', async () => {
  const router = createMemoryRouter(
    [
      {
        children: [
          { index: true, element: null },
          { path: 'counterparties', element: null },
          { path: 'counterparties/:uuid/edit', element: null },
          { path: 'dashboard', loader: () => redirect('/settings/profile') },
          { path: 'settings', children: [{ path: 'profile', element: null }] },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  const views: string[] = []
  const stop = onPageView(router, pattern => views.push(pattern))
  for (const address of [
    '/counterparties',
    '/counterparties?search=Ratna',
    '/counterparties/0198c1f2/edit',
    '/counterparties/0198c1f3/edit',
    '/dashboard',
    '/Ratna/2081134471',
  ])
    await router.navigate(address)
  stop()
  await router.navigate('/')
  expect(views).toEqual([
    '/',
    '/counterparties',
    '/counterparties/:uuid/edit',
    '/counterparties/:uuid/edit',
    '/settings/profile',
    '/*',
  ])
})
