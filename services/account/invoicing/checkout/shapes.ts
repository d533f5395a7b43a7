// What the holder of a checkout link sees.
import { z } from 'zod'
import { currency, money, showMoney } from '../../../kit/money.ts'
import { type BankDetails, transferAccount } from '../bankDetails/public.ts'
import { formatQuantity } from '../documents/public.ts'
import type { Invoice, InvoiceLineRow } from '../invoices/public.ts'
import { PROVIDER_METHODS } from '../receivedPayments/public.ts'
import { SESSION_STATUSES, type SessionRow } from './table.ts'

export const providerMethod = z.enum(PROVIDER_METHODS).meta({ id: 'ProviderMethod' })
/** The clearing system's bank code; treasury decides which banks can be chosen. */
export const bankCode = z.string().regex(/^\d{3}$/)

const session = z
  .object({
    id: z.uuid(),
    status: z.enum(SESSION_STATUSES).meta({ id: 'CheckoutStatus' }),
    method: providerMethod,
    bankCode: z.string().nullable(),
    amount: money,
    expiresAt: z.string(),
    provider: z.string().nullable(),
    virtualAccountNumber: z.string().nullable(),
    qrContent: z.string().nullable().describe('URI for the QR code'),
    redirectUrl: z.string().nullable().describe('Where a card or an e-wallet is paid with'),
    failureReason: z.string().nullable(),
  })
  .meta({ id: 'CheckoutSession', description: 'What was chosen to pay with, and how far that is' })

const receipt = z
  .object({
    number: z.string(),
    amount: money,
    method: providerMethod,
    bankCode: z.string().nullable(),
    paidAt: z.string(),
  })
  .meta({ id: 'CheckoutReceipt', description: 'A payment received through checkout' })

export const CLAIM_KINDS = ['PROOF', 'SLIP'] as const
export const CLAIM_STATES = ['CHECKING', 'ACCEPTED', 'REJECTED'] as const

const claim = z
  .object({
    kind: z.enum(CLAIM_KINDS).meta({ id: 'CheckoutClaimKind' }).describe('PROOF: of a transfer; SLIP: of withheld tax'),
    number: z.string().describe('Of the payment, or as the slip has it'),
    state: z
      .enum(CLAIM_STATES)
      .meta({ id: 'CheckoutClaimState' })
      .describe('CHECKING: neither staff nor a bank line have confirmed it; REJECTED: staff turned it down'),
    date: z.string().describe('Of the transfer, or of the slip'),
    amount: money,
    reason: z.string().nullable().describe('Reason for the rejection; null unless rejected'),
    sentAt: z.string(),
  })
  .meta({ id: 'CheckoutClaim', description: 'What was sent by a link of the invoice' })

const line = z
  .object({ description: z.string(), quantity: z.string(), unit: z.string(), net: money })
  .meta({ id: 'CheckoutLine', description: 'What is invoiced, less its discount and before tax' })

export const checkoutShape = z
  .object({
    organizationName: z.string(),
    invoiceNumber: z.string(),
    customerName: z.string(),
    invoiceDate: z.string(),
    dueDate: z.string().nullable(),
    isOverdue: z.boolean(),
    lines: z.array(line),
    currency,
    vat: money,
    total: money.describe('With tax, less what was paid in advance'),
    remaining: money.describe('Amount due'),
    unverified: money.describe('Of what is paid, what no bank line shows yet'),
    writtenOff: money.describe('Amount written off: no longer due though unpaid'),
    bank: transferAccount.nullable().describe('Where what remains can be transferred to; null: nowhere'),
    session: session.nullable().describe('The one that was chosen last'),
    receipts: z.array(receipt).describe('The newest first'),
    checking: money.describe('Amount of submitted proofs that are not confirmed yet'),
    proofMost: money.describe('Maximum amount of a proof; 0: none can be submitted'),
    slipMost: money.describe('Withheld tax for which a slip is awaited; 0: none can be submitted'),
    claims: z.array(claim).describe('Proofs and slips that were sent by links, the newest first'),
  })
  .meta({ id: 'Checkout', description: 'An invoice as shown to the holder of its payment link' })

export type Receipt = z.infer<typeof receipt>
export type Claim = z.infer<typeof claim>

export const showSession = (row: SessionRow): z.infer<typeof session> => ({
  id: row.id,
  status: row.status,
  method: row.method,
  bankCode: row.bankCode,
  amount: showMoney(row.amountMinor, row.currency),
  expiresAt: row.expiresAt,
  provider: row.provider,
  virtualAccountNumber: row.virtualAccountNumber,
  qrContent: row.qrContent,
  redirectUrl: row.redirectUrl,
  failureReason: row.failureReason,
})

type Beside = {
  lines: readonly InvoiceLineRow[]
  organizationName: string
  cashMinor: bigint
  bank: BankDetails | null
  session: SessionRow | undefined
  receipts: Receipt[]
  checkingMinor: bigint
  slipMostMinor: bigint
  claims: Claim[]
}

export const showCheckout = (
  invoice: Invoice,
  { lines, organizationName, cashMinor, bank, session: newest, receipts, checkingMinor, slipMostMinor, claims }: Beside,
): z.infer<typeof checkoutShape> => ({
  organizationName,
  invoiceNumber: invoice.number!,
  customerName: invoice.customerName,
  invoiceDate: invoice.invoiceDate,
  dueDate: invoice.dueDate,
  isOverdue: invoice.isOverdue,
  lines: lines.map(({ description, quantity, unit, netMinor }) => ({
    description,
    quantity: formatQuantity(quantity),
    unit,
    net: showMoney(netMinor, invoice.currency),
  })),
  currency: invoice.currency,
  vat: showMoney(invoice.vatMinor, invoice.currency),
  total: showMoney(invoice.totalMinor, invoice.currency),
  remaining: showMoney(cashMinor, invoice.currency),
  unverified: showMoney(invoice.unverifiedMinor, invoice.currency),
  writtenOff: showMoney(invoice.writtenOffMinor, invoice.currency),
  bank,
  session: newest ? showSession(newest) : null,
  receipts,
  checking: showMoney(checkingMinor, invoice.currency),
  proofMost: showMoney(proofMost(invoice, cashMinor, checkingMinor), invoice.currency),
  slipMost: showMoney(slipMostMinor, invoice.currency),
  claims,
})

/** The transfer may include withheld tax; nothing can be claimed when no cash is due. */
function proofMost({ remainingMinor }: Invoice, cashMinor: bigint, checkingMinor: bigint): bigint {
  const leftMinor = remainingMinor - checkingMinor
  return cashMinor > 0n && leftMinor > 0n ? leftMinor : 0n
}

export const offerShape = z
  .object({
    method: providerMethod,
    bankCode: z.string().nullable().describe('Of a virtual account'),
    isPossible: z.boolean(),
    reason: z
      .enum(['NO_PROVIDER', 'ABOVE_LIMIT', 'BELOW_LIMIT', 'NOT_WHOLE', 'CURRENCY'])
      .nullable()
      .describe('Why not'),
    minimum: z.string().nullable(),
    maximum: z.string().nullable(),
  })
  .meta({ id: 'CheckoutMethod', description: 'A payment method and whether it is available for the amount due' })
