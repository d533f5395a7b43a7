// A file has one decimal mark. If its standard fixes it, nothing has to be detected. Otherwise cells that can be read in only one way
// decide first; if there are none or they contradict each other, the running balance decides: only with the right mark does each balance
// follow from the previous one. If both readings fit, the user is asked: balances can't detect a factor of a thousand.
import { type Notation, parseAmount, parseBalance } from './amounts.ts'
import { provedPairs } from './balanceProof.ts'
import { type DecimalMark, marksOf } from '../../imports/public.ts'
import { formatMinor } from '../../../kit/money.ts'
import { error, type Cell, type Format, type Issue, type RawLine } from './format.ts'

/** The basis for a file's decimal mark. `PLAIN`: no amount has a mark. */
export const MARK_EVIDENCE = ['STANDARD', 'PERSON', 'CELL', 'BALANCES', 'PLAIN'] as const
export type MarkEvidence = (typeof MARK_EVIDENCE)[number]

/** A cell that determines the mark, or that is ambiguous. */
export type MarkCell = Cell & { row: number }

export type MarkDecision = {
  notation: Notation
  mark: DecimalMark
  decidedBy: MarkEvidence
  /** The first cell that can be read in only one way. */
  cell: MarkCell | null
  /**
   * `CONTRADICTORY`: the file contains both marks and no check tells which is right. `OPEN`: everything fits both; `cell` is an example.
   */
  failure: 'CONTRADICTORY' | 'OPEN' | null
}

export function decideMark(
  lines: readonly RawLine[],
  format: Pick<Format, 'amounts' | 'decimalMark'>,
  chosen: { mark: DecimalMark; isAnswer: boolean } | null,
): MarkDecision {
  const preferred = format.decimalMark
  if (format.amounts)
    return { notation: format.amounts, mark: preferred, decidedBy: 'STANDARD', cell: null, failure: null }
  const decided = (mark: DecimalMark, decidedBy: MarkEvidence, cell: MarkCell | null = null): MarkDecision => ({
    notation: mark,
    mark,
    decidedBy,
    cell,
    failure: null,
  })
  const { only, open, openBy } = evaluate(lines)
  // With a mark known only from zeros, or from the user's mapping, some amounts would have three decimals: these are almost always
  // thousands.
  const thousands = (mark: DecimalMark) => (only[mark].hasAmount ? null : openBy[mark])
  const asked = (cell: MarkCell): MarkDecision => ({ ...decided(preferred, 'PLAIN', cell), failure: 'OPEN' })
  if (chosen) {
    const cell = chosen.isAnswer ? null : thousands(chosen.mark)
    return cell ? asked(cell) : decided(chosen.mark, 'PERSON')
  }
  const [dots, commas] = [only['.'].count, only[','].count]
  for (const mark of ['.', ','] as const) {
    if (only[mark].count === 0 || only[mark].count < dots + commas) continue
    const cell = thousands(mark)
    return cell ? asked(cell) : decided(mark, 'CELL', only[mark].first)
  }
  if (dots === 0 && open === null) return decided(preferred, 'PLAIN')

  const proved = { '.': proofUnder('.', lines), ',': proofUnder(',', lines) }
  if (proved['.'] !== proved[',']) return decided(proved['.'] > proved[','] ? '.' : ',', 'BALANCES')
  // The cells with the rarer mark are errors of their rows, so nothing is stored by this choice.
  if (dots !== commas) return decided(dots > commas ? '.' : ',', 'CELL', only[dots > commas ? '.' : ','].first)
  const failure = dots === 0 ? 'OPEN' : 'CONTRADICTORY'
  return { notation: preferred, mark: preferred, decidedBy: 'PLAIN', cell: open, failure }
}

function evaluate(lines: readonly RawLine[]) {
  const only: Record<DecimalMark, { count: number; first: MarkCell | null; hasAmount: boolean }> = {
    '.': { count: 0, first: null, hasAmount: false },
    ',': { count: 0, first: null, hasAmount: false },
  }
  let open: MarkCell | null = null
  /** The first ambiguous cell with this mark. */
  const openBy: Record<DecimalMark, MarkCell | null> = { '.': null, ',': null }
  for (const { row, amount, balance, zero } of lines)
    for (const cell of [amount, balance, zero]) {
      if (!cell || cell.text === '' || cell.isCorrected) continue
      const { dot, comma } = marksOf(cell.text)
      if (dot !== comma) {
        const side = only[dot ? '.' : ',']
        side.count++
        side.first ??= { row, ...cell }
        side.hasAmount ||= /[1-9]/.test(cell.text)
      } else if (dot && /[.,]/.test(cell.text)) {
        open ??= { row, ...cell }
        openBy[cell.text.includes('.') ? '.' : ','] ??= { row, ...cell }
      }
    }
  return { only, open, openBy }
}

const proofUnder = (mark: DecimalMark, lines: readonly RawLine[]): number =>
  provedPairs(lines.map(line => ({ signed: signedMinor(line, mark), balance: balanceMinor(line.balance?.text, mark) })))

function balanceMinor(text: string | undefined, mark: DecimalMark): bigint | null {
  if (text === undefined) return null
  const balance = parseBalance(text, mark)
  return 'minor' in balance ? balance.minor : null
}

function signedMinor(line: RawLine, mark: DecimalMark): bigint | null {
  if (!line.amount || line.direction === null) return null
  const amount = parseAmount(line.amount.text, mark)
  if (!('minor' in amount)) return null
  return line.direction === 'DEBIT' ? -amount.minor : amount.minor
}

/** Both readings of an ambiguous amount, for the user who is asked. */
export function markError({ failure, cell }: MarkDecision): Issue {
  if (failure === 'CONTRADICTORY' || !cell) return error('MIXED_DECIMAL_MARKS')
  const readUnder = (mark: DecimalMark) => {
    const reading = parseAmount(cell.text.replace(/\s*[A-Za-z]+$/, ''), mark)
    return 'minor' in reading ? formatMinor(reading.minor) : cell.text
  }
  return error(
    'DECIMAL_MARK_OPEN',
    { value: cell.text },
    { example: cell.text, dot: readUnder('.'), comma: readUnder(',') },
  )
}
