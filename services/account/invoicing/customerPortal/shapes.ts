// Response shapes of the portal. Less than for staff: no internal notes, and no actors.
import { z } from 'zod'
import { currency, money } from '../../../kit/money.ts'
import { pageOf } from '../../../kit/page.ts'
import { transferAccount } from '../bankDetails/public.ts'
import { INVOICE_STATUSES } from '../invoices/public.ts'
import { PURCHASE_ORDER_STATUSES } from '../purchaseOrders/public.ts'
import { FULFILLMENTS, ORDER_PAYMENT_STATUSES, SALES_ORDER_STATUSES } from '../salesOrders/public.ts'

const optional = z.string().nullable()

export const portalShape = z
  .object({
    email: z.string().describe('Email address of the signed-in user'),
    organizationName: z.string().describe('Legal name of the seller'),
    customer: z
      .object({
        id: z.uuid(),
        name: z.string(),
        type: z.string().nullable(),
        alias: optional,
        email: z.string(),
        phone: optional,
        picName: optional,
        picEmail: optional,
        picPhone: optional,
        identityNumber: optional.describe('Masked but for its last four digits'),
        taxNumber: optional,
        businessNumber: optional,
        billingAddress: optional,
        registeredAddress: optional,
        bankName: optional,
        accountNumber: optional.describe('Masked but for its last four digits'),
        accountName: optional,
        financeName: optional,
        financeEmail: optional,
        invoiceEmails: z.array(z.string()),
        language: z.enum(['en', 'id']),
        termDays: z.int(),
      })
      .describe('Their data as the seller has it'),
    virtualAccounts: z
      .array(
        z.object({
          bankCode: z.string(),
          number: z.string(),
          expiresOn: z.string().describe('The last day of it'),
          payee: optional.describe('The legal entity that it pays to; null: not known'),
        }),
      )
      .describe('Their own virtual accounts, to which any amount can be paid'),
    balances: z.array(
      z.object({
        toPay: money.describe('Amount due of issued invoices'),
        overdue: money.describe('Part of the amount due that was due before today'),
        withheldOpen: money.describe('Tax withheld that awaits its slip'),
        unverified: money.describe('Part of the settled amount that no statement transaction confirms yet'),
        credit: money.describe('Unapplied amount of approved credit memos and payments'),
        unpaidCount: z.int(),
        nextDueDate: optional.describe('The earliest of what is to be paid; null: nothing, or not counted yet'),
        currency,
      }),
    ),
  })
  .meta({ id: 'CustomerPortal', description: 'What a customer’s page begins with' })

const invoiceFields = {
  id: z.uuid(),
  number: z.string(),
  status: z.enum(INVOICE_STATUSES),
  invoiceDate: z.string(),
  dueDate: optional.describe('The earliest of what is unpaid; null: its days are not counted yet'),
  isOverdue: z.boolean(),
  total: money,
  toPay: money.describe('Amount due'),
  withheldOpen: money.describe('Tax withheld that awaits its slip'),
  unverified: money.describe('Part of the settled amount that no statement transaction confirms yet'),
  writtenOff: money.describe('Amount written off: no longer due though unpaid'),
  checking: money.describe('Of what remains, what proofs of the customer say was sent and nobody has confirmed yet'),
}
const lineFields = {
  description: z.string(),
  quantity: z.string(),
  unit: z.string(),
  price: money,
  net: money,
}

export const portalInvoices = pageOf(z.object(invoiceFields).meta({ id: 'PortalInvoice' }))
export const portalInvoice = z
  .object({
    ...invoiceFields,
    customerReference: optional,
    hasDocument: z.boolean().describe('Whether there is a PDF of it here: not of one that was imported'),
    note: optional,
    base: money,
    vat: money,
    stampDuty: money,
    withheld: money.describe('All that is withheld, with VAT that the customer keeps'),
    expectedCash: money.describe('Cash expected: total less tax withheld'),
    settled: money.describe(
      'Amount paid, credited or withheld with a slip, excluding unconfirmed and written-off amounts',
    ),
    bank: transferAccount.nullable().describe('Where what remains can be transferred to; null: nowhere'),
    lines: z.array(z.object(lineFields)),
  })
  .meta({ id: 'PortalInvoiceDetail' })

const orderFields = {
  id: z.uuid(),
  number: z.string(),
  status: z.enum(SALES_ORDER_STATUSES),
  fulfillment: z.enum(FULFILLMENTS),
  paymentStatus: z.enum(ORDER_PAYMENT_STATUSES),
  orderDate: z.string(),
  requiredDate: optional,
  receivedPercent: z.int(),
  total: money,
}
export const portalOrders = pageOf(z.object(orderFields).meta({ id: 'PortalSalesOrder' }))
export const portalOrder = z
  .object({
    ...orderFields,
    customerReference: optional,
    note: optional,
    base: money,
    vat: money,
    lines: z.array(z.object({ ...lineFields, received: z.string().describe('Less what came back') })),
  })
  .meta({ id: 'PortalSalesOrderDetail' })

const purchaseFields = {
  id: z.uuid(),
  number: z.string(),
  status: z.enum(PURCHASE_ORDER_STATUSES),
  date: z.string(),
  requiredDate: optional,
  reason: optional.describe('Reason for the rejection, cancellation or closing; null otherwise'),
  amount: money.describe('Without VAT'),
}
export const portalPurchases = pageOf(z.object(purchaseFields).meta({ id: 'PortalPurchaseOrder' }))
export const portalPurchase = z
  .object({ ...purchaseFields, note: optional, lines: z.array(z.object(lineFields)) })
  .meta({ id: 'PortalPurchaseOrderDetail' })
