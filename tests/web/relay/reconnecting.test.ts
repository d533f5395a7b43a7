import { afterEach, expect, test, vi } from 'vitest'
import { retryLater } from '../../../web/relay/reconnecting.ts'

afterEach(() => vi.useRealTimers())

test('what fails together on a page is tried again together, and one action that fixes several is done once', async () => {
  vi.useFakeTimers()
  const [readPage, readCard, given] = [vi.fn(), vi.fn(), vi.fn()]
  const left = new AbortController()
  const here = new AbortController().signal
  for (let card = 0; card < 4; card++) retryLater(() => readPage, new AbortController().signal)
  retryLater(() => readCard, here)
  retryLater(() => given, left.signal)
  left.abort()
  // The first delay, whatever its jitter: four simultaneous failures are one attempt.
  await vi.advanceTimersByTimeAsync(500)
  expect([readPage, readCard, given].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(readPage).toHaveBeenCalledTimes(1)
})
