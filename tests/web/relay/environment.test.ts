import { createOperationDescriptor, fetchQuery } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import query, { type establishScopeQuery } from '../../../web/__generated__/establishScopeQuery.graphql.ts'
import { createEnvironment } from '../../../web/relay/environment.ts'

const organization = '11111111-1111-7111-8111-111111111111'
const viewer = { id: 'v', memberships: [] }

/** What the server answers from now on. */
function answer(body: object) {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(Response.json(body))),
  )
}

beforeEach(() => vi.unstubAllGlobals())

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
  answer({ data: { viewer: null }, errors: [{ message: 'away', path: ['viewer'] }] })
  expect(await visit()).toBe('stale')
})
