import { act } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import LiveExceptions from '../../../web/shell/LiveExceptions.tsx'
import { renderScreen } from '../support/render.tsx'

let environment: ReturnType<typeof createMockEnvironment>
beforeEach(async () => {
  environment = createMockEnvironment()
  await renderScreen(<LiveExceptions />, { environment })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const readings = () =>
  environment.mock.getAllOperations().filter(({ request }) => request.node.operation.name === 'LiveExceptionsQuery')

test('the count of exceptions is read again once for all that one search raises, and again for a later one', () => {
  const subscription = environment.mock.findOperation(
    ({ request }) => request.node.operation.name === 'LiveExceptionsSubscription',
  )
  const tell = (id: string) =>
    act(() => environment.mock.nextValue(subscription, { data: { exceptionChanged: { exception: { id } } } }))
  for (let raised = 0; raised < 50; raised++) tell(`x${raised}`)
  expect(readings()).toHaveLength(0)
  act(() => vi.runOnlyPendingTimers())
  expect(readings()).toHaveLength(1)
  tell('x1')
  act(() => vi.runOnlyPendingTimers())
  expect(readings()).toHaveLength(2)
})
