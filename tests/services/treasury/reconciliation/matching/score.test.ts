import { describe, expect, test } from 'vitest'
import { Directory } from '../../../../../services/treasury/reconciliation/matching/identify.ts'
import { partyNameIn } from '../../../../../services/treasury/reconciliation/matching/normalize.ts'
import { Pool } from '../../../../../services/treasury/reconciliation/matching/probe.ts'
import {
  daySignal,
  namesOnly,
  partySignal,
  POINTS,
  readLine,
  reasonsOf,
  referenceSignal,
  scorePair,
} from '../../../../../services/treasury/reconciliation/matching/score.ts'
import type { Counterparty, Expected } from '../../../../../services/treasury/reconciliation/matching/types.ts'
import { counterparty, expected, line } from './builders.ts'

/** What a text says about each of these expected transactions. */
function read(description: string, records: Expected[], parties: Counterparty[] = [], over: { open?: bigint } = {}) {
  const pool = new Pool(records)
  const directory = new Directory(parties)
  const reading = readLine(line({ description, partyName: partyNameIn(description), ...over }), 0, pool, directory)
  const of = (record: Expected) => pool.candidates.find(candidate => candidate.expected === record)!
  return { pool, directory, reading, of }
}
const party = counterparty('PT Bumi Karsa Mandiri', { accountNumbers: ['1370012345678'], learntAliases: ['BKM GRUP'] })
const other = counterparty('PT Selaras Kantor')

describe('referenceSignal', () => {
  test('the whole number speaks for it', () => {
    const record = expected({ externalId: 'INV-2026-001187' })
    const { reading, of } = read('TRF INV/2026/001187', [record])
    expect(referenceSignal(reading, of(record))).toEqual({
      points: POINTS.referenceWhole,
      reasons: [{ code: 'REFERENCE_NAMED', effect: 'FOR', expectedId: record.id, text: 'INV/2026/001187' }],
    })
  })

  test('a serial counts only where party or amount agree', () => {
    const record = expected({ externalId: 'INV-2026-001187', counterpartyId: party.id, open: 55_500_000n })
    const stranger = read('TRF TRACE 001187', [record], [party])
    expect(referenceSignal(stranger.reading, stranger.of(record)).points).toBe(0)
    const known = read('TRF PT BUMI KARSA MANDIRI TRACE 001187', [record], [party])
    expect(referenceSignal(known.reading, known.of(record)).points).toBe(POINTS.referenceSerial)
  })

  test('another open document, or another one of the series, contradicts', () => {
    const [one, two] = [expected({ externalId: 'INV-2026-001187' }), expected({ externalId: 'INV-2026-001203' })]
    const named = read('TRF INV-2026-001203', [one, two])
    expect(referenceSignal(named.reading, named.of(one)).points).toBe(POINTS.referenceContradicted)
    const closed = read('TRF INV-2026-009999', [one, two])
    expect(referenceSignal(closed.reading, closed.of(one))).toMatchObject({
      points: POINTS.referenceContradicted,
      reasons: [{ code: 'REFERENCE_CONTRADICTED', effect: 'AGAINST', text: 'INV-2026-009999' }],
    })
    const elsewhere = read('TRF PO-2026-009999', [one, two])
    expect(referenceSignal(elsewhere.reading, elsewhere.of(one)).points).toBe(0)
  })

  test('additional data names it too, and says so', () => {
    const record = expected({ data: ['KONTRAK-88123'] })
    const { reading, of } = read('TRF KONTRAK-88123', [record])
    expect(referenceSignal(reading, of(record)).reasons[0]).toMatchObject({ code: 'DATA_NAMED', effect: 'FOR' })
  })

  test('a text that names more than the candidates is no proof for them', () => {
    const [one, two] = [expected({ externalId: 'INV-2026-001187' }), expected({ externalId: 'INV-2026-001203' })]
    const { reading, of } = read('INV 001187 DAN 001203', [one, two])
    expect(namesOnly(reading, [of(one)])).toBe(false)
    expect(namesOnly(reading, [of(one), of(two)])).toBe(true)
  })
})

describe('partySignal', () => {
  const record = expected({ counterpartyId: party.id })
  const signal = (description: string) => {
    const { reading, directory } = read(description, [record], [party, other])
    return partySignal(reading, record, directory)
  }
  test.each([
    ['TRF DARI 1370012345678', POINTS.account, 'ACCOUNT_KNOWN', 'FOR'],
    ['TRF BKM GRUP', POINTS.alias, 'ALIAS_KNOWN', 'FOR'],
    ['TRF BUMI KARSA MANDIRI PT', POINTS.sameName, 'NAME_SIMILAR', 'FOR'],
    ['TRF SELARAS KANTOR PT', POINTS.otherParty, 'NAME_DIFFERENT', 'AGAINST'],
    ['TRF BUDI SANTOSO', POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST'],
    ['BUNGA REKENING', POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST'],
  ])('%s', (description, points, code, effect) => {
    expect(signal(description)).toMatchObject({ points, reasons: [{ code, effect, expectedId: record.id }] })
  })
  test('a text that names nobody says nothing', () => {
    expect(signal('SETORAN TUNAI KCU SUDIRMAN')).toEqual({ points: 0, reasons: [] })
  })
})

describe('daySignal', () => {
  const points = (day: number, over: Partial<Expected> = {}) => daySignal(day, expected({ day: 100, ...over })).points
  test('late is normal, early is not', () => {
    expect(points(100)).toBe(5)
    expect(points(105)).toBeGreaterThan(points(95))
    expect(points(130)).toBeGreaterThan(points(80))
    expect(daySignal(70, expected({ day: 100 })).reasons[0]).toMatchObject({
      code: 'DAYS_EARLY',
      effect: 'AGAINST',
      days: 30,
    })
    expect(daySignal(130, expected({ day: 100 })).reasons[0]).toMatchObject({
      code: 'DAYS_LATE',
      effect: 'NEUTRAL',
      days: 30,
    })
  })
  test('a declared range makes any day in it as good as the day itself', () => {
    expect(points(80, { dayFrom: 75, dayTo: null })).toBe(5)
    expect(points(74, { dayFrom: 75, dayTo: 110 })).toBeLessThan(0)
  })
})

describe('scorePair', () => {
  test('an amount alone, even to the sen and on the day, is never sure', () => {
    const record = expected({ counterpartyId: party.id })
    const { reading, of, directory } = read('SETORAN TUNAI', [record], [party])
    expect(scorePair(reading, of(record), directory).sure).toBe(false)
  })
  test('amount and party are sure, until something speaks against it', () => {
    const record = expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })
    const sure = (text: string) => {
      const { reading, of, directory } = read(text, [record], [party, other])
      return scorePair(reading, of(record), directory).sure
    }
    expect(sure('TRF BUMI KARSA MANDIRI PT')).toBe(true)
    expect(sure('TRF BUMI KARSA MANDIRI PT INV-2026-001187')).toBe(true)
    expect(sure('TRF BUMI KARSA MANDIRI PT INV-2026-009999')).toBe(false)
    expect(sure('TRF SELARAS KANTOR PT INV-2026-001187')).toBe(false)
  })
  test('weeks early with nothing but a name is for a person', () => {
    const record = expected({ counterpartyId: party.id, day: 20_030 })
    const { reading, of, directory } = read('TRF BUMI KARSA MANDIRI PT', [record], [party])
    expect(scorePair(reading, of(record), directory).sure).toBe(false)
  })
  test('the reasons of a pair name what it is about', () => {
    const record = expected({ counterpartyId: party.id, externalId: 'INV-2026-001187' })
    const { reading, of, directory } = read('TRF BUMI KARSA MANDIRI PT INV-2026-001187', [record], [party])
    const codes = reasonsOf(reading, of(record), directory).map(reason => reason.code)
    expect(codes).toEqual(['REFERENCE_NAMED', 'NAME_SIMILAR', 'SAME_DAY'])
  })
})
