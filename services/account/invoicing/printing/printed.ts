// The content of printed documents, before layout: plain values that can be sent to a thread.
import type { Currency } from '../../../kit/money.ts'
import type { RupiahAmounts, VatTreatment, WithholdingCode } from '../amounts/public.ts'
import type { BankDetails } from '../bankDetails/public.ts'
import type { InvoiceKind, Party } from '../invoices/public.ts'
import type { PaymentMethod } from '../receivedPayments/public.ts'
import type { CustomerStatement, StatementView } from '../statements/public.ts'

export const PRINTED_LANGUAGES = ['id', 'en', 'both'] as const
/** The language of the labels; `both` is Indonesian with English next to it. */
export type PrintedLanguage = (typeof PRINTED_LANGUAGES)[number]

/** Any status but ISSUED is printed across every page. */
export type PrintedState = 'DRAFT' | 'ISSUED' | 'WRITTEN_OFF' | 'CANCELED'

type PrintedLine = {
  description: string
  quantity: string
  unit: string
  priceMinor: bigint
  discountMinor: bigint
  netMinor: bigint
}
export type PrintedVirtualAccount = { bankName: string; number: string }
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
  /** Null: the term has not started. */
  dueDate: string | null
  /** Null: whom it is for is not chosen yet, so that nothing is known of its terms. */
  termDays: number | null
  customerReference: string | null
  orderNumber: string | null
  /** NSFP, once the tax office has assigned one. */
  taxInvoiceNumber: string | null
  note: string | null
  /** Where to transfer; null: not printed. */
  bank: BankDetails | null
  /** Virtual accounts of the customer, which take it as well. */
  virtualAccounts: PrintedVirtualAccount[]
  currency: Currency
  vatTreatment: VatTreatment
  /** Hundredths of a percent. */
  vatRate: number
  lines: PrintedLine[]
  subtotalMinor: bigint
  discountMinor: bigint
  /** Deducted advances, with the numbers of their invoices. */
  advances: { number: string | null; amountMinor: bigint }[]
  baseMinor: bigint
  vatMinor: bigint
  /** The amounts for the tax office, if it is in a foreign currency. */
  rupiah: (RupiahAmounts & { rate: bigint; decree: string }) | null
  isStampDue: boolean
  /** The serial number of its e-meterai. */
  stampSerial: string | null
  stampMinor: bigint
  totalMinor: bigint
  withheld: PrintedWithheld[]
  collectedVatMinor: bigint
  withheldMinor: bigint
  milestones: PrintedMilestone[]
  /** When this version was created, in milliseconds; also written into the file. */
  at: number
}

/** What one entity received of a payment: the payer, the amount, and its purpose. */
export type PrintedReceipt = {
  number: string
  seller: Party
  payer: Party
  paymentDate: string
  method: PaymentMethod
  reference: string | null
  currency: Currency
  amountMinor: bigint
  /** The whole payment, where invoices of several entities share it; null: this is all of it. */
  wholeMinor: bigint | null
  /** The part applied to invoices. */
  paid: { number: string; invoiceDate: string; amountMinor: bigint }[]
  /** What settled invoices in addition: the bank's fee, or rounding. */
  besides: { kind: 'FEE' | 'ROUNDING'; number: string; amountMinor: bigint }[]
  /** The unapplied part, and the part kept as credit. */
  unappliedMinor: bigint
  credit: { number: string; amountMinor: bigint } | null
  isStampDue: boolean
  at: number
}

/** A customer's credit. */
export type PrintedMemo = {
  state: PrintedState
  kind: 'CORRECTION' | 'OVERPAYMENT'
  /** Null until it is approved. */
  number: string | null
  seller: Party
  buyer: Party
  memoDate: string
  /** For a correction. */
  invoice: { number: string; invoiceDate: string } | null
  /** For an overpayment. */
  paymentNumber: string | null
  note: string | null
  currency: Currency
  /** Quantity 0: only an amount is credited. */
  lines: { description: string; quantity: string; unit: string; priceMinor: bigint; netMinor: bigint }[]
  baseMinor: bigint
  vatMinor: bigint
  totalMinor: bigint
  /** By how much the customer's withholding is reduced. */
  withheldMinor: bigint
  applied: { number: string; appliedOn: string; amountMinor: bigint }[]
  remainingMinor: bigint
  at: number
}

/** The reversed part of a tax invoice, in rupiah: returned goods, or canceled services. */
export type ReturnSheet = {
  kind: 'GOODS' | 'SERVICE'
  /** Without quantity and price: only an amount. */
  lines: {
    description: string
    quantity: string | null
    unit: string
    priceMinor: bigint | null
    amountMinor: bigint
  }[]
  baseMinor: bigint
  /** 11/12 of the base; null when VAT is not based on it. */
  otherBaseMinor: bigint | null
  vatMinor: bigint
}

/** The buyer's note of a return or cancellation. */
export type PrintedReturnNote = {
  state: PrintedState
  /** The number from the buyer's tax office, and its date; null until received. */
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

/** A customer's statement in one currency: movements of a period, or open items at its end. */
export type PrintedStatement = CustomerStatement & {
  view: StatementView
  seller: Party
  buyer: Party
  /** Where to transfer; null: not printed. */
  bank: BankDetails | null
  /** Virtual accounts of the customer, which take it as well. */
  virtualAccounts: PrintedVirtualAccount[]
  at: number
}
