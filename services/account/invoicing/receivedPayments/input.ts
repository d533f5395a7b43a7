// Request shapes of received payments.
import { z } from 'zod'
import { smallSeenRecords } from '../../../kit/bulk.ts'
import { businessDate } from '../../../kit/businessDate.ts'
import { id } from '../../../kit/idShapes.ts'
import { currency, positiveDecimal } from '../../../kit/money.ts'
import { optionalNameOf, proseOf } from '../../../kit/nameShape.ts'
import { invoiceChoices } from '../invoices/public.ts'
import { optional } from '../salesOrders/public.ts'
import { RECORDED_METHODS } from './table.ts'

const MAX_FILES = 5
/** The page size of their list. */

export const newReceivedPayment = z.strictObject({
  customerId: id,
  method: z.enum(RECORDED_METHODS).meta({ id: 'RecordedPaymentMethod' }),
  paymentDate: businessDate,
  currency,
  amount: positiveDecimal,
  reference: optional(optionalNameOf(60)).describe('Of the bank, or of the cheque'),
  note: optional(proseOf(500)),
  applications: invoiceChoices.default([]).describe('Which invoices it pays; what is left can pay others later'),
  fileIds: z.array(id).max(MAX_FILES).default([]).describe('Proof: files of purpose PAYMENT_PROOF'),
})
export type ReceivedPaymentInput = z.output<typeof newReceivedPayment>

export const choice = z.strictObject({ version: z.int().min(1), applications: invoiceChoices.min(1) })
export type Choice = z.output<typeof choice>
export const seenPayments = z.strictObject({
  payments: smallSeenRecords,
})
