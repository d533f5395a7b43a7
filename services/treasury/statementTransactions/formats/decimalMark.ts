// The decimal mark is one for the whole file. Where the file's standard fixes it, nothing is found out. Elsewhere cells that can be read in
// one way only speak first; where they are silent or contradict each other, the running balance decides: only under the true mark does
// each balance follow from the one before it. What fits both readings is asked: balances are blind to a factor of a thousand.
import { type Notation, parseAmount, parseBalance } from './amounts.ts'
import { provedPairs } from './balanceProof.ts'
import { type DecimalMark, marksOf } from '../../imports/public.ts'
import { formatMinor } from '../../../kit/money.ts'
import { error, type Cell, type Format, type Issue, type RawLine } from './format.ts'

/** What the decimal mark of a file follows from. `PLAIN`: no amount has a mark. */
export const MARK_EVIDENCE = ['STANDARD', 'PERSON', 'CELL', 'BALANCES', 'PLAIN'] as const
export type MarkEvidence = (typeof MARK_EVIDENCE)[number]

/** A cell that tells the mark, or that leaves it open. */
export type MarkCell = Cell & { row: number }

export type MarkDecision = {
  notation: Notation
  mark: DecimalMark
  decidedBy: MarkEvidence
  /** The first cell that can be read in one way only. */
  cell: MarkCell | null
  /** `CONTRADICTORY`: the file holds both marks and no proof tells which is right. `OPEN`: all fits both; `cell` is an example. */
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
  // What only zeros show, or whoever mapped the columns said, would make decimals of three digits: they are thousands nearly always.
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
  // The cells of the rarer mark are errors of their rows, so nothing is stored by this choice.
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
  /** The first cell that holds this mark, and is open. */
  const openBy: Record<DecimalMark, MarkCell | null> = { '.': null, ',': null }
  for (const { row, amount, balance, zero } of lines)
    for (const cell of [amount, balance, zero]) {
      if (!cell || cell.text === '' || cell.isMended) continue
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

/** Both readings of an amount that fits both, for the person who is asked. */
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
