// The two bounds of an amount filter, shared by all lists of money.
import { type AnyColumn, gte, lte } from 'drizzle-orm'
import type { z } from 'zod'
import type { ErrorRow } from './errors.ts'
import { filterBy } from './list.ts'
import { decimal, minorOf, parseMinor } from './money.ts'

/** Filters of a column in minor units, both ends included. */
export const amountFilters = (column: AnyColumn) => ({
  amountAtLeast: filterBy(decimal, text => gte(column, minorOf(text))),
  amountNoMoreThan: filterBy(decimal, text => lte(column, minorOf(text))),
})

/** For a list's `refine`: each bound reports its own error, since the user may fix either. */
export const amountRangeCheck =
  (codes: { amountAtLeastTooLarge: ErrorRow; amountNoMoreThanTooSmall: ErrorRow }) =>
  ({ amountAtLeast, amountNoMoreThan }: Record<string, unknown>, context: z.RefinementCtx): void => {
    const [from, to] = [minorOrUndefined(amountAtLeast), minorOrUndefined(amountNoMoreThan)]
    if (from === undefined || to === undefined || from < to) return
    for (const [path, error] of [
      ['amountAtLeast', codes.amountAtLeastTooLarge],
      ['amountNoMoreThan', codes.amountNoMoreThanTooSmall],
    ] as const)
      context.addIssue({ code: 'custom', path: [path], params: { error }, input: amountAtLeast })
  }

const minorOrUndefined = (text: unknown) => (typeof text === 'string' ? parseMinor(text) : undefined)
