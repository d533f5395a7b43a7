// What printed documents say, before they have a shape: plain values, which pass to a thread as they are.
import type { Currency } from '../../../kit/money.ts'
import type { RupiahAmounts, VatTreatment, WithholdingCode } from '../amounts/public.ts'
import type { BankDetails } from '../bankDetails/public.ts'
import type { InvoiceKind, Party } from '../invoices/public.ts'
import type { PaymentMethod } from '../receivedPayments/public.ts'
import type { CustomerStatement, StatementView } from '../statements/public.ts'

export const PRINTED_LANGUAGES = ['id', 'en', 'both'] as const
/** Of the words on it; `both` stands for Indonesian with English beside it. */
export type PrintedLanguage = (typeof PRINTED_LANGUAGES)[number]

/** Anything but ISSUED is written across every page. */
export type PrintedState = 'DRAFT' | 'ISSUED' | 'WRITTEN_OFF' | 'CANCELED'

type PrintedLine = {
  description: string
  quantity: string
  unit: string
  priceMinor: bigint
  discountMinor: bigint
  netMinor: bigint
}
type PrintedMilestone = {
  name: string
  /** Hundredths of a percent. */
  percent: number
  dueDate: string | null
  totalMinor: bigint
  withheldMinor: bigint
}
export type PrintedWithheld = {
  code: WithholdingCode
  /** Hundredths of a percent. */
  rate: number
  amountMinor: bigint
}

export type PrintedInvoice = {
  state: PrintedState
  kind: InvoiceKind
  /** Null until it is issued. */
  number: string | null
  seller: Party
  buyer: Party
  invoiceDate: string
  /** Null: its days are not counted yet. */
  dueDate: string | null
  termDays: number
  customerReference: string | null
  orderNumber: string | null
  /** NSFP, once the tax office has given one. */
  taxInvoiceNumber: string | null
  note: string | null
  /** Where to transfer; null: it does not say. */
  bank: BankDetails | null
  currency: Currency
  vatTreatment: VatTreatment
  /** Hundredths of a percent. */
  vatRate: number
  lines: PrintedLine[]
  subtotalMinor: bigint
  discountMinor: bigint
  /** Advances that are taken off, by the numbers of their invoices. */
  advances: { number: string | null; amountMinor: bigint }[]
  baseMinor: bigint
  vatMinor: bigint
  /** What the tax office is told of it, where it is in a foreign currency. */
  rupiah: (RupiahAmounts & { rate: bigint; decree: string }) | null
  isStampDue: boolean
  /** Of the e-meterai on it. */
  stampSerial: string | null
  stampMinor: bigint
  totalMinor: bigint
  withheld: PrintedWithheld[]
  collectedVatMinor: bigint
  withheldMinor: bigint
  milestones: PrintedMilestone[]
  /** When this version of it came about, in milliseconds; the file says so too. */
  at: number
}

/** Of a payment received: who paid how much, and what for. */
export type PrintedReceipt = {
  number: string
  seller: Party
  payer: Party
  paymentDate: string
  method: PaymentMethod
  reference: string | null
  currency: Currency
  amountMinor: bigint
  /** What of it pays invoices. */
  paid: { number: string; invoiceDate: string; amountMinor: bigint }[]
  /** What else settled invoices with it: the bank's fee, or rounding. */
  besides: { kind: 'FEE' | 'ROUNDING'; number: string; amountMinor: bigint }[]
  /** What of it pays no invoice, and what of it is kept as credit. */
  unappliedMinor: bigint
  credit: { number: string; amountMinor: bigint } | null
  isStampDue: boolean
  at: number
}

/** Of credit that a customer has. */
export type PrintedMemo = {
  state: PrintedState
  kind: 'CORRECTION' | 'OVERPAYMENT'
  /** Null until it is approved. */
  number: string | null
  seller: Party
  buyer: Party
  memoDate: string
  /** Of a correction. */
  invoice: { number: string; invoiceDate: string } | null
  /** Of an overpayment. */
  paymentNumber: string | null
  note: string | null
  currency: Currency
  /** A quantity of 0: an amount alone is credited. */
  lines: { description: string; quantity: string; unit: string; priceMinor: bigint; netMinor: bigint }[]
  baseMinor: bigint
  vatMinor: bigint
  totalMinor: bigint
  /** What the customer withholds less because of it. */
  withheldMinor: bigint
  applied: { number: string; appliedOn: string; amountMinor: bigint }[]
  remainingMinor: bigint
  at: number
}

/** What of a tax invoice is taken back, in rupiah: goods that were returned, or services that were canceled. */
export type ReturnSheet = {
  kind: 'GOODS' | 'SERVICE'
  /** Without a quantity and a price: an amount alone. */
  lines: {
    description: string
    quantity: string | null
    unit: string
    priceMinor: bigint | null
    amountMinor: bigint
  }[]
  baseMinor: bigint
  /** 11/12 of the base; null where VAT is not taken so. */
  otherBaseMinor: bigint | null
  vatMinor: bigint
}

/** The buyer's note of a return or cancellation. */
export type PrintedReturnNote = {
  state: PrintedState
  /** As the buyer's tax office numbered it, and its date; null while it is awaited. */
  number: string | null
  date: string | null
  /** NSFP, 17 digits. */
  taxInvoiceNumber: string
  invoice: { number: string; invoiceDate: string }
  memoNumber: string
  reason: string | null
  seller: Party
  buyer: Party
  sheets: ReturnSheet[]
  at: number
}

/** Of a customer, in one currency: what happened in a period, or what is open at its end. */
export type PrintedStatement = CustomerStatement & {
  view: StatementView
  seller: Party
  buyer: Party
  /** Where to transfer; null: it does not say. */
  bank: BankDetails | null
  at: number
}
