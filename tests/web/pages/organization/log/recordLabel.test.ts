import { describe, expect, test } from 'vitest'
import { createFormats } from '../../../../../web/i18n/format.ts'
import { readableLabel } from '../../../../../web/pages/organization/log/_lib/recordLabel.ts'

const en = createFormats('en', 'Asia/Jakarta')
const id = createFormats('id', 'Asia/Jakarta')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the label of a record in the log', () => {
  test('of a line is written as the language writes dates and amounts', () => {
    const label = '2020-05-30 IDR 64200000.00 SETORAN TUNAI 2435'
    expect(plain(readableLabel(label, en))).toBe('30 May 2020 · IDR 64,200,000.00 · SETORAN TUNAI 2435')
    expect(plain(readableLabel(label, id))).toBe('30 Mei 2020 · Rp 64.200.000,00 · SETORAN TUNAI 2435')
  })

  test('of a match is its sum, all 17 digits of it', () => {
    expect(plain(readableLabel('12345678901234567.89 IDR', id))).toBe('Rp 12.345.678.901.234.567,89')
  })

  test('of a draft is its customer and its sum', () => {
    const label = 'PT Samudra Ikan Segar, Tbk, 11100000.00 IDR'
    expect(plain(readableLabel(label, en))).toBe('PT Samudra Ikan Segar, Tbk · IDR 11,100,000.00')
    expect(plain(readableLabel(label, id))).toBe('PT Samudra Ikan Segar, Tbk · Rp 11.100.000,00')
    expect(plain(readableLabel(', 11100000.00 IDR', en))).toBe('IDR 11,100,000.00')
  })

  test('of an exchange rate is its currency and its day', () => {
    expect(readableLabel('USD 2026-11-20', en)).toBe('USD · 20 Nov 2026')
    expect(readableLabel('USD 2026-11-20', id)).toBe('USD · 20 Nov 2026')
  })

  test.each(['ET-2026-000390', 'BCA Operasional', '2026 PT Satu', 'statement 2026-05-30.csv'])(
    'that is a name stays as it is: %s',
    label => {
      expect(readableLabel(label, en)).toBe(label)
    },
  )
})
