// The differences between two versions of a document.
import { changesBetween } from '../../../kit/activity/record.ts'
import { formatMinor } from '../../../kit/money.ts'
import { formatPercent } from './quantities.ts'

/** A change of the document, or of the line with this description. */
export type DocumentChange = { line: string | null; field: string; before: string | null; after: string | null }

type Discounted = { discountPercent: number | null; discountAmountMinor: bigint | null }

/** A discount as text for revisions. */
export const discountText = ({ discountPercent, discountAmountMinor }: Discounted): string | null => {
  if (discountPercent !== null) return `${formatPercent(discountPercent)} %`
  return discountAmountMinor === null ? null : formatMinor(discountAmountMinor)
}

type Pair<Line> = { before: Line | undefined; after: Line | undefined }

/** Pairs the lines of two versions: first by description, then by position, as renamed lines. */
function pairsOf<Line extends { description: string }>(before: readonly Line[], after: readonly Line[]): Pair<Line>[] {
  const left = new Map(before.entries())
  const partner = new Map<number, Line>()
  for (const [place, line] of after.entries()) {
    const same = [...left].find(([, old]) => old.description === line.description)
    if (!same) continue
    left.delete(same[0])
    partner.set(place, same[1])
  }
  for (const place of after.keys()) {
    const old = left.get(place)
    if (partner.has(place) || !old) continue
    left.delete(place)
    partner.set(place, old)
  }
  return [
    ...after.map((line, place) => ({ before: partner.get(place), after: line })),
    ...[...left.values()].map(line => ({ before: line, after: undefined })),
  ]
}

type Described = Readonly<Record<string, string | null>>

/** The differences between the lines of two versions, in the fields of `describe`. */
export const lineChanges = <Line extends { description: string }>(
  before: readonly Line[],
  after: readonly Line[],
  describe: (line: Line) => Described,
): DocumentChange[] =>
  pairsOf(before, after).flatMap(pair => {
    const line = (pair.before ?? pair.after)!.description
    const [old, now] = [pair.before && describe(pair.before), pair.after && describe(pair.after)]
    return changesBetween(old, now, Object.keys(old ?? now ?? {})).map(change => ({ line, ...change }))
  })
