// The two bounds of an amount filter, as every list of money has them.
import type { AnyColumn } from 'drizzle-orm'
import { gte, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { defineErrors } from '../kit/errors.ts'
import { filterBy } from '../kit/list.ts'
import { decimal, minorOf, parseMinor } from '../kit/money.ts'

/** Published among the codes of expected transactions, whose list was the first to have them. */
export const amountRangeCodes = defineErrors({
  amountAtLeastTooLarge: {
    code: 'U-TRSY-ET-20',
    status: 422,
    en: 'The minimum amount must be less than the maximum.',
    id: 'Jumlah terkecil harus kurang dari jumlah terbesar.',
  },
  amountNoMoreThanTooSmall: {
    code: 'U-TRSY-ET-21',
    status: 422,
    en: 'The maximum amount must be greater than the minimum.',
    id: 'Jumlah terbesar harus lebih dari jumlah terkecil.',
  },
})

/** Filters of a column in minor units, both ends included. */
export const amountFilters = (column: AnyColumn) => ({
  amountAtLeast: filterBy(decimal, text => gte(column, minorOf(text))),
  amountNoMoreThan: filterBy(decimal, text => lte(column, minorOf(text))),
})

/** For a list's `refine`: each bound says what is wrong with it, since a person may mend either. */
export function checkAmountRange(
  { amountAtLeast, amountNoMoreThan }: Record<string, unknown>,
  context: z.RefinementCtx,
): void {
  const [from, to] = [minorOrUndefined(amountAtLeast), minorOrUndefined(amountNoMoreThan)]
  if (from === undefined || to === undefined || from < to) return
  for (const [path, error] of [
    ['amountAtLeast', amountRangeCodes.amountAtLeastTooLarge],
    ['amountNoMoreThan', amountRangeCodes.amountNoMoreThanTooSmall],
  ] as const)
    context.addIssue({ code: 'custom', path: [path], params: { error }, input: amountAtLeast })
}

const minorOrUndefined = (text: unknown) => (typeof text === 'string' ? parseMinor(text) : undefined)
