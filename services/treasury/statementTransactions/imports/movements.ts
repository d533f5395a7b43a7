// Lines that arrive again over another channel with another text: a bank's API, its CSV and its MT940 each describe one movement
// differently. Pure.
import { fingerprintText } from '../../bankText/public.ts'
import { areDistinctByBankId, haveOneId, type CheckedLine, type Duplicate, type StoredLine } from './twins.ts'

/** A stored line with the bank's own text. */
export type StoredMovement = StoredLine & {
  date: string
  direction: 'DEBIT' | 'CREDIT'
  amountMinor: bigint
  description: string
  /** The layout of the file that contained it; null for a manual entry. */
  layout: string | null
}

type Movement = Pick<CheckedLine, 'date' | 'direction' | 'amountMinor'>

export const movementKey = ({ date, direction, amountMinor }: Movement): string => `${date}/${direction}/${amountMinor}`

export type Again = {
  /** Same date and amount as a stored line, and its balance or id. */
  certain: Duplicate[]
  /** Same date and amount as a stored line, but undecided whether they are the same. */
  doubtful: Duplicate[]
}

/** The entire file: its layout, and the dates of its first and last line. */
type File = { layout: string | null; firstDate: string; lastDate: string }

/**
 * Those of these lines, none of which is stored with the same text, that are stored with another one. Each stored line matches at most one.
 */
export function linesAgain(lines: readonly CheckedLine[], stored: readonly StoredMovement[], file: File): Again {
  const open = Map.groupBy(stored, movementKey)
  const again: Again = { certain: [], doubtful: [] }
  let left = lines.filter(line => open.has(movementKey(line)))
  const take = (into: Duplicate[], fits: (line: CheckedLine, twin: StoredMovement) => boolean) => {
    left = left.filter(line => {
      const candidates = open.get(movementKey(line)) ?? []
      const at = candidates.findIndex(twin => fits(line, twin))
      const [twin] = at === -1 ? [] : candidates.splice(at, 1)
      if (twin) into.push({ line, twin })
      return !twin
    })
  }
  take(again.certain, haveOneId)
  take(
    again.certain,
    (line, twin) => line.endingBalanceMinor !== null && line.endingBalanceMinor === twin.endingBalanceMinor,
  )
  take(again.doubtful, (line, twin) => mayBeOne(line, twin, file))
  return again
}

/**
 * One channel writes a line with the same text each time, except for texts that it truncates or changes later: a file is complete for each
 * day within it, so that a missing stored line is one whose text changed.
 */
function mayBeOne(line: CheckedLine, twin: StoredMovement, { layout, firstDate, lastDate }: File): boolean {
  if (line.endingBalanceMinor !== null && twin.endingBalanceMinor !== null) return false
  if (twin.layout !== layout) return true
  if (!areDistinctByBankId(line, twin) && firstDate < line.date && line.date < lastDate) return true
  return !areDistinctByBankId(line, twin) && isBeginning(textOf(line), textOf(twin))
}

/** Each text is compared with many others of the same date and amount. */
const texts = new WeakMap<object, string>()
function textOf(of: { description: string }): string {
  const known = texts.get(of) ?? fingerprintText(of.description)
  texts.set(of, known)
  return known
}

/** Minimum length at which a truncated text is still specific. */
const SHORTEST_TEXT = 8

/** Whether one of two texts is the beginning of the other. */
function isBeginning(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_TEXT && long.startsWith(short)
}
