import { act, screen } from '@testing-library/react'
import { createMockEnvironment } from 'relay-test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setLost } from '../../../web/relay/reconnecting.ts'
import ConnectionNotice from '../../../web/shell/ConnectionNotice.tsx'
import { renderScreen } from '../support/render.tsx'

const socket = {}
const tell = (isLost: boolean) => setLost(socket, isLost)

beforeEach(async () => {
  await renderScreen(<ConnectionNotice />, { environment: createMockEnvironment() })
  // The retry code is loaded on demand.
  await vi.dynamicImportSettled()
  vi.useFakeTimers()
})
afterEach(() => {
  tell(false)
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('says that the connection is lost, until it is back', () => {
  expect(said()).toBe('')
  act(() => tell(true))
  after(1_000)
  expect(said()).toBe('Connection lost. Reconnecting…')
  act(() => tell(false))
  expect(said()).toBe('')
})

test('says nothing of a connection that is back at once', () => {
  act(() => tell(true))
  after(900)
  act(() => tell(false))
  after(5_000)
  expect(said()).toBe('')
})

test('says so until the last thing that waits has been answered', () => {
  const query = {}
  act(() => {
    tell(true)
    setLost(query, true)
  })
  after(1_000)
  act(() => tell(false))
  expect(said()).toBe('Connection lost. Reconnecting…')
  act(() => setLost(query, false))
  expect(said()).toBe('')
})
