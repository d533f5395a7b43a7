import { expect, it } from 'vitest'
import { clockOf, stoppedClock, todayIn } from '../../services/kit/clock.ts'

it('knows the business date of each zone', () => {
  const clock = stoppedClock('2026-11-20T17:30:00Z')
  expect(todayIn(clock, 'Asia/Jakarta').toString()).toBe('2026-11-21')
  expect(todayIn(clock, 'Asia/Jayapura').toString()).toBe('2026-11-21')
  expect(todayIn(clock, 'UTC').toString()).toBe('2026-11-20')
  clock.set('2026-11-20T16:59:59Z')
  expect(todayIn(clock, 'Asia/Jakarta').toString()).toBe('2026-11-20')
})

it('can be moved in local mode and never in production', () => {
  const moved = clockOf({ ARUS_CLOCK: '2020-02-29T00:00:00Z' }).now()
  expect(moved.toString()).toMatch(/^2020-02-29T00:00/)
  expect(() => clockOf({ ARUS_CLOCK: '2020-02-29T00:00:00Z', ARUS_MODE: 'production' })).toThrow('not allowed')
})
