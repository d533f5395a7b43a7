// Which reminders are sent when: by example, and for any downtime of a worker.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  DEFAULT_LEVELS,
  isStopped,
  levelNow,
  levelsOf,
  reachedBy,
  sendingDay,
  toneOf,
  wordingOf,
  wasOnThatMorning,
  wrongPlace,
} from '../../../../../services/account/invoicing/reminders/rules.ts'

const at = (text: string) => Temporal.ZonedDateTime.from(text)
const days = DEFAULT_LEVELS.map(level => level.days)

describe('levels', () => {
  it.each([
    [-4, undefined],
    [-3, 0],
    [-1, 0],
    [0, 1],
    [6, 1],
    [7, 2],
    [29, 3],
    [30, 4],
    [400, 4],
  ])('of something that is %i days late the newest is %s', (late, place) => {
    expect(reachedBy(DEFAULT_LEVELS, late)).toBe(place)
  })

  it('speak the more clearly the later they are', () => {
    expect(DEFAULT_LEVELS.map((_, place) => toneOf(DEFAULT_LEVELS, place))).toEqual([
      'BEFORE',
      'DUE',
      'LATE',
      'LATER',
      'LAST',
    ])
    expect(toneOf([{ days: 5 }], 0)).toBe('LATE')
    const wording = (...asked: [late: number | null, lastDays: number | null, place: number][]) =>
      wordingOf(
        DEFAULT_LEVELS,
        asked.map(([late, lastDays, place]) => ({ late, lastDays, place })),
      )
    expect(wording([30, 14, 4])).toEqual({ place: 4, tone: 'LAST' })
    // There was no reminder before: the text does not claim one.
    expect(wording([84, null, 4])).toEqual({ place: 2, tone: 'LATE' })
    expect(wording([30, 14, 4], [14, null, 3])).toEqual({ place: 2, tone: 'LATE' })
    // Part of it is not due yet, or nothing is.
    expect(wording([30, 14, 4], [-8, null, 0])).toEqual({ place: 4, tone: 'MIXED' })
    expect(wording([null, null, 0])).toEqual({ place: 0, tone: 'BEFORE' })
  })

  it('are a customer’s own days in the organization’s words', () => {
    const levels = DEFAULT_LEVELS.map(level => ({ ...level, words: { en: `${level.days}`, id: null } }))
    expect(levelsOf(levels, null)).toBe(levels)
    expect(levelsOf(levels, [1, 2]).map(({ days: day, words }) => [day, words.en])).toEqual([
      [1, '-3'],
      [2, '0'],
    ])
  })

  it('come one after the other', () => {
    expect(wrongPlace(days)).toBeUndefined()
    expect(wrongPlace([0, 7, 7])).toBe(2)
  })

  it('are sent once each, the newest alone where some were missed, and none where days aren’t counted', () => {
    expect(levelNow(DEFAULT_LEVELS, { late: null, lastDays: null })).toBeUndefined()
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: -60, max: 365 }), { minLength: 1, maxLength: 5 }),
        fc.uniqueArray(fc.integer({ min: -80, max: 400 }), { maxLength: 60 }),
        (unsorted, visits) => {
          const levels = unsorted.toSorted((one, other) => one - other).map(day => ({ days: day }))
          const sent: number[] = []
          for (const late of visits.toSorted((one, other) => one - other)) {
            const place = levelNow(levels, { late, lastDays: sent.at(-1) ?? null })
            if (place === undefined) continue
            expect(place).toBe(levels.findLastIndex(level => level.days <= late))
            sent.push(levels[place]!.days)
          }
          expect(sent).toEqual([...new Set(sent)].toSorted((one, other) => one - other))
        },
      ),
    )
  })
})

it('stops for a dispute, for a promise until its day is over, and for a pause until its last day', () => {
  const none = { promisedOn: null, isDisputed: false, isPaused: false, pausedUntil: null }
  const today = '2026-11-25'
  expect(isStopped(none, today)).toBe(false)
  expect(isStopped({ ...none, isDisputed: true }, today)).toBe(true)
  expect(isStopped({ ...none, promisedOn: today }, today)).toBe(true)
  expect(isStopped({ ...none, promisedOn: '2026-11-24' }, today)).toBe(false)
  expect(isStopped({ ...none, isPaused: true }, today)).toBe(true)
  expect(isStopped({ ...none, isPaused: true, pausedUntil: today }, today)).toBe(true)
  expect(isStopped({ ...none, isPaused: true, pausedUntil: '2026-11-24' }, today)).toBe(false)
})

describe('a morning', () => {
  it.each([
    ['2026-11-25T08:59:59+07:00[Asia/Jakarta]', undefined],
    ['2026-11-25T09:00:00+07:00[Asia/Jakarta]', '2026-11-25'],
    // A worker that returns in the evening sends the next morning.
    ['2026-11-25T18:00:00+07:00[Asia/Jakarta]', undefined],
    ['2026-11-28T10:00:00+07:00[Asia/Jakarta]', undefined],
    ['2026-12-25T10:00:00+07:00[Asia/Jakarta]', undefined],
    // The same instant is another hour elsewhere.
    ['2026-11-25T09:30:00+09:00[Asia/Jayapura]', '2026-11-25'],
  ])('%s: %s', (now, day) => {
    expect(sendingDay(at(now))).toBe(day)
  })

  it('begins with the one after the switch', () => {
    const now = at('2026-11-25T14:00:00+07:00[Asia/Jakarta]')
    expect(wasOnThatMorning(null, now)).toBe(false)
    expect(wasOnThatMorning('2026-11-25T02:00:00.000000Z', now)).toBe(true)
    expect(wasOnThatMorning('2026-11-25T02:00:01.000000Z', now)).toBe(false)
  })
})
