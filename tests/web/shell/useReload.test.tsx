// Reloading a page does not interrupt a navigation in progress.
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { useReload } from '../../../web/shell/useReload.ts'

function Frame() {
  return (
    <button type="button" onClick={useReload()}>
      Reload
    </button>
  )
}
const reload = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reload' })))

function showBills() {
  const asked: string[] = []
  const waiting = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: ({ request }) => {
          const { pathname } = new URL(request.url)
          asked.push(pathname)
          return pathname === '/payments' && asked.filter(path => path === pathname).length === 1
            ? waiting.promise
            : null
        },
        element: <Frame />,
      },
    ],
    { initialEntries: ['/bills'], hydrationData: { loaderData: { '0': null } } },
  )
  render(<RouterProvider router={router} />)
  return { router, asked, arrive: () => waiting.resolve(null) }
}

test('a page is loaded again where it is', async () => {
  const { router, asked } = showBills()
  await reload()
  expect(asked).toEqual(['/bills'])
  expect(router.state.location.pathname).toBe('/bills')
})

test('a person on the way to another page gets there, and that one is loaded again', async () => {
  const { router, asked, arrive } = showBills()
  act(() => void router.navigate('/payments'))
  expect(router.state.navigation.state).toBe('loading')
  await reload()
  expect(router.state.navigation.location?.pathname).toBe('/payments')
  await act(async () => arrive())
  expect(router.state.location.pathname).toBe('/payments')
  expect(asked).toEqual(['/payments', '/payments'])
})
