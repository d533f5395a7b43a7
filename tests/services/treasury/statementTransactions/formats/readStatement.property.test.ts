import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatement } from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { rounds } from '../../../../support/campaign.ts'
import { chunksOf, LAYOUTS, optionsFor, withBalances, type Movement } from './writers.ts'

const word = fc.constantFrom(
  'TRSF',
  'E-BANKING',
  'CR',
  '2111/FTSCY/WS95051',
  'PT',
  'BUMI',
  'KARSA',
  'INV/2026/11/0042',
  '150000.00',
  'BIAYA',
  'ADM',
  'JL.',
  'No',
  'Ünal',
  '"ABADI"',
  'a,b',
  'x;y',
)
const movement: fc.Arbitrary<Movement> = fc.record({
  date: fc.integer({ min: 0, max: 80 }).map(days => new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10)),
  description: fc.array(word, { minLength: 1, maxLength: 8 }).map(words => `X ${words.join(' ')}`),
  direction: fc.constantFrom('DEBIT', 'CREDIT'),
  amountMinor: fc.oneof(
    fc.bigInt(1n, 999_99n),
    fc.bigInt(1n, 10n ** 13n),
    fc.bigInt(1n, 10_000n).map(n => n * 100_000n),
  ),
})
const statement = fc
  .tuple(fc.array(movement, { minLength: 1, maxLength: 30 }), fc.bigInt(-(10n ** 12n), 10n ** 15n))
  .map(([movements, opening]) =>
    withBalances(
      movements.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      opening,
    ),
  )

describe.each(LAYOUTS.map((layout, at) => ({ layout, title: `${layout.name} #${at}` })))('$title', ({ layout }) => {
  it('gives back what was written, in order, with the proof', () =>
    fc.assert(
      fc.asyncProperty(statement, fc.integer({ min: 1, max: 5_000 }), async (lines, size) => {
        const reading = await readStatement(chunksOf(layout.write(lines), size), optionsFor(layout))
        expect(reading.issues.kept).toEqual([])
        expect(reading.layout).toBe(layout.name)
        expect(reading.total).toBe(lines.length)
        const read = reading.lines.map(({ date, description, direction, amountMinor, endingBalanceMinor }) => ({
          date,
          description,
          direction,
          amountMinor,
          balanceMinor: endingBalanceMinor,
        }))
        expect(read).toEqual(lines.map(line => (layout.lacks ? { ...line, balanceMinor: null } : line)))
        const last = lines.at(-1)?.balanceMinor
        const proved = lines.length - (layout.withoutOpening ? 1 : 0)
        const hasProof = !layout.lacks && proved > 0
        expect([reading.proof?.holds, reading.proof?.rows, reading.closingMinor]).toEqual([
          ...(hasProof ? [true, proved] : [undefined, undefined]),
          layout.lacks && !layout.closing ? null : last,
        ])
      }),
      { numRuns: rounds(60, 2_000) },
    ))

  it('never crashes on a damaged file, and says where', () =>
    fc.assert(
      fc.asyncProperty(
        statement,
        fc.array(
          fc.record({ at: fc.nat(), byte: fc.integer({ min: 0, max: 255 }), length: fc.integer({ min: 0, max: 40 }) }),
          { minLength: 1, maxLength: 5 },
        ),
        async (lines, damages) => {
          const bytes = Buffer.from(layout.write(lines))
          let damaged = bytes
          for (const { at, byte, length } of damages) {
            const from = at % damaged.length
            damaged = Buffer.concat([
              damaged.subarray(0, from),
              Buffer.alloc(length, byte),
              damaged.subarray(from + length),
            ])
          }
          const reading = await readStatement(chunksOf(damaged, 700), optionsFor(layout))
          const lineCount = damaged.toString('latin1').split(/\r\n|\n|\r/).length
          const rows = reading.issues.kept.map(issue => issue.row ?? 1)
          expect(rows.filter(row => row < 1 || row > lineCount + 1)).toEqual([])
          for (const line of reading.lines) expect(line.amountMinor).toBeGreaterThan(0n)
        },
      ),
      { numRuns: rounds(80, 5_000) },
    ))
})
