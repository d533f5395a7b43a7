// Request shapes of withholding slips.
import { z } from 'zod'
import { smallSeenRecords } from '../../../kit/bulk.ts'
import { businessDate, isBusinessYear } from '../../../kit/businessDate.ts'
import { eachOnce } from '../../../kit/eachOnce.ts'
import { id } from '../../../kit/idShapes.ts'
import { positiveDecimal } from '../../../kit/money.ts'
import { nameOf, proseOf } from '../../../kit/nameShape.ts'
import { optional } from '../salesOrders/public.ts'

const MAX_FILES = 5
const MAX_INVOICES = 100

/** A month, `2026-11`. */
export const month = z
  .string()
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)
  .refine(isBusinessYear)

export const newWithholdingSlip = z.strictObject({
  number: nameOf(60).describe('As printed on the slip'),
  slipDate: businessDate,
  period: month.describe('Tax period, as year and month: `2026-11`'),
  amount: positiveDecimal.describe('Total of the slip: the sum of its invoices'),
  invoices: z
    .array(
      z.strictObject({
        invoiceId: id,
        amount: positiveDecimal.describe('Withheld amount according to the slip'),
        isMoreToCome: z
          .boolean()
          .default(false)
          .describe('Whether another slip is awaited for the rest; else the rest is owed as cash'),
      }),
    )
    .min(1)
    .max(MAX_INVOICES)
    .superRefine(eachOnce('invoiceId', ({ invoiceId }) => invoiceId))
    .describe('Which invoices it covers, of one customer and currency'),
  note: optional(proseOf(500)),
  fileIds: z.array(id).max(MAX_FILES).default([]).describe('The slip: files of purpose WITHHOLDING_SLIP'),
})
export type WithholdingSlipInput = z.output<typeof newWithholdingSlip>

export const seenSlips = z.strictObject({
  slips: smallSeenRecords,
})
