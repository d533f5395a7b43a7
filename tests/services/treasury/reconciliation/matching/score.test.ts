import { describe, expect, test } from 'vitest'
import { Directory } from '../../../../../services/treasury/reconciliation/matching/identify.ts'
import { partyNameIn } from '../../../../../services/treasury/bankText/normalize.ts'
import { Pool } from '../../../../../services/treasury/reconciliation/matching/probe.ts'
import { namesOnly, readLine } from '../../../../../services/treasury/reconciliation/matching/reading.ts'
import {
  dayEvidence,
  partyEvidence,
  POINTS,
  reasonsOf,
  referenceEvidence,
  scorePair,
} from '../../../../../services/treasury/reconciliation/matching/score.ts'
import type { Counterparty, Expected } from '../../../../../services/treasury/reconciliation/matching/types.ts'
import { counterparty, expected, line } from './builders.ts'

/** The evidence in a text for each of these expected transactions. */
function read(description: string, records: Expected[], parties: Counterparty[] = [], over: { open?: bigint } = {}) {
  const pool = new Pool(records)
  const directory = new Directory(parties)
  const reading = readLine(line({ description, partyName: partyNameIn(description), ...over }), 0, pool, directory)
  const of = (record: Expected) => pool.candidates.find(candidate => candidate.expected.id === record.id)!
  return { pool, directory, reading, of }
}
const party = counterparty('PT Bumi Karsa Mandiri', { accountNumbers: ['1370012345678'], learntAliases: ['BKM GRUP'] })
const other = counterparty('PT Selaras Kantor')

describe('referenceEvidence', () => {
  test('the whole number speaks for it', () => {
    const record = expected({ externalId: 'INV-2026-001187' })
    const { reading, of, directory } = read('TRF INV/2026/001187', [record])
    const told = { code: 'REFERENCE_NAMED', effect: 'FOR' }
    expect(referenceEvidence(reading, of(record))).toEqual({ points: POINTS.referenceWhole, ...told })
    const [reason] = reasonsOf(reading, of(record), directory)
    expect(reason).toEqual({ ...told, expectedId: record.id, text: 'INV/2026/001187' })
  })

  test('a serial counts only where party or amount agree', () => {
    const record = expected({ externalId: 'INV-2026-001187', counterpartyId: party.id, open: 55_500_000n })
    const stranger = read('TRF TRACE 001187', [record], [party])
    expect(referenceEvidence(stranger.reading, stranger.of(record)).points).toBe(0)
    const known = read('TRF PT BUMI KARSA MANDIRI TRACE 001187', [record], [party])
    expect(referenceEvidence(known.reading, known.of(record)).points).toBe(POINTS.referenceSerial)
  })

  test('another open document, or another one of the series, contradicts', () => {
    const [one, two] = [expected({ externalId: 'INV-2026-001187' }), expected({ externalId: 'INV-2026-001203' })]
    const named = read('TRF INV-2026-001203', [one, two])
    expect(referenceEvidence(named.reading, named.of(one)).points).toBe(POINTS.referenceContradicted)
    const closed = read('TRF INV-2026-009999', [one, two])
    const told = { code: 'REFERENCE_CONTRADICTED', effect: 'AGAINST' }
    expect(referenceEvidence(closed.reading, closed.of(one))).toEqual({ points: POINTS.referenceContradicted, ...told })
    const [reason] = reasonsOf(closed.reading, closed.of(one), closed.directory)
    expect(reason).toMatchObject({ ...told, text: 'INV-2026-009999' })
    const elsewhere = read('TRF PO-2026-009999', [one, two])
    expect(referenceEvidence(elsewhere.reading, elsewhere.of(one)).points).toBe(0)
  })

  test('additional data names it too, and says so', () => {
    const record = expected({ data: ['KONTRAK-88123'] })
    const { reading, of } = read('TRF KONTRAK-88123', [record])
    expect(referenceEvidence(reading, of(record))).toMatchObject({ code: 'DATA_NAMED', effect: 'FOR' })
  })

  test('a text that names more than the candidates is no proof for them', () => {
    const [one, two] = [expected({ externalId: 'INV-2026-001187' }), expected({ externalId: 'INV-2026-001203' })]
    const { reading, of } = read('INV 001187 DAN 001203', [one, two])
    expect(namesOnly(reading, [of(one)])).toBe(false)
    expect(namesOnly(reading, [of(one), of(two)])).toBe(true)
  })
})

describe('partyEvidence', () => {
  const record = expected({ counterpartyId: party.id })
  const tell = (description: string) => {
    const { reading, directory, of } = read(description, [record], [party, other])
    const reasons = reasonsOf(reading, of(record), directory)
    return { evidence: partyEvidence(reading, record, directory), reasons }
  }
  test.each([
    ['TRF DARI 1370012345678', POINTS.account, 'ACCOUNT_KNOWN', 'FOR', '1370012345678'],
    ['TRF BKM GRUP', POINTS.alias, 'ALIAS_KNOWN', 'FOR', 'BKM Grup'],
    ['TRF BUMI KARSA MANDIRI PT', POINTS.sameName, 'NAME_SIMILAR', 'FOR', 'PT Bumi Karsa Mandiri'],
    ['TRF SELARAS KANTOR PT', POINTS.otherParty, 'NAME_DIFFERENT', 'AGAINST', 'PT Selaras Kantor'],
    ['TRF BUDI SANTOSO', POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST', 'Budi Santoso'],
    ['BUNGA REKENING', POINTS.otherName, 'NAME_DIFFERENT', 'AGAINST', 'BUNGA REKENING'],
  ])('%s', (description, points, code, effect, text) => {
    const { evidence, reasons } = tell(description)
    expect(evidence).toEqual({ points, code, effect })
    expect(reasons).toContainEqual({ code, effect, expectedId: record.id, text })
  })
  test('a text that names nobody says nothing', () => {
    const { evidence, reasons } = tell('SETORAN TUNAI KCU SUDIRMAN')
    expect(evidence).toEqual({ points: 0, code: null, effect: 'NEUTRAL' })
    expect(reasons.map(({ code }) => code)).toEqual(['SAME_DAY'])
  })
})

describe('dayEvidence', () => {
  const points = (day: number, over: Partial<Expected> = {}) => dayEvidence(day, expected({ day: 100, ...over })).points
  test('late is normal, early is not', () => {
    expect(points(100)).toBe(5)
    expect(points(105)).toBeGreaterThan(points(95))
    expect(points(130)).toBeGreaterThan(points(80))
  })
  test.each([
    [70, { code: 'DAYS_EARLY', effect: 'AGAINST', days: 30 }],
    [130, { code: 'DAYS_LATE', effect: 'NEUTRAL', days: 30 }],
  ])('of day %i it is told by how much', (day, reason) => {
    const record = expected({ day: 100 })
    const { pool, directory } = read('', [record])
    const reading = readLine(line({ description: '', day }), 0, pool, directory)
    expect(reasonsOf(reading, pool.candidates[0]!, directory)).toEqual([{ ...reason, expectedId: record.id }])
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
