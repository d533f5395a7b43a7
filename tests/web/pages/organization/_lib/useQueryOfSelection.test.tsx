import { act, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { afterEach, expect, test, vi } from 'vitest'
import query, { type establishScopeQuery } from '../../../../../web/__generated__/establishScopeQuery.graphql.ts'
import { useQueryOfSelection } from '../../../../../web/pages/organization/_lib/useQueryOfSelection.ts'
import { createEnvironment } from '../../../../../web/relay/environment.ts'
import { Boundary } from '../../../../../web/ui/states/Boundary.tsx'
import { waitFor } from '../../../../support/waitFor.ts'

const answered = (uuid: string) => ({
  data: { viewer: { id: 'v', memberships: [{ status: 'ACTIVE', id: 'm', organization: { id: 'o', uuid } }] } },
})
let replies: (object | 'unreachable')[] = []
const asked = vi.fn(async () => {
  const reply = replies.length > 1 ? replies.shift() : replies[0]
  if (reply === undefined || reply === 'unreachable') throw new TypeError('Failed to fetch')
  return Response.json(reply)
})

/** Shows the query's result, with a refetch. */
function Shown() {
  const [fetchKey, setFetchKey] = useState(0)
  const { viewer } = useQueryOfSelection<establishScopeQuery>(query, {}, { fetchKey })
  return (
    <button onClick={() => startTransition(() => setFetchKey(key => key + 1))}>
      {viewer?.memberships[0]?.organization.uuid}
    </button>
  )
}

function open() {
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const environment = createEnvironment('11111111-1111-7111-8111-111111111111')
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Boundary fallback={<p>waiting</p>} failure={() => <p role="alert">failed</p>}>
        <Shown />
      </Boundary>
    </RelayEnvironmentProvider>,
  )
  return environment
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what is shown stays while the server is away, stale as it may be, until it is read again', async () => {
  replies = [answered('first'), 'unreachable', 'unreachable', answered('second')]
  const environment = open()
  const shown = await screen.findByText('first')
  act(() => environment.commitUpdate(store => store.get('v')?.invalidateRecord()))
  act(() => shown.click())
  await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(2))
  expect([screen.queryByRole('alert'), screen.queryByText('waiting')]).toEqual([null, null])
  await screen.findByText('second', {}, { timeout: 10_000 })
})

test('what was never shown fails in its own place', async () => {
  replies = ['unreachable']
  open()
  expect((await screen.findByRole('alert')).textContent).toBe('failed')
})
