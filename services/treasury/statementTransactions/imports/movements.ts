// Lines that come again by another channel, in other words: a bank's API, its CSV and its MT940 each describe one movement in their own way.
// Pure.
import { fingerprintText } from '../../bankText/public.ts'
import { areToldApart, haveOneId, type CheckedLine, type Duplicate, type StoredLine } from './twins.ts'

/** A stored line with what a bank says of it in whatever words. */
export type StoredMovement = StoredLine & {
  date: string
  direction: 'DEBIT' | 'CREDIT'
  amountMinor: bigint
  description: string
  /** The layout of the file that brought it; null where a person entered it. */
  layout: string | null
}

type Movement = Pick<CheckedLine, 'date' | 'direction' | 'amountMinor'>

export const movementKey = ({ date, direction, amountMinor }: Movement): string => `${date}/${direction}/${amountMinor}`

export type Again = {
  /** Of the same day and amount as a stored line, whose balance or id is theirs too. */
  certain: Duplicate[]
  /** Of the same day and amount, where nothing tells whether they are the stored line. */
  doubtful: Duplicate[]
}

/** The file as a whole: its layout, and its days from the first line to the last. */
type File = { layout: string | null; firstDate: string; lastDate: string }

/** Which of these lines, of which none is stored in the same words, are stored in others. Each stored line is one of them at most. */
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
 * One channel says one line in the same words each time, but for texts that it cuts off or changes later: of a day within the file it tells
 * all, so that a stored line that it lacks is one whose words it changed.
 */
function mayBeOne(line: CheckedLine, twin: StoredMovement, { layout, firstDate, lastDate }: File): boolean {
  if (line.endingBalanceMinor !== null && twin.endingBalanceMinor !== null) return false
  if (twin.layout !== layout) return true
  if (!areToldApart(line, twin) && firstDate < line.date && line.date < lastDate) return true
  return !areToldApart(line, twin) && isBeginning(textOf(line), textOf(twin))
}

/** Texts are compared with many others of their day and amount. */
const texts = new WeakMap<object, string>()
function textOf(of: { description: string }): string {
  const known = texts.get(of) ?? fingerprintText(of.description)
  texts.set(of, known)
  return known
}

/** A text that was cut off still says this much. */
const SHORTEST_TEXT = 8

/** Whether one of two texts is the beginning of the other. */
function isBeginning(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= SHORTEST_TEXT && long.startsWith(short)
}
