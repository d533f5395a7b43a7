// Input from the holder of a payment link, about its one invoice.
import { z } from 'zod'
import { positiveDecimal } from '../../../kit/money.ts'
import { newProof, newSlip } from '../customerPayments/public.ts'

export const linkProof = newProof
  .omit({ invoices: true })
  .extend({ amount: positiveDecimal.describe('Of the transfer, as far as it pays this invoice') })
export const linkSlip = newSlip
  .omit({ invoices: true })
  .extend({ amount: positiveDecimal.describe('What the slip says was withheld of this invoice') })

export const LINK_PURPOSES = ['PAYMENT_PROOF', 'WITHHOLDING_SLIP'] as const
export const linkPurpose = z.enum(LINK_PURPOSES).meta({ id: 'CheckoutUploadPurpose' })
