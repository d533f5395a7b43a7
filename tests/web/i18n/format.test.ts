import { describe, expect, test, vi } from 'vitest'
import { createFormats } from '../../../web/i18n/format.ts'

const en = createFormats('en', 'Asia/Jakarta')
const id = createFormats('id', 'Asia/Jakarta')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('amounts', () => {
  test('keep the sen, and every one of 17 digits', () => {
    expect(en.amount('12845076639000000.25')).toBe('12,845,076,639,000,000.25')
    expect(id.amount('12845076639000000.25')).toBe('12.845.076.639.000.000,25')
    expect(en.amount('9007199254740993.01')).toBe('9,007,199,254,740,993.01')
  })

  test('have a real minus before the currency', () => {
    expect(en.amount('-5000.00')).toBe('\u22125,000.00')
    expect(plain(en.money({ amount: '-5000.00', currency: 'IDR' }))).toBe('\u2212IDR 5,000.00')
    expect(plain(id.money({ amount: '-5000.00', currency: 'IDR' }))).toBe('\u2212Rp 5.000,00')
    expect(plain(id.money({ amount: '5000.00', currency: 'USD' }))).toBe('USD 5.000,00')
  })

  test('show a plus only when asked for', () => {
    expect(en.amount('1.00', { sign: 'always' })).toBe('+1.00')
    expect(en.amount('0.00', { sign: 'always' })).toBe('0.00')
  })

  test('are short in the units of the language', () => {
    expect(en.shortAmount('184635775561.40')).toEqual({ digits: '184.64', unit: 'bn' })
    expect(id.shortAmount('184635775561.40')).toEqual({ digits: '184,64', unit: 'M' })
    expect(en.shortAmount('31400000.00')).toEqual({ digits: '31.40', unit: 'm' })
    expect(en.shortAmount('-2310.00')).toEqual({ digits: '\u22122,310.00', unit: '' })
  })
})

test('numbers and times can be written otherwise than the words', () => {
  const mixed = createFormats('en', 'Asia/Jakarta', 'id')
  expect(plain(mixed.money({ amount: '1234567.50', currency: 'IDR' }))).toBe('Rp 1.234.567,50')
  expect(mixed.count(18_412)).toBe('18.412')
  expect(mixed.dateTime('2025-05-20T07:12:00Z')).toBe('20 May 2025, 14.12')
  expect(mixed.timeOfDay('08:00')).toBe('08.00')
  expect(mixed.shortAmount('184635775561.40')).toEqual({ digits: '184,64', unit: 'bn' })
})

describe('dates', () => {
  test('have the day first and the year when it is another one', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T03:00:00Z') })
    try {
      expect(en.date('2026-11-20')).toBe('20 Nov')
      expect(en.date('2025-11-20')).toBe('20 Nov 2025')
      expect(id.date('2026-08-17', { year: 'always' })).toBe('17 Agu 2026')
    } finally {
      vi.useRealTimers()
    }
  })

  test('have three letters for every month, and whole names where these are asked for', () => {
    const day = (month: number) => `2025-${String(month).padStart(2, '0')}-05`
    const months = Array.from({ length: 12 }, (_, at) => en.date(day(at + 1), { year: 'always' }).split(' ')[1])
    expect(months.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
    expect(en.dateTime('2025-09-05T03:00:00Z')).toBe('5 Sep 2025, 10:00')
    expect(en.longDay(new Date('2025-09-05T03:00:00Z'))).toBe('Friday, 5 September 2025')
  })

  test('of instants are in the zone of the organization, which is named', () => {
    expect(en.dateTime('2026-11-20T18:12:00Z', { zone: true })).toBe('21 Nov 2026, 01:12 WIB')
    expect(createFormats('en', 'Asia/Makassar').dateTime('2026-11-20T18:12:00Z', { zone: true })).toBe(
      '21 Nov 2026, 02:12 WITA',
    )
  })

  test('today is that of the zone', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') })
    try {
      expect(en.today()).toBe('2026-11-21')
      expect(createFormats('en', 'UTC').today()).toBe('2026-11-20')
    } finally {
      vi.useRealTimers()
    }
  })
})
