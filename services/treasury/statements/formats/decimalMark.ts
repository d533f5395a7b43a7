// The decimal mark is one for the whole file. Cells that can be read in one way only speak first; where they are silent or
// contradict each other, the running balance decides: only under the true mark does each balance follow from the one before it.
import { marksOf, parseAmount } from './amounts.ts'
import { provedPairs } from './balanceProof.ts'
import type { DecimalMark, RawLine } from './format.ts'

export type MarkDecision = {
  mark: DecimalMark
  /** True when the file holds both marks and no proof tells which is right. */
  contradictory: boolean
}

export function decideMark(lines: readonly RawLine[], preferred: DecimalMark): MarkDecision {
  const onlyBy = { '.': 0, ',': 0 }
  let open = 0
  const weigh = (text: string | undefined) => {
    if (text === undefined || text === '') return
    const { dot, comma } = marksOf(text)
    if (dot && !comma) onlyBy['.']++
    else if (comma && !dot) onlyBy[',']++
    else if (dot && comma && /[.,]/.test(text)) open++
  }
  for (const line of lines) {
    weigh(line.amount?.text)
    weigh(line.balance?.text)
  }
  if (onlyBy['.'] > 0 && onlyBy[','] === 0) return { mark: '.', contradictory: false }
  if (onlyBy[','] > 0 && onlyBy['.'] === 0) return { mark: ',', contradictory: false }
  if (onlyBy['.'] === 0 && open === 0) return { mark: preferred, contradictory: false }

  const proved = { '.': proofUnder('.', lines), ',': proofUnder(',', lines) }
  if (proved['.'] !== proved[',']) return { mark: proved['.'] > proved[','] ? '.' : ',', contradictory: false }
  if (onlyBy['.'] !== onlyBy[',']) return { mark: onlyBy['.'] > onlyBy[','] ? '.' : ',', contradictory: false }
  // Our currencies have two decimals, so three digits after a mark that stands alone are thousands.
  if (onlyBy['.'] === 0) return { mark: groupsWith(lines) === '.' ? ',' : '.', contradictory: false }
  return { mark: preferred, contradictory: true }
}

const proofUnder = (mark: DecimalMark, lines: readonly RawLine[]): number =>
  provedPairs(lines.map(line => ({ signed: signedMinor(line, mark), balance: minorOf(line.balance?.text, mark) })))

const minorOf = (text: string | undefined, mark: DecimalMark): bigint | null => {
  if (text === undefined) return null
  const amount = parseAmount(text, mark)
  return 'minor' in amount ? amount.minor : null
}

function signedMinor(line: RawLine, mark: DecimalMark): bigint | null {
  const minor = minorOf(line.amount?.text, mark)
  if (minor === null || line.direction === null) return null
  return line.direction === 'DEBIT' ? -minor : minor
}

/** The mark that divides groups in the first amount that has one. */
function groupsWith(lines: readonly RawLine[]): DecimalMark | undefined {
  for (const line of lines)
    for (const text of [line.amount?.text, line.balance?.text]) {
      const mark = /[.,]/.exec(text ?? '')?.[0]
      if (mark === '.' || mark === ',') return mark
    }
  return undefined
}
