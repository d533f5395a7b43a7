import { act } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import LiveCount from '../../../web/shell/LiveCount.tsx'
import { renderScreen } from '../support/render.tsx'

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(async () => {
  environment = createMockEnvironment()
  await renderScreen(<LiveCount />, { environment })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const names = () => environment.mock.getAllOperations().map(({ request }) => request.node.operation.name)
const readings = () => names().filter(name => name === 'useLiveCountQuery').length

function tell(kind: string) {
  const subscription = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'useLiveCountSubscription',
  )
  act(() => environment.mock.nextValue(subscription, { data: { reconciliationChanged: { kind } } }))
}

describe('the count in the menu', () => {
  test('is read again once for many changes in a row, and again for a later one', () => {
    for (const kind of ['RECONCILED', 'RECONCILED', 'REMOVED', 'LINES_CHANGED']) tell(kind)
    expect(readings()).toBe(0)
    act(() => vi.runOnlyPendingTimers())
    expect(readings()).toBe(1)
    tell('RECONCILED')
    act(() => vi.runOnlyPendingTimers())
    expect(readings()).toBe(2)
  })

  test('is left alone by what moves no line', () => {
    for (const kind of ['RUN_CHANGED', 'RECOMMENDATIONS_CHANGED', 'EXPECTED_CHANGED']) tell(kind)
    act(() => vi.runOnlyPendingTimers())
    expect(readings()).toBe(0)
  })
})
