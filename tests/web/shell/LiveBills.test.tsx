import { act } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LiveBills from '../../../web/shell/LiveBills.tsx'
import { PermissionsProvider } from '../../../web/shell/permissions.tsx'
import { toast } from '../../../web/ui/toast/toast.ts'
import { renderScreen } from '../support/render.tsx'

const info = vi.spyOn(toast, 'info').mockImplementation(() => {})
const error = vi.spyOn(toast, 'error').mockImplementation(() => {})

let environment: ReturnType<typeof createMockEnvironment>
let router: Awaited<ReturnType<typeof renderScreen>>['router']
const show = async (permissions: readonly string[]) => {
  environment = createMockEnvironment()
  ;({ router } = await renderScreen(
    <PermissionsProvider permissions={permissions}>
      <LiveBills viewerUuid="me" />
    </PermissionsProvider>,
    { environment, messages: ['changes'] },
  ))
  vi.useFakeTimers()
}
beforeEach(() => {
  info.mockClear()
  error.mockClear()
})
afterEach(() => {
  vi.useRealTimers()
})

const operationsNamed = (name: string) =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === name)

/** A step of a bill created by Sari and not by the viewer, by default. */
type Received = { id: string; from?: string | null; status: string; actor?: string; maker?: string }

async function receive(...changes: Received[]) {
  const [subscription] = operationsNamed('LiveBillsSubscription')
  for (const { id, from = 'DRAFT', status, actor = 'sari', maker = 'sari' } of changes) {
    const bill = { id, uuid: id, number: `BILL-${id}`, status, createdBy: { uuid: maker }, submittedBy: null }
    const billChanged = { actor: { uuid: actor }, bill, previousStatus: from }
    act(() => environment.mock.nextValue(subscription!, { data: { billChanged } }))
  }
  await act(async () => vi.runOnlyPendingTimers())
}

test('tells who approves bills once of all that others submitted, and reads the count again', async () => {
  await show(['TREASURY_BILLS_APPROVE'])
  await receive(
    { id: '1', status: 'SUBMITTED' },
    { id: '2', status: 'SUBMITTED' },
    { id: '3', status: 'SUBMITTED', actor: 'me', maker: 'me' },
    // Returned at once, to be fixed.
    { id: '2', from: 'SUBMITTED', status: 'DRAFT' },
    { id: '4', from: 'SUBMITTED', status: 'APPROVED' },
  )
  expect(info.mock.calls.map(([text]) => text)).toEqual(['A new bill needs your approval'])
  expect(operationsNamed('useReadApprovalCountQuery')).toHaveLength(1)
})

test('says nothing to who may not approve, and counts all the same', async () => {
  await show([])
  await receive({ id: '1', status: 'SUBMITTED' })
  expect(info).not.toHaveBeenCalled()
  expect(operationsNamed('useReadApprovalCountQuery')).toHaveLength(1)
})

test('tells a maker what becomes of their bills, and leads to them', async () => {
  await show([])
  await receive({ id: '1', from: 'SUBMITTED', status: 'APPROVED', maker: 'me' })
  expect(info.mock.calls.map(([text]) => text)).toEqual(['BILL-1 was approved'])
  act(() => info.mock.calls[0]?.[1]?.action?.onClick())
  expect(router.state.location.pathname).toBe('/bills/1')
  await receive({ id: '2', from: 'SUBMITTED', status: 'CANCELLED', maker: 'me' })
  await receive({ id: '1', from: 'PAID', status: 'APPROVED', maker: 'me' })
  expect(error.mock.calls.map(([text]) => text)).toEqual(['BILL-2 was rejected', 'BILL-1 is unpaid again'])
})

test('tells nobody of what they did, nor of what leaves a bill where it stands', async () => {
  await show(['TREASURY_BILLS_APPROVE'])
  await receive({ id: '1', from: 'APPROVED', status: 'CANCELLED', actor: 'me', maker: 'me' })
  // One was paid, and a file was replaced on one that needs approval.
  await receive({ id: '2', from: null, status: 'APPROVED', maker: 'me' }, { id: '3', from: null, status: 'SUBMITTED' })
  expect(info).not.toHaveBeenCalled()
  expect(operationsNamed('useReadApprovalCountQuery')).toHaveLength(2)
})
