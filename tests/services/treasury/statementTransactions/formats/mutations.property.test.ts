// Realistic files with random mutations: an accepted file is either proved by its own balances, or reported as having none.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { rounds, roundsLimit } from '../../../../support/campaign.ts'
import { chunksOf, LAYOUTS, optionsFor, withBalances, type Movement } from './writers.ts'

const movement: fc.Arbitrary<Movement> = fc.record({
  date: fc.integer({ min: 0, max: 60 }).map(days => new Date(Date.UTC(2026, 8, 1 + days)).toISOString().slice(0, 10)),
  description: fc
    .constantFrom('TRSF E-BANKING CR 0109/FTSCY/WS95051 PT BUMI KARSA', 'BIAYA ADM', 'INV/2026/11/0042 PT MAJU', 'X')
    .map(text => `Y ${text}`),
  direction: fc.constantFrom('DEBIT', 'CREDIT'),
  amountMinor: fc.oneof(
    fc.bigInt(1n, 999_99n),
    fc.bigInt(1n, 10n ** 12n),
    fc.bigInt(1n, 9_999n).map(n => n * 100_000n),
  ),
})
const statement = fc
  .tuple(fc.array(movement, { minLength: 2, maxLength: 8 }), fc.bigInt(0n, 10n ** 12n))
  .map(([movements, opening]) =>
    withBalances(
      movements.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
      opening,
    ),
  )

type Mutation = { kind: (typeof KINDS)[number]; at: number; digit: number }
const KINDS = [
  'DIGIT',
  'DROP',
  'INSERT',
  'SWAP',
  'DROP_LINE',
  'REPEAT_LINE',
  'SWAP_LINES',
  'CUT',
  'DROP_MARK',
  'OTHER_MARK',
] as const
const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat({ max: 1_000_000 }),
  digit: fc.nat({ max: 9 }),
})

/** The n-th match of a pattern in the text, wrapping around. */
function placeOf(text: string, pattern: RegExp, at: number): number | null {
  const places = [...text.matchAll(pattern)].map(({ index }) => index)
  return places[at % Math.max(1, places.length)] ?? null
}

function mutate(text: string, { kind, at, digit }: Mutation): string {
  const replaced = (pattern: RegExp, by: (found: string) => string) => {
    const place = placeOf(text, pattern, at)
    return place === null ? text : text.slice(0, place) + by(text[place] ?? '') + text.slice(place + 1)
  }
  const lines = text.split('\n')
  const line = at % lines.length
  switch (kind) {
    case 'DIGIT':
      return replaced(/\d/g, () => String(digit))
    case 'DROP':
      return replaced(/[\s\S]/g, () => '')
    case 'INSERT':
      return replaced(/[\s\S]/g, found => found + String(digit))
    case 'SWAP':
      return replaced(/[,;|<>:"]/g, () => ' ')
    case 'DROP_LINE':
      return lines.toSpliced(line, 1).join('\n')
    case 'REPEAT_LINE':
      return lines.toSpliced(line, 0, lines[line] ?? '').join('\n')
    case 'SWAP_LINES':
      return lines.toSpliced(line, 2, lines[line + 1] ?? '', lines[line] ?? '').join('\n')
    case 'CUT':
      return text.slice(0, at % text.length)
    case 'DROP_MARK':
      return replaced(/[.,](?=\d)/g, () => '')
    case 'OTHER_MARK':
      return replaced(/[.,](?=\d)/g, found => (found === '.' ? ',' : '.'))
  }
}

const signed = ({ lines }: Reading) =>
  lines.map(line => (line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor))

const total = (amounts: readonly bigint[]) => amounts.reduce((sum, minor) => sum + minor, 0n)

/** The elements of `part` missing in `whole`, as multisets. */
function missingIn(whole: readonly bigint[], part: readonly bigint[]): bigint[] {
  const left = [...whole]
  return part.filter(minor => {
    const at = left.indexOf(minor)
    if (at !== -1) left.splice(at, 1)
    return at === -1
  })
}

describe.each(LAYOUTS.map((layout, at) => ({ layout, title: `${layout.name} #${at}` })))('$title', ({ layout }) => {
  it(
    'is proved, says that it has no balances, or is refused',
    () =>
      fc.assert(
        fc.asyncProperty(statement, fc.array(mutation, { minLength: 1, maxLength: 3 }), async (lines, mutations) => {
          const file = mutations.reduce(mutate, layout.write(lines))
          const reading = await readStatement(chunksOf(file), optionsFor(layout))
          if (reading.issues.errors > 0) {
            // A reason that names the file or its row.
            expect(reading.issues.kept.some(({ severity }) => severity === 'ERROR')).toBe(true)
            return
          }
          const movements = signed(reading)
          const { proof } = reading
          if (proof === null) return
          expect(proof.holds).toBe(true)
          expect(proof.closingMinor - proof.openingMinor).toBe(total(movements))
          const written = lines.map(line => (line.direction === 'DEBIT' ? -line.amountMinor : line.amountMinor))
          // Whole rows may be missing at either end of a file with balances only in its rows. What is proved is as written.
          const unwritten = missingIn(written, movements.slice(movements.length - proof.rows))
          // A sum detects every single change, but not two that cancel each other, nor, in a file with balances only in its rows, a
          // repeated row moved to an end where it continues them.
          const last = lines.at(-1)!
          const areEndsAsWritten =
            proof.openingMinor === last.balanceMinor - total(written) && proof.closingMinor === last.balanceMinor
          if (mutations.length === 1) expect(unwritten).toEqual([])
          else if (areEndsAsWritten) expect(unwritten).not.toHaveLength(1)
        }),
        { numRuns: rounds(60, 4_000), ...rounds({ seed: 20_261_122 }, {}) },
      ),
    roundsLimit(60_000),
  )
})
