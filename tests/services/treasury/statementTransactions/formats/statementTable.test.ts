// The table of files: every supported layout with every fault, against a known truth. A file is read correctly, or rejected.
import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  readStatement,
  type Reading,
} from '../../../../../services/treasury/statementTransactions/formats/readStatement.ts'
import { rounds, roundsLimit } from '../../../../support/campaign.ts'
import { FAULTS, type FaultyFile, randomOf, statementOf } from './faults.ts'
import { chunksOf, type LayoutCase, LAYOUTS, optionsFor, type Written } from './writers.ts'

type Outcome = 'right' | 'refused' | 'unproved' | 'wrong'
type Tally = Record<Outcome, number>

const SEEDS = rounds(1, 40)

/** A file's lines as a multiset. */
const exported = (lines: readonly Written[], hasBalances: boolean): string[] =>
  lines
    .map(({ date, direction, amountMinor, description, balanceMinor }) =>
      [date, direction, amountMinor, description.trim(), hasBalances ? balanceMinor : ''].join('|'),
    )
    .toSorted()

const storedOf = ({ lines }: Reading): Written[] =>
  lines.map(({ date, direction, amountMinor, description, endingBalanceMinor }) => ({
    date,
    direction,
    amountMinor,
    description,
    balanceMinor: endingBalanceMinor ?? 0n,
  }))

async function judge(layout: LayoutCase, { bytes, truth, losesQuotes = false }: FaultyFile): Promise<Outcome> {
  const reading = await readStatement(chunksOf(bytes), optionsFor(layout))
  if (reading.issues.errors > 0) return 'refused'
  const hasBalances = reading.proof !== null
  const content = (lines: readonly Written[]) => {
    const text = exported(lines, hasBalances).join('\n')
    return losesQuotes ? text.replaceAll('"', '') : text
  }
  const isRight = truth !== null && content(storedOf(reading)) === content(truth)
  if (isRight) return 'right'
  // Without balances nothing confirms the amounts, which the page says; a rule that needs none still applies.
  return reading.proof === null && truth !== null ? 'unproved' : 'wrong'
}

const FILES = FAULTS.flatMap((fault, row) =>
  LAYOUTS.flatMap((layout, column) =>
    Array.from({ length: SEEDS }, (_, seed) => ({
      fault,
      layout,
      seed: 20_261_122 + seed * 10_007 + row * 101 + column,
    })),
  ),
)

describe('the table of statement files', () => {
  it(
    'holds no file that is stored wrong, and no good one that is refused',
    async () => {
      const table = new Map<string, Tally>(
        FAULTS.map(({ name }) => [name, { right: 0, refused: 0, unproved: 0, wrong: 0 }]),
      )
      const wrong: string[] = []
      const refusedWrongly: string[] = []
      let files = 0
      for (const { fault, layout, seed } of FILES) {
        const random = randomOf(seed)
        const file = fault.make(layout, statementOf(random), random)
        if (!file) continue
        files++
        const outcome = await judge(layout, file)
        const tally = table.get(fault.name)
        if (tally) tally[outcome]++
        const name = `${layout.name} #${LAYOUTS.indexOf(layout)}, ${fault.name}, seed ${seed}`
        if (outcome === 'wrong') wrong.push(name)
        if (outcome === 'refused' && GOOD.has(fault.name)) refusedWrongly.push(name)
      }
      report(table, files)
      expect(wrong).toEqual([])
      expect(refusedWrongly).toEqual([])
      expect(files).toBeGreaterThan(200)
    },
    roundsLimit(60_000),
  )
})

/** Faults that leave the file valid. */
const GOOD: ReadonlySet<string> = new Set([
  'none',
  'UTF-8 with BOM',
  'UTF-16 with BOM',
  'UTF-16 without BOM',
  'leading control byte',
  'CRLF',
  'LF',
  'texts like footers and tags',
  'genuine twins',
  'another account beside it',
  'an entry that is not booked',
  'a head that names this account',
  'a foot that counts',
])

/** A campaign prints the table, and stores it with the other results. */
function report(table: ReadonlyMap<string, Tally>, files: number) {
  const sum = (outcome: Outcome) => [...table.values()].reduce((all, tally) => all + tally[outcome], 0)
  const row = (name: string, { right, refused, unproved, wrong }: Tally) =>
    `| ${name} | ${right} | ${refused} | ${unproved} | ${wrong} |`
  const total = { right: sum('right'), refused: sum('refused'), unproved: sum('unproved'), wrong: sum('wrong') }
  const text = [
    '# Statement files',
    '',
    `${files} files with a known truth: ${LAYOUTS.length} dialects × ${FAULTS.length} faults × ${SEEDS} seeds, by \`npm run campaign -- tests/services/treasury/statementTransactions\`.`,
    'A file is read right (the same lines, each as often, with their balances) or refused, which names what is wrong.',
    'A file without balances is read and says that nothing speaks for its amounts.',
    '',
    '| fault | right | refused | says that nothing proves it | wrong |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...[...table].map(([name, tally]) => row(name, tally)),
    row('all', total),
    '',
  ].join('\n')
  if (!rounds(false, true)) return
  process.stdout.write(`${text}\n`)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/statementFiles.md', text)
}
