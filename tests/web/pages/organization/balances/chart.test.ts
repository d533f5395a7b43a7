import { expect, test } from 'vitest'
import { ageOf } from '../../../../../web/pages/organization/balances/_lib/age.ts'
import { placesOf, stepPath, ticksOf } from '../../../../../web/ui/charts/scale.ts'

test.each([
  ['begins at nothing where that is near', [3, 10], [0, 5, 10]],
  ['begins near the least where nothing is far away', [135.9, 137.5], [135.5, 136, 136.5, 137, 137.5]],
  ['reaches below nothing', [-40, 60], [-50, 0, 50, 100]],
  ['has room around one value', [100, 100], [100, 150]],
  ['has room around nothing', [0, 0], [0, 0.5]],
])('the axis %s', (_what, values, expected) => {
  expect(ticksOf(values).map(({ value }) => value)).toEqual(expected)
})

test('every value stands between the ends of the axis, whatever the values are', () => {
  for (const values of [[1, 2, 3], [1e15, 1e15 + 1], [-5, -4.99], [0.01], [7, 7, 7]]) {
    const ticks = ticksOf(values)
    expect(ticks.length).toBeLessThanOrEqual(7)
    for (const place of placesOf(values, ticks)) {
      expect(place).toBeGreaterThanOrEqual(0)
      expect(place).toBeLessThanOrEqual(1)
    }
  }
})

test('the line goes in steps over the whole width', () => {
  expect(stepPath([0, 1, 0.5], 300, 100)).toBe('M0 100H100V0H200V50H300')
})

test.each([
  ['2026-11-21T12:00:00Z', { value: 0, unit: 'minute' }],
  ['2026-11-21T12:00:30Z', { value: 0, unit: 'minute' }],
  ['2026-11-21T11:01:00Z', { value: -59, unit: 'minute' }],
  ['2026-11-21T11:00:00Z', { value: -1, unit: 'hour' }],
  ['2026-11-20T12:00:01Z', { value: -23, unit: 'hour' }],
  ['2026-11-19T11:00:00Z', { value: -2, unit: 'day' }],
])('what is of %s is so old at noon', (instant, age) => {
  expect(ageOf(instant, Date.parse('2026-11-21T12:00:00Z'))).toEqual(age)
})
