import { createOperationDescriptor, fetchQuery } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import query, { type establishScopeQuery } from '../../../web/__generated__/establishScopeQuery.graphql.ts'
import { createEnvironment } from '../../../web/relay/environment.ts'
import { reportsFailure } from '../../../web/relay/persistentQueries.ts'

const organization = '11111111-1111-7111-8111-111111111111'
const viewer = { id: 'v', memberships: [] }

/** Sets the server's answer from now on. */
function answer(body: object) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body))),
  )
}

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function visit() {
  const environment = createEnvironment(organization)
  const operation = createOperationDescriptor(query, {})
  const release = environment.retain(operation)
  await fetchQuery<establishScopeQuery>(environment, query, {}).toPromise()
  const { status } = environment.check(operation)
  release.dispose()
  return status
}

test('what was read whole is shown at once on the next visit', async () => {
  answer({ data: { viewer } })
  expect(await visit()).toBe('available')
})

test('what came with a failure is asked for again', async () => {
  const errors = [{ message: 'away', path: ['viewer', 'memberships'] }]
  answer({ data: { viewer: { ...viewer, memberships: null } }, errors })
  expect(await visit()).toBe('stale')
})

test('a screen that failed at its root takes nothing away from the frame around it', async () => {
  const environment = createEnvironment(organization)
  const operation = createOperationDescriptor(query, {})
  environment.retain(operation)
  answer({ data: { viewer } })
  await fetchQuery<establishScopeQuery>(environment, query, {}).toPromise()

  answer({ data: { viewer: null }, errors: [{ message: 'away', path: ['viewer', 'memberships'] }] })
  const again = fetchQuery<establishScopeQuery>(environment, query, {}).toPromise()
  await expect(again).rejects.toMatchObject({ name: 'RequestFailed', message: 'away' })
  expect(environment.lookup(operation.fragment).data).toEqual({ viewer: { memberships: [] } })
})

test('a server that says nothing is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hang = (_: string, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  vi.stubGlobal('fetch', vi.fn(hang))
  const config = { networkCacheConfig: reportsFailure() }
  const asked = fetchQuery<establishScopeQuery>(createEnvironment(organization), query, {}, config).toPromise()
  const failure = asked.catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  expect(await failure).toMatchObject({ name: 'RequestFailed', code: null })
})
