// Money in an account that can't be spent: blocked by the bank or a court, or the minimum balance.
import { z } from 'zod'
import { businessDate } from '../../kit/businessDate.ts'
import { money, positiveDecimal, showMoney, minorOf } from '../../kit/money.ts'
import { proseOf } from '../../kit/nameShape.ts'
import { type BankAccountRow, RESTRICTIONS } from './table.ts'

const kind = z.enum(RESTRICTIONS).meta({ id: 'CashRestrictionKind' })

export const restrictionShape = z
  .object({
    kind,
    amount: money,
    reason: z.string(),
    from: z.string().describe('The day on which it was entered'),
    until: z.string().nullable().describe('The last day; null while none is known'),
  })
  .meta({ id: 'CashRestriction', description: "Money in an account that can't be spent" })

export const restrictionInput = z.strictObject({
  kind,
  amount: positiveDecimal.describe("In the account's currency"),
  reason: proseOf(255, 1),
  until: businessDate.nullish(),
})
export type RestrictionInput = z.infer<typeof restrictionInput>

type Columns = Pick<
  BankAccountRow,
  'restriction' | 'restrictedMinor' | 'restrictionReason' | 'restrictedFrom' | 'restrictedUntil'
>

/** The columns after an edit; unchanged if the edit doesn't mention the restriction. Another amount or kind counts from today. */
export function restrictionColumns(
  before: Columns,
  input: RestrictionInput | null | undefined,
  today: string,
): Columns | undefined {
  if (input === undefined) return undefined
  if (input === null)
    return {
      restriction: null,
      restrictedMinor: null,
      restrictionReason: null,
      restrictedFrom: null,
      restrictedUntil: null,
    }
  const restrictedMinor = minorOf(input.amount)
  const isSame = before.restriction === input.kind && before.restrictedMinor === restrictedMinor
  return {
    restriction: input.kind,
    restrictedMinor,
    restrictionReason: input.reason,
    restrictedFrom: isSame ? before.restrictedFrom : today,
    restrictedUntil: input.until ?? null,
  }
}

/** The restriction of an account on the wire; null without one. */
export function showRestriction(
  row: Columns & Pick<BankAccountRow, 'currency'>,
): z.infer<typeof restrictionShape> | null {
  const { restriction, restrictedMinor, restrictionReason, restrictedFrom, restrictedUntil, currency } = row
  if (restriction === null || restrictedMinor === null || restrictionReason === null || restrictedFrom === null)
    return null
  return {
    kind: restriction,
    amount: showMoney(restrictedMinor, currency),
    reason: restrictionReason,
    from: restrictedFrom,
    until: restrictedUntil,
  }
}
