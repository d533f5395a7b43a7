import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { IntlRoot } from '../../../web/i18n/IntlRoot.tsx'
import { addMessages, showLanguage } from '../../../web/i18n/intl.ts'
import { codes, RequestFailed } from '../../../web/relay/operation.ts'
import { PageFailure } from '../../../web/shell/PageFailure.tsx'

beforeAll(async () => {
  await showLanguage('en')
  await addMessages(['organization'])
})

/** A page that can't be shown: the record in its address is not found. */
function fail(route: string, address: string) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = createMemoryRouter(
    [
      {
        path: route,
        loader: ({ request }) => {
          if (new URL(request.url).search) throw new RequestFailed('Not found.', codes.notFound)
          return null
        },
        element: <p>All of them</p>,
        errorElement: <PageFailure />,
        hydrateFallbackElement: <p />,
      },
    ],
    { initialEntries: [address] },
  )
  render(
    <IntlRoot>
      <RouterProvider router={router} />
    </IntlRoot>,
  )
}

test('a list whose filter names what nobody finds is shown without its filters at a click', async () => {
  fail('/payments', '/payments?account=nowhere')
  expect(await screen.findByText('Record not found')).toBeTruthy()
  await userEvent.click(await screen.findByRole('link', { name: 'Clear filters' }, { timeout: 20_000 }))
  expect(await screen.findByText('All of them')).toBeTruthy()
})

test('a record that is not there is named by its kind, leads back to its list, and has no filters to clear', async () => {
  fail('/payments/:uuid', '/payments/nowhere?tab=history')
  expect(await screen.findByText('This payment doesn’t exist or belongs to another organization.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payment not found')
  await waitFor(() => expect(document.title).toBe('Payment not found · Arus'))
  expect(screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href')).toBe('/payments')
  // Until its links are loaded.
  await act(async () => {
    await import('../../../web/shell/NotFoundActions.tsx')
  })
  expect(screen.queryByRole('link', { name: 'Clear filters' })).toBeNull()
})

test('a kind of record with two words has its words too', async () => {
  fail('/bank-accounts/:uuid', '/bank-accounts/nowhere?x=1')
  expect(await screen.findByText('This bank account doesn’t exist or belongs to another organization.')).toBeTruthy()
  await act(async () => {
    await import('../../../web/shell/NotFoundActions.tsx')
  })
})
