// What a printed invoice says, before it has a shape: plain values, which pass to a thread as they are.
import type { Currency } from '../../../kit/money.ts'
import type { VatTreatment, WithholdingCode } from '../amounts/public.ts'
import type { InvoiceKind, Party } from '../invoices/public.ts'

export const PRINTED_LANGUAGES = ['id', 'en', 'both'] as const
/** Of the words on it; `both` stands for Indonesian with English beside it. */
export type PrintedLanguage = (typeof PRINTED_LANGUAGES)[number]

/** Anything but ISSUED is written across every page. */
export type PrintedState = 'DRAFT' | 'ISSUED' | 'CANCELED'

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
  note: string | null
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
  isStampDue: boolean
  stampMinor: bigint
  totalMinor: bigint
  withheld: PrintedWithheld[]
  collectedVatMinor: bigint
  withheldMinor: bigint
  milestones: PrintedMilestone[]
  /** When this version of it came about; the file says so too. */
  at: string
}
