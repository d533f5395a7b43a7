// Request and response shapes of billing.
import { z } from 'zod'
import { businessDate } from '../../../kit/businessDate.ts'
import { id, idList } from '../../../kit/idShapes.ts'
import { BILLING_ORIGINS } from '../invoices/public.ts'

export const ofCustomers = z.strictObject({ customerIds: idList })

export const billBody = z.strictObject({
  customerId: id,
  until: businessDate.describe('The last day that is billed; today or before'),
})

export const runShape = z
  .object({
    id: z.uuid(),
    customerId: z.uuid(),
    cycle: z.enum(BILLING_ORIGINS),
    from: z.string().describe('The first day of its period'),
    until: z.string().describe('The last day of its period'),
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
  .meta({ id: 'CustomerBilling', description: 'When a customer is billed next, and for what it was billed' })
