import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createFormats } from '../../../../web/i18n/format.ts'
import type { Language } from '../../../../web/i18n/language.ts'
import { readDate } from '../../../../web/ui/form/dateText.ts'

const today = '2026-11-21'
const languages: readonly Language[] = ['en', 'id']

describe('what is typed into a date field', () => {
  test('what the page shows can be typed in again', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map(date => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.constantFrom(...languages), (date, language) => {
        const shown = createFormats(language, 'Asia/Jakarta').date(date, { year: 'always' })
        expect(readDate(shown, language, today)).toBe(date)
      }),
    )
  })

  test.each([
    ['21/11/2026', '2026-11-21'],
    ['3-1-26', '2026-01-03'],
    ['3.1.2026', '2026-01-03'],
    ['3/1', '2026-01-03'],
    ['03012026', '2026-01-03'],
    ['2026-01-03', '2026-01-03'],
    ['3 Agu 2026', '2026-08-03'],
    ['3 august', '2026-08-03'],
    ['hari ini', today],
    ['Today', today],
  ])('%s is %s: the day comes first', (typed, date) => {
    expect(readDate(typed, 'id', today)).toBe(date)
  })

  test.each(['31/11/2026', '32/1', '11/21/2026', 'soon', '', '3 xyz'])('%j is no date', typed => {
    expect(readDate(typed, 'en', today)).toBeNull()
  })
})
