import { describe, expect, it } from 'vitest'
import { isTaxNumberDoubtful, normalizeTaxNumber } from '../../../services/kit/taxNumber.ts'

describe('normalizeTaxNumber', () => {
  it.each([
    ['02.183.241.5-000.000', '0021832415000000'],
    ['021832415000000', '0021832415000000'],
    ['0021832415000000', '0021832415000000'],
    ['3174 0741 0790 0002', '3174074107900002'],
  ])('reads %s as %s', (text, number) => expect(normalizeTaxNumber(text)).toBe(number))

  it.each(['', '123', '02.183.241.5-000.00x', '00218324150000001'])('reads no number in %j', text =>
    expect(normalizeTaxNumber(text)).toBeUndefined(),
  )
})

describe('isTaxNumberDoubtful', () => {
  it.each([
    // A company, by the check digit of its first nine digits.
    '0021832415000000',
    '0013000021092000',
    // A person, by the birth date in it: a man, a woman (day + 40), one of a leap day.
    '3174071507900002',
    '3174074107900002',
    '3174072902960001',
  ])('finds nothing in %s', number => expect(isTaxNumberDoubtful(number)).toBe(false))

  it.each([
    ['a digit mistyped', '0021832416000000'],
    ['two digits swapped', '0021823415000000'],
    ['a month that there is not', '3174071513900002'],
    ['a day that there is not', '3174073202900002'],
    ['a day that the month has not', '3174073002900002'],
    ['a leap day of a year without one', '3174072902950001'],
    ['no serial number', '3174071507900000'],
    ['zeros', '0000000000000000'],
    ['a person of a region that there is not', '9974011507900002'],
  ])('doubts %s', (_what, number) => expect(isTaxNumberDoubtful(number)).toBe(true))

  it('doubts nearly every company number with one wrong digit', () => {
    const number = '0021832415000000'
    const wrong = Array.from({ length: 9 }, (_, at) => at + 1).flatMap(at =>
      Array.from({ length: 10 }, (_value, digit) => String(digit))
        .filter(digit => digit !== number[at])
        .map(digit => number.slice(0, at) + digit + number.slice(at + 1)),
    )
    expect(wrong).toHaveLength(81)
    expect(wrong.filter(each => !isTaxNumberDoubtful(each))).toEqual([])
  })
})
