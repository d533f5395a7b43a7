// The steps from the opening to the closing balance: the largest categories by themselves, the others together. Pure.
import { addDecimals, compareDecimals, isZero, negate } from '../../../../i18n/decimal.ts'

export type FlowOfCategory = { uuid: string | null; name: string; in: string; out: string }

export type FlowStep = {
  kind: 'OPENING' | 'IN' | 'OTHER_IN' | 'OUT' | 'OTHER_OUT' | 'IN_TRANSIT' | 'UNEXPLAINED' | 'CLOSING'
  /** The category of `IN` and `OUT`; null for uncategorized transactions. */
  category?: FlowOfCategory
  /** What goes out is negative. */
  value: string
}

type Flow = {
  opening: string | null
  closing: string | null
  inTransit: string
  unexplained: string | null
  categories: readonly FlowOfCategory[]
}

/** As many categories as have room on each side: alone, and next to another chart. */
const MOST = { alone: { in: 3, out: 5 }, beside: { in: 2, out: 4 } }

/** Without a known balance only the flows are told; their sum is the net. */
export function waterfallSteps(
  { opening, closing, inTransit, unexplained, categories }: Flow,
  place: keyof typeof MOST = 'alone',
): FlowStep[] {
  const most = MOST[place]
  const steps: FlowStep[] = [
    ...(opening === null ? [] : [{ kind: 'OPENING' as const, value: opening }]),
    ...side(categories, 'in', most.in),
    ...side(categories, 'out', most.out),
    { kind: 'IN_TRANSIT', value: inTransit },
    ...(unexplained === null ? [] : [{ kind: 'UNEXPLAINED' as const, value: unexplained }]),
    ...(closing === null ? [] : [{ kind: 'CLOSING' as const, value: closing }]),
  ]
  return steps.filter(({ kind, value }) => kind === 'OPENING' || kind === 'CLOSING' || !isZero(value))
}

function side(categories: readonly FlowOfCategory[], which: 'in' | 'out', most: number): FlowStep[] {
  const sorted = categories
    .filter(each => !isZero(each[which]))
    .toSorted((one, other) => compareDecimals(other[which], one[which]))
  const signed = (amount: string) => (which === 'in' ? amount : negate(amount))
  // One that would be alone under "other" keeps its name.
  const shown = sorted.length <= most + 1 ? sorted : sorted.slice(0, most)
  const rest = sorted.slice(shown.length)
  return [
    ...shown.map(category => ({
      kind: which === 'in' ? ('IN' as const) : ('OUT' as const),
      category,
      value: signed(category[which]),
    })),
    ...(rest.length === 0
      ? []
      : [
          {
            kind: which === 'in' ? ('OTHER_IN' as const) : ('OTHER_OUT' as const),
            value: signed(addDecimals(rest.map(each => each[which]))),
          },
        ]),
  ]
}
