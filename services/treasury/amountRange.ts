// The two bounds of an amount filter, as every list of money has them.
import type { z } from 'zod'
import { decimal, parseMinor } from '../kit/money.ts'
import { codes } from './errors.ts'

/** Query parameters of an amount filter, both ends included. */
export const amountRange = { amountAtLeast: decimal.optional(), amountNoMoreThan: decimal.optional() }

type Bounds = { amountAtLeast?: string | undefined; amountNoMoreThan?: string | undefined }

/** For `superRefine`: each bound says what is wrong with it, since a person may mend either. */
export function checkAmountRange({ amountAtLeast, amountNoMoreThan }: Bounds, context: z.RefinementCtx): void {
  const [from, to] = [minorOrUndefined(amountAtLeast), minorOrUndefined(amountNoMoreThan)]
  if (from === undefined || to === undefined || from < to) return
  for (const [path, error] of [
    ['amountAtLeast', codes.amountAtLeastTooLarge],
    ['amountNoMoreThan', codes.amountNoMoreThanTooSmall],
  ] as const)
    context.addIssue({ code: 'custom', path: [path], params: { error }, input: amountAtLeast })
}

/** The bounds in minor units. */
export const amountBounds = ({ amountAtLeast, amountNoMoreThan }: Bounds) => ({
  amountAtLeastMinor: minorOrUndefined(amountAtLeast),
  amountNoMoreThanMinor: minorOrUndefined(amountNoMoreThan),
})

const minorOrUndefined = (text: string | undefined) => (text === undefined ? undefined : parseMinor(text))
