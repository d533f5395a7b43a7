// Request and response shapes of billing.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { BILLING_ORIGINS } from '../invoices/public.ts'

export const ofCustomers = z.strictObject({ customerIds: idList })

export const billBody = z.strictObject({
  customerId: id,
  until: businessDate.describe('Last day to bill, inclusive; not in the future'),
})

export const runShape = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    cycle: z.enum(BILLING_ORIGINS),
    from: z.string().describe('First day of the period, inclusive'),
    until: z.string().describe('Last day of the period, inclusive'),
    invoiceIds: z.array(z.uuid()).describe('What it drafted, as far as that is not deleted'),
    skippedOrderIds: z
      .array(z.uuid())
      .describe('Orders of which something could be billed, but of which no invoice could be written as they are'),
    madeAt: z.string(),
    madeBy: z.uuid().nullable().describe('Null: the worker, on the cycle’s day'),
  })
  .meta({ id: 'BillingRun', description: 'What was drafted of a customer’s orders for a period' })

export const billingShape = z
  .object({
    customerId: z.uuid(),
    nextOn: z.string().nullable().describe('The day on which drafts are made next; null: none is planned'),
    runs: z.array(runShape),
  })
  .meta({ id: 'CustomerBilling', description: 'Billing of a customer' })
