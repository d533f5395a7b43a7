// Request shapes of a customer's transfer proof.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { id } from '../../../kit/idShapes.ts'
import { nameOf, optionalNameOf } from '../../../kit/nameShape.ts'
import { invoiceChoices } from '../invoices/public.ts'
import { optional } from '../salesOrders/public.ts'

const MAX_FILES = 5
/** As many as a customer pays with one transfer and still lists by hand. */
const MAX_INVOICES = 20

export const newProof = z.strictObject({
  paymentDate: businessDate.describe('Date of the transfer'),
  senderBank: nameOf(60).describe('Bank from which it was sent'),
  reference: optional(optionalNameOf(60)).describe('Number of the transfer; null: none'),
  invoices: invoiceChoices
    .min(1)
    .max(MAX_INVOICES)
    .describe('Which invoices it pays, of one currency, and how much of each: together the amount of the transfer'),
  fileIds: z.array(id).min(1).max(MAX_FILES).describe('Files that were sent as PAYMENT_PROOF and are not used yet'),
})
export type ProofInput = z.output<typeof newProof>
