import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestFailed } from '../../../web/relay/operation.ts'
import { DeferredMount } from '../../../web/ui/DeferredMount.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('what nobody waits for is fetched when the screen is there, and not for a screen that has been left', async () => {
  const fetchCode = vi.fn(async () => ({ default: () => <p>live</p> }))
  const Live = lazy(fetchCode)
  const afterwards = (
    <DeferredMount>
      <Live />
    </DeferredMount>
  )
  render(afterwards).unmount()
  await act(() => vi.runAllTimersAsync())
  expect(fetchCode).not.toHaveBeenCalled()

  render(afterwards)
  expect(fetchCode).not.toHaveBeenCalled()
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('live')).toBeTruthy()
  expect(fetchCode).toHaveBeenCalledOnce()
})

test('a screen stands without what can’t be fetched', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const Missing = lazy(() => Promise.reject(new TypeError('no network')))
  render(
    <>
      <p>rows</p>
      <DeferredMount>
        <Missing />
      </DeferredMount>
    </>,
  )
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('rows')).toBeTruthy()
  expect(console.error).toHaveBeenCalled()
})

test.each([
  ['U-ACC-AU-44', 'is asked for the second factor', false],
  ['G-21', 'has no place in the organization any more', false],
  ['G-1', 'meets a fault', true],
])('%s: who %s reads of it in the console: %s', async (code, _what, isLogged) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new RequestFailed('Refused', code)
  function Refused(): never {
    throw failure
  }
  // React's own report of a caught error is handled by the root (main.tsx).
  const { container } = render(
    <DeferredMount>
      <Refused />
    </DeferredMount>,
    { onCaughtError: () => {} },
  )
  await act(() => vi.runAllTimersAsync())
  expect(container.textContent).toBe('')
  expect(vi.mocked(console.error).mock.calls.some(([said]) => said === failure)).toBe(isLogged)
})
