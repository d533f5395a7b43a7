import { expect, it } from 'vitest'
import { scalars } from '../../../bff/graph/scalars.ts'

it.each(['0000-01-01', '2026-02-29', '2026-4-1', '2026-04-31', '', '2026-11-30T00:00:00Z'])(
  'takes no %j for a date: databases know no such day',
  text => {
    expect(() => scalars.Date.parseValue(text)).toThrow('Date must be a string like "2026-11-21"')
  },
)

it('takes a date as it was written', () => {
  expect(scalars.Date.parseValue('0001-01-01')).toBe('0001-01-01')
  expect(scalars.Date.parseValue('2028-02-29')).toBe('2028-02-29')
})

it('takes no time of the year 0', () => {
  expect(() => scalars.DateTime.parseValue('0000-01-01T00:00:00Z')).toThrow('DateTime must be a string like')
})
