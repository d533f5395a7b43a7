// The days on which a schedule has an email, by example and by property.
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dueDay } from '../../../../services/account/positionEmails/schedule.ts'
import { isNationalWorkingDay } from '../../../../services/kit/nationalHolidays.ts'

const zoned = (text: string, timeZone = 'Asia/Jakarta') => Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone)
const since = '2026-01-01T00:00:00Z'
const daily = { frequency: 'DAILY', weekday: 1, hour: 7, since } as const
const weekly = { frequency: 'WEEKLY', weekday: 5, hour: 7, since } as const

it.each([
  ['before its hour', daily, '2026-11-23T06:59', undefined],
  ['at its hour', daily, '2026-11-23T07:00', '2026-11-23'],
  ['late in the day, after the worker was away', daily, '2026-11-23T23:59', '2026-11-23'],
  ['on a Saturday', daily, '2026-11-28T09:00', undefined],
  ['on a holiday', daily, '2026-12-25T09:00', undefined],
  ['weekly, on its day', weekly, '2026-11-27T07:00', '2026-11-27'],
  ['weekly, on another', weekly, '2026-11-26T07:00', undefined],
  ['weekly, its Friday is Christmas: on Monday', weekly, '2026-12-28T07:00', '2026-12-28'],
  ['weekly, the day after that Monday', weekly, '2026-12-29T07:00', undefined],
] as const)('%s', (_when, schedule, now, day) => {
  expect(dueDay(schedule, zoned(now))).toBe(day)
})

it('by the clock of its organization, and not for what was set after its hour', () => {
  const now = Temporal.Instant.from('2026-11-22T22:30:00Z')
  expect(dueDay(daily, now.toZonedDateTimeISO('Asia/Jayapura'))).toBe('2026-11-23')
  expect(dueDay(daily, now.toZonedDateTimeISO('Asia/Jakarta'))).toBeUndefined()
  expect(dueDay({ ...daily, since: '2026-11-23T00:00:01Z' }, zoned('2026-11-23T12:00'))).toBeUndefined()
  expect(dueDay({ ...daily, since: '2026-11-23T00:00:00Z' }, zoned('2026-11-23T12:00'))).toBe('2026-11-23')
})

it('a weekly one has a banking day in each week that has one, or the first after it, and never two for one week’s day', () => {
  const starts = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(starts, fc.integer({ min: 1, max: 5 }), (start, weekday) => {
      const first = Temporal.PlainDate.from('2026-01-05').add({ days: start })
      const days = Array.from({ length: 28 }, (_, at) => first.add({ days: at }))
      const sent = days.filter(day => dueDay({ ...weekly, weekday }, zoned(`${day.toString()}T12:00`)) !== undefined)
      expect(sent.every(isNationalWorkingDay)).toBe(true)
      // The week's emails still due never exceed those postponed by closed days.
      for (const [at, day] of sent.entries()) {
        const before = sent[at - 1]
        if (before === undefined) continue
        const named = days.filter(
          each =>
            each.dayOfWeek === weekday &&
            Temporal.PlainDate.compare(each, before) > 0 &&
            Temporal.PlainDate.compare(each, day) <= 0,
        )
        expect(named.length).toBeGreaterThan(0)
      }
    }),
  )
})
