import { compareDecimals, isDecimal } from '../../i18n/decimal.ts'
import type { Param } from './listState.ts'

/** Both ends included; an open end is null. Decimal strings. */
export type AmountRange = { atLeast: string | null; noMoreThan: string | null }

/** `1000.00..2500.00` in the address. */
export const amounts: Param<AmountRange | null> = {
  read: text => {
    if (!text?.includes('..')) return null
    const [atLeast = '', noMoreThan = ''] = text.split('..')
    if ((atLeast && !isDecimal(atLeast)) || (noMoreThan && !isDecimal(noMoreThan)) || (!atLeast && !noMoreThan))
      return null
    const range = { atLeast: atLeast || null, noMoreThan: noMoreThan || null }
    return isOrdered(range) ? range : null
  },
  write: range =>
    range === null || (!range.atLeast && !range.noMoreThan)
      ? null
      : `${range.atLeast ?? ''}..${range.noMoreThan ?? ''}`,
}

/** The rule of product.md §5: "at least" must be less than "no more than". */
export function isOrdered({ atLeast, noMoreThan }: AmountRange): boolean {
  return atLeast === null || noMoreThan === null || compareDecimals(atLeast, noMoreThan) < 0
}
