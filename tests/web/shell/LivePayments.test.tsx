import { act } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LivePayments from '../../../web/shell/LivePayments.tsx'
import { PermissionsProvider } from '../../../web/shell/permissions.tsx'
import { toast } from '../../../web/ui/toast/toast.ts'
import { renderScreen } from '../support/render.tsx'

const info = vi.spyOn(toast, 'info').mockImplementation(() => {})
const error = vi.spyOn(toast, 'error').mockImplementation(() => {})

let environment: ReturnType<typeof createMockEnvironment>
let router: Awaited<ReturnType<typeof renderScreen>>['router']
beforeEach(async () => {
  environment = createMockEnvironment()
  ;({ router } = await renderScreen(
    <PermissionsProvider permissions={['TREASURY_PAYMENTS_APPROVE']}>
      <LivePayments viewerUuid="me" />
    </PermissionsProvider>,
    { environment, messages: ['changes'] },
  ))
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  info.mockClear()
  error.mockClear()
})

type Received = {
  number: string
  status: string
  isNew?: boolean
  previousStatus: string | null
  maker: string
  actor: string | null
}

async function receive(...changes: Received[]) {
  const subscription = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'LivePaymentsSubscription',
  )
  for (const { number, status, isNew = false, previousStatus, maker, actor } of changes) {
    const payment = {
      id: number,
      uuid: number,
      kind: 'TRANSFER',
      number,
      status,
      createdBy: { uuid: maker },
    }
    const change = { payment, isNew, previousStatus, actor: actor === null ? null : { uuid: actor } }
    act(() => environment.mock.nextValue(subscription, { data: { paymentStatusChanged: change } }))
  }
  await act(async () => vi.runOnlyPendingTimers())
}
const made = (number: string, maker: string): Received => ({
  number,
  status: 'NEEDS_APPROVAL',
  isNew: true,
  previousStatus: null,
  maker,
  actor: maker,
})
const moved = (number: string, status: string, actor: string | null): Received => ({
  number,
  status,
  previousStatus: 'IN_PROGRESS',
  maker: 'me',
  actor,
})
const readings = () =>
  environment.mock
    .getAllOperations()
    .filter(({ request }) => request.node.operation.name === 'useReadApprovalCountQuery')

test('tells an approver once of all that is new, and reads the count again', async () => {
  await receive(made('PMT-1', 'sari'), made('PMT-2', 'sari'))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['2 new payments need your approval'])
  expect(readings()).toHaveLength(1)
})

test('tells a maker what becomes of their payments, and of a failure as one', async () => {
  await receive(moved('PMT-1', 'SENT', null))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['PMT-1 was sent'])
  act(() => info.mock.calls[0]?.[1]?.action?.onClick())
  expect(router.state.location.pathname).toBe('/transfers/PMT-1')
  await receive(moved('PMT-2', 'FAILED', null))
  expect(error.mock.calls.map(([text]) => text)).toEqual(['PMT-2 failed'])
})

test('says nothing twice, and nothing of what the viewer did', async () => {
  await receive(moved('PMT-1', 'IN_PROGRESS', 'bambang'))
  await receive(moved('PMT-1', 'IN_PROGRESS', null))
  await receive(moved('PMT-2', 'CANCELLED', 'me'), made('PMT-3', 'me'))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['PMT-1 is in progress'])
})

test('says nothing of what leaves a payment where it stood, however long ago that was heard', async () => {
  const sent = moved('PMT-1', 'SENT', null)
  await receive({ ...sent, previousStatus: null }, { ...made('PMT-2', 'sari'), isNew: false })
  expect(info).not.toHaveBeenCalled()
  expect(readings()).toHaveLength(1)
})
