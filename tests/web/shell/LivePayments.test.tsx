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
beforeEach(async () => {
  environment = createMockEnvironment()
  await renderScreen(
    <PermissionsProvider permissions={['treasury.payments.approve']}>
      <LivePayments viewerUuid="me" />
    </PermissionsProvider>,
    { environment },
  )
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  info.mockClear()
  error.mockClear()
})

type Told = { number: string; status: string; previousStatus: string | null; maker: string; actor: string | null }

function hear(...changes: Told[]) {
  const subscription = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'useLivePaymentsSubscription',
  )
  for (const { number, status, previousStatus, maker, actor } of changes) {
    const payment = { id: number, number, status, approvalsGiven: 0, createdBy: { uuid: maker } }
    const change = { payment, previousStatus, actor: actor === null ? null : { uuid: actor } }
    act(() => environment.mock.nextValue(subscription, { data: { paymentStatusChanged: change } }))
  }
  act(() => vi.runOnlyPendingTimers())
}
const made = (number: string, maker: string): Told => ({
  number,
  status: 'NEEDS_APPROVAL',
  previousStatus: null,
  maker,
  actor: maker,
})
const moved = (number: string, status: string, actor: string | null): Told => ({
  number,
  status,
  previousStatus: 'IN_PROGRESS',
  maker: 'me',
  actor,
})
const readings = () =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'useLivePaymentsQuery')

test('tells an approver once of all that is new, and reads the count again', () => {
  hear(made('PMT-1', 'sari'), made('PMT-2', 'sari'))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['2 new payments need your approval'])
  expect(readings()).toHaveLength(1)
})

test('tells a maker what becomes of their payments, and of a failure as one', () => {
  hear(moved('PMT-1', 'SENT', null))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['PMT-1 was sent'])
  hear(moved('PMT-2', 'FAILED', null))
  expect(error.mock.calls.map(([text]) => text)).toEqual(['PMT-2 failed'])
})

test('says nothing twice, and nothing of what the viewer did', () => {
  hear(moved('PMT-1', 'IN_PROGRESS', 'bambang'))
  hear(moved('PMT-1', 'IN_PROGRESS', null))
  hear(moved('PMT-2', 'CANCELLED', 'me'), made('PMT-3', 'me'))
  expect(info.mock.calls.map(([text]) => text)).toEqual(['PMT-1 is in progress'])
})
