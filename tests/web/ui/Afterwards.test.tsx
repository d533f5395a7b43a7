import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Afterwards } from '../../../web/ui/Afterwards.tsx'

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
    <Afterwards>
      <Live />
    </Afterwards>
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
      <Afterwards>
        <Missing />
      </Afterwards>
    </>,
  )
  await act(() => vi.runAllTimersAsync())
  expect(screen.getByText('rows')).toBeTruthy()
  expect(console.error).toHaveBeenCalled()
})
