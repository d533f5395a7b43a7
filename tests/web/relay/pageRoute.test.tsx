import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks'
import { Link, Outlet, createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import query, { type establishScopeQuery } from '../../../web/__generated__/establishScopeQuery.graphql.ts'
import { IntlRoot } from '../../../web/i18n/IntlRoot.tsx'
import { addMessages, showLanguage } from '../../../web/i18n/intl.ts'
import { type PageEntryPoint, resource } from '../../../web/relay/entryPoint.ts'
import { preload, whenHovered } from '../../../web/relay/hover.ts'
import { codes, RequestFailed } from '../../../web/relay/operation.ts'
import { pageRoute, preload as preloadScreen, preloadFrom } from '../../../web/relay/preload.tsx'
import { enterOrganization } from '../../../web/relay/tab.ts'
import { PageFailure } from '../../../web/shell/PageFailure.tsx'

type Queries = { page: establishScopeQuery }

/** Fails where a field of the answer has failed, which the store keeps as null. */
function Strict(props: Parameters<typeof Screen>[0]) {
  const { viewer } = usePreloadedQuery<establishScopeQuery>(query, props.queries.page)
  if (viewer === null) throw new RequestFailed('', codes.serverProblem)
  return <Screen {...props} />
}

/** Shows which answer it got: the organization's number. */
function Screen({ queries }: { queries: { page: PreloadedQuery<establishScopeQuery> } }) {
  const { viewer } = usePreloadedQuery<establishScopeQuery>(query, queries.page)
  return <p>answer {viewer?.memberships[0]?.organization.uuid}</p>
}

/** What stays around a failed page. */
const Frame = () => (
  <>
    <p>menu</p>
    <Outlet />
  </>
)

function entryPoint(
  fetchCode: () => Promise<typeof Screen | typeof Strict | typeof Frame> = async () => Screen,
): PageEntryPoint<Queries> {
  return {
    root: resource('Screen', fetchCode),
    getPreloadProps: () => ({ queries: { page: { parameters: query, variables: {} } } }),
  }
}

type Pending = {
  answer: (uuid: string) => void
  answerNothing: () => void
  /** The server could not be reached. */
  fail: () => void
  signal: AbortSignal
  organization: string | null
}
let requests: Pending[] = []

/** Every request waits until the test answers it. */
function holdRequests() {
  requests = []
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (_url: string, { signal, headers }: { signal: AbortSignal; headers: Record<string, string> }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
          const membership = (uuid: string) => ({ status: 'ACTIVE', id: `m-${uuid}`, organization: { id: 'o', uuid } })
          requests.push({
            signal,
            organization: headers['x-organization-id'] ?? null,
            fail: () => reject(new TypeError('Failed to fetch')),
            answerNothing: () => resolve(Response.json({ data: { viewer: null } })),
            answer: uuid => resolve(Response.json({ data: { viewer: { id: 'v', memberships: [membership(uuid)] } } })),
          })
        }),
    ),
  )
}

function open(path: string, screen = entryPoint()) {
  const routes = [
    {
      path: '/',
      element: (
        <>
          <Link to="/a" onPointerEnter={() => preload('/a')}>
            to a
          </Link>
          <Outlet />
        </>
      ),
      children: [
        pageRoute(screen, { path: 'a', skeleton: <p>loading</p> }),
        pageRoute(entryPoint(), { path: 'b', skeleton: <p>loading</p> }),
        pageRoute(
          entryPoint(async () => Frame),
          {
            skeleton: <p>loading</p>,
            children: [
              pageRoute(entryPoint(), { path: 'c/:uuid', skeleton: <p>loading</p>, errorElement: <PageFailure /> }),
            ],
          },
        ),
        pageRoute(
          entryPoint(async () => Strict),
          { path: 'd', skeleton: <p>loading</p>, errorElement: <PageFailure /> },
        ),
        { path: 'plain', element: <p>plain</p> },
      ],
    },
  ]
  preloadFrom(routes)
  whenHovered(preloadScreen)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <IntlRoot>
      <RouterProvider router={router} />
    </IntlRoot>,
  )
  return router
}

beforeEach(async () => {
  await showLanguage('en')
  enterOrganization('11111111-1111-7111-8111-111111111111')
  holdRequests()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a page route', () => {
  test('says of a mangled link that there is no such record, and asks nobody', async () => {
    await addMessages(['organization'])
    open('/c/not-a-uuid')
    expect(await screen.findByText('This record doesn’t exist or belongs to another organization.')).toBeTruthy()
    expect(screen.getByText('menu')).toBeTruthy()
    expect(requests).toHaveLength(1)
  })

  test('asks in the name of the organization and shows a skeleton until the answer is there', async () => {
    open('/a')
    expect(await screen.findByText('loading')).toBeTruthy()
    expect(requests).toHaveLength(1)
    expect(requests[0]?.organization).toBe('11111111-1111-7111-8111-111111111111')
    requests[0]?.answer('1')
    expect(await screen.findByText('answer 1')).toBeTruthy()
  })

  test('fetches code and data together: neither waits for the other', async () => {
    const fetchCode = vi.fn(() => new Promise<typeof Screen>(() => {}))
    open('/a', entryPoint(fetchCode))
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(fetchCode).toHaveBeenCalledOnce()
  })

  test('keeps what is shown while another state of the same page is on its way', async () => {
    const router = open('/a')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer('1')
    await screen.findByText('answer 1')

    void router.navigate('/a?status=open')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(router.state.navigation.state).toBe('loading')
    expect(screen.getByText('answer 1')).toBeTruthy()
    expect(screen.queryByText('loading')).toBeNull()
    requests[1]?.answer('2')
    expect(await screen.findByText('answer 2')).toBeTruthy()
  })

  test('gives up the request of a navigation that another one overtakes', async () => {
    const router = open('/a')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer('1')
    await screen.findByText('answer 1')

    void router.navigate('/a?q=x')
    await waitFor(() => expect(requests).toHaveLength(2))
    void router.navigate('/plain')
    expect(await screen.findByText('plain')).toBeTruthy()
    await waitFor(() => expect(requests[1]?.signal.aborted).toBe(true))
  })

  test('takes over the code and the data that a hover has started, however often one hovers', async () => {
    const person = userEvent.setup()
    const fetchCode = vi.fn(async () => Screen)
    open('/plain', entryPoint(fetchCode))
    const link = await screen.findByRole('link', { name: 'to a' })
    await person.hover(link)
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(fetchCode).toHaveBeenCalledOnce()
    await person.unhover(link)
    await person.hover(link)
    await person.click(link)
    requests[0]?.answer('1')
    expect(await screen.findByText('answer 1')).toBeTruthy()
    expect(requests).toHaveLength(1)
    expect(fetchCode).toHaveBeenCalledOnce()
  })

  test('shows what a second try is answered, although the store still has what failed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    open('/d')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answerNothing()
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    requests[1]?.answer('2')
    expect(await screen.findByText('answer 2')).toBeTruthy()
  })

  test('asks again by itself, on the page that failed, when the server was away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    open('/d')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.fail()
    expect(await screen.findByText('Trying again automatically…')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    // The retry code is fetched first: earlier events are missed.
    await waitFor(() => dispatchEvent(new Event('online')) && expect(requests).toHaveLength(2))
    requests[1]?.fail()
    await waitFor(() => dispatchEvent(new Event('online')) && expect(requests).toHaveLength(3))
    expect(screen.getByRole('alert')).toBeTruthy()
    requests[2]?.answer('3')
    expect(await screen.findByText('answer 3')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps what is shown, and asks again, when another state of the page can’t be had', async () => {
    const router = open('/d')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer('1')
    await screen.findByText('answer 1')
    void router.navigate('/d?status=open')
    await waitFor(() => expect(requests).toHaveLength(2))
    requests[1]?.fail()
    await waitFor(() => dispatchEvent(new Event('online')) && expect(requests).toHaveLength(3))
    expect(screen.getByText('answer 1')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    requests[2]?.answer('2')
    expect(await screen.findByText('answer 2')).toBeTruthy()
  })

  test('keeps what the store had of it when it is visited again while the server is away', async () => {
    const router = open('/d')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer('1')
    await screen.findByText('answer 1')
    await router.navigate('/plain')
    await screen.findByText('plain')
    await router.navigate('/d')
    await screen.findByText('answer 1')
    await waitFor(() => expect(requests).toHaveLength(2))
    requests[1]?.fail()
    await waitFor(() => dispatchEvent(new Event('online')) && expect(requests).toHaveLength(3))
    expect(screen.getByText('answer 1')).toBeTruthy()
    requests[2]?.answer('2')
    expect(await screen.findByText('answer 2')).toBeTruthy()
  })

  test('asks anew, and shows nothing of before, when the tab moves to another organization', async () => {
    const router = open('/a')
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.answer('1')
    await screen.findByText('answer 1')

    enterOrganization('22222222-2222-7222-8222-222222222222')
    void router.navigate('/b')
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]?.organization).toBe('22222222-2222-7222-8222-222222222222')
    expect(await screen.findByText('loading')).toBeTruthy()
    requests[1]?.answer('2')
    expect(await screen.findByText('answer 2')).toBeTruthy()
  })
})
