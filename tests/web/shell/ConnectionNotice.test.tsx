import { act, screen } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import ConnectionNotice from '../../../web/shell/ConnectionNotice.tsx'
import { renderScreen } from '../support/render.tsx'

let tell: ((isLost: boolean) => void) | undefined
vi.mock('../../../web/relay/webSocket.ts', () => ({
  followLoss: (given: NonNullable<typeof tell>) => {
    tell = given
    given(false)
    return () => {}
  },
}))

beforeEach(async () => {
  tell = undefined
  await renderScreen(<ConnectionNotice />, { environment: createMockEnvironment() })
  // The code of the socket is fetched when it is needed.
  await vi.waitUntil(() => tell)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('says that the connection is lost, until it is back', () => {
  expect(said()).toBe('')
  act(() => tell?.(true))
  after(1_000)
  expect(said()).toBe('Connection lost. Reconnecting…')
  act(() => tell?.(false))
  expect(said()).toBe('')
})

test('says nothing of a connection that is back at once', () => {
  act(() => tell?.(true))
  after(900)
  act(() => tell?.(false))
  after(5_000)
  expect(said()).toBe('')
})
