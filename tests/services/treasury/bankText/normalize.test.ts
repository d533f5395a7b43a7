import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountNumbersIn,
  chunksOf,
  describedWords,
  eachDocumentKey,
  fingerprintText,
  isBankOwn,
  mayGoOn,
  nameKey,
  namedKeys,
  nameWords,
  normalizeText,
  partyNameIn,
  referencesIn,
  seriesOf,
  type KeyStrength,
} from '../../../../services/treasury/bankText/normalize.ts'

function documentKeys(text: string): Map<string, KeyStrength> {
  const keys = new Map<string, KeyStrength>()
  eachDocumentKey(text, (key, strength) => keys.set(key, strength))
  return keys
}

const RTGS = 'RTGS CR BUMI KARSA MANDIRI PT / BMRIIDJA / INV 001187 DAN 001203 / 20261120141207'

describe('partyNameIn', () => {
  test.each([
    [RTGS, 'PT Bumi Karsa Mandiri'],
    ['TRSF E-BANKING CR 2111/FTSCY/WS95051 INV001198 PT ANUGERAH PANGAN LESTARI', 'PT Anugerah Pangan Lestari'],
    ['TRSF E-BANKING CR 0209/FTSCY/WS95031 1500000.00 INV/2026/001187 BUDI SANTOSO', 'Budi Santoso'],
    ['BI-FAST CR TRANSFER DR 002 SMJ NOV', 'SMJ'],
    ['BI-FAST CR TRANSFER DR 022 CAKRA MEDIA DP 50%', 'Cakra Media'],
    ['BI-FAST CR TRANSFER DR 008 PRIMA SEWA ARMADA PT INV-2026-000390', 'PT Prima Sewa Armada'],
    ['KR OTOMATIS LLG-MANDIRI PT INDAH JAYA 1234567890', 'PT Indah Jaya'],
    ['PT. SINAR LOGISTIK, TBK - INV-2026-000123 & 000124', 'PT Sinar Logistik'],
    ['TRF KE PT ABC PEMBAYARAN SEWA KANTOR', 'PT ABC'],
    ['SEWA KANTOR PT ABC JAYA', 'PT ABC Jaya'],
    ['TRSF CR XENDIT DISB 20261119 BATCH 88213', 'Xendit'],
    ['TRF E91ZSMVJ15 LISTRIK KAWASAN CIKARANG PT / Meter 5312', 'PT Listrik Kawasan Cikarang'],
    // One of our orders, whose name happens to have no digit.
    ['TRF BABYVSKVSVXXNQKDTHJN MITRA ABADI KEMASAN CV', 'CV Mitra Abadi Kemasan'],
    ['RETUR TRF BABYVSKVSVXXNQKDTHJN', null],
    ['TRF/PAY/TOP-UP ECHANNEL 44914 KOPERASI KARYAWAN SAMUDRA', 'Koperasi Karyawan Samudra'],
    ['SETORAN TUNAI KCU SUDIRMAN 0035', null],
    ['BIAYA ADM REK GIRO NOV 2026', null],
    ['PAYROLL 2026-10 BATCH 886', null],
    ['TRSF E-BANKING DB 2011/FTFVA/PAY000915', null],
    ['', null],
  ])('%s → %s', (description, name) => expect(partyNameIn(description)).toBe(name))
})

describe('referencesIn', () => {
  test.each([
    [RTGS, ['001187', '001203']],
    ['TRSF E-BANKING CR 2111/FTSCY/WS95051 1,500,000.00 INV001198', ['INV001198']],
    ['TRSF E-BANKING DB 2011/FTFVA/PAY000915', ['PAY000915']],
    ['PO/2026/00042 20/11/2026 1.500.000,00', ['PO/2026/00042']],
    ['A12 2026 20261120', []],
  ])('%s', (description, found) => expect(referencesIn(description)).toEqual(found))

  test('every reference is a token of the text, four characters or longer, with a digit', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        for (const token of referencesIn(text)) {
          expect(normalizeText(text)).toContain(token)
          expect(token.length).toBeGreaterThanOrEqual(4)
          expect(token).toMatch(/\d/)
        }
      }),
    )
  })
})

describe('keys of documents meet keys of texts', () => {
  const ways = (number: string) => [
    number,
    number.replaceAll('-', '/'),
    number.replaceAll('-', ''),
    `INV ${number.slice(-6)}`,
    `INV${number.slice(-6)}`,
    `INV ${Number(number.slice(-6))}`,
    `INVOICE NO. ${number}`,
  ]
  test.each(ways('INV-2026-001187'))('%s names INV-2026-001187', written => {
    const named = namedKeys(chunksOf(`TRF PT ABC ${written} PELUNASAN`))
    expect([...documentKeys('INV-2026-001187').keys()].some(key => named.has(key))).toBe(true)
  })

  test('any serial is found however it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.nat(6), (serial, way) => {
        const number = `INV-2026-${String(serial).padStart(6, '0')}`
        const named = namedKeys(chunksOf(`CR ${ways(number)[way]} PT X`))
        expect([...documentKeys(number).keys()].some(key => named.has(key))).toBe(true)
      }),
    )
  })

  test('a listed number inherits the prefix of the first, and no further than the list', () => {
    expect([...namedKeys(chunksOf('INV 0012, 0013 DAN 0014 TUNAI 0015')).keys()]).toEqual([
      '0012',
      'INV12',
      '0013',
      'INV13',
      '0014',
      'INV14',
      '0015',
      'TUNAI15',
    ])
  })

  test('years, dates and amounts name nothing', () => {
    expect(documentKeys('Penjualan November 2026, 20/11/2026, 1.500.000,00').size).toBe(0)
    expect(namedKeys(chunksOf('20261120141207 2026 1500000.00 1,500,000.00')).size).toBe(0)
  })

  test('a serial alone is weaker than the whole number', () => {
    const keys = documentKeys('INV-2026-001187')
    expect(keys.get('INV2026001187')).toBe('WHOLE')
    expect(keys.get('INV1187')).toBe('WHOLE')
    expect(keys.get('001187')).toBe('SERIAL')
    expect(seriesOf('INV2026001187')).toBe('INV')
    expect(seriesOf('001187')).toBeNull()
  })
})

test('names lose legal forms and punctuation', () => {
  expect(nameWords('PT. Bumi Karsa, Tbk (Persero)')).toEqual(['BUMI', 'KARSA'])
  expect(nameKey('cv  sumber-makmur')).toBe('SUMBER MAKMUR')
  expect(describedWords(chunksOf(RTGS))).toEqual(['BUMI', 'KARSA', 'MANDIRI'])
})

test.each([
  ['TRSF E-BANKING DB PT MULIA GEMILANG OKT', true],
  ['SWITCHING CR MULIA GEMILANG KE', true],
  ['KR OTOMATIS LLG-MANDIRI MULIA GEMILANG', false],
  ['OKT MULIA GEMILANG', false],
  ['MULIA GEMILANG OKT 2026', false],
  ['MULIA GEMILANG 8812 OKT', false],
])('a word after a name that may be the beginning of another: %s', (text, isCut) => {
  expect(mayGoOn(text, ['MULIA', 'GEMILANG'])).toBe(isCut)
})

test('account numbers are long runs of digits that are no time stamps', () => {
  expect(accountNumbersIn(chunksOf('TRF DARI 1370012345678 20261120141207 001187'))).toEqual(['1370012345678'])
})

test("the bank's own entries are recognized", () => {
  expect(isBankOwn('Biaya adm')).toBe(true)
  expect(isBankOwn('PAJAK BUNGA')).toBe(true)
  expect(isBankOwn('TRSF BIAYA SEWA PT ABC')).toBe(false)
})

test('a letter whose upper case is written in pieces is read as one that is written whole', () => {
  expect(normalizeText('\u1fd2')).toBe(normalizeText(normalizeText('\u1fd2')))
})

test('normalizing and the text of a fingerprint are idempotent and blind to case and spacing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(normalizeText(normalizeText(text))).toBe(normalizeText(text))
      expect(fingerprintText(`  ${fingerprintText(text)}  `)).toBe(fingerprintText(text))
    }),
  )
  expect(fingerprintText('Trf/PT. Abc,  001')).toBe(fingerprintText('TRF PT ABC 001'))
})
