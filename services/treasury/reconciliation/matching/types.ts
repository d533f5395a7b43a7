// The engine's input and output. Amounts are minor units, days are counted from 1970-01-01.

import type { Currency } from '../../../kit/money.ts'

export type Direction = 'DEBIT' | 'CREDIT'
export type AdjustmentKind = 'FEE' | 'WITHHOLDING' | 'ROUNDING' | 'OVERPAYMENT'

/** Money in one currency and direction: only lines and expected transactions of one flow can belong together. */
export type Flow = { currency: Currency; direction: Direction }

/** An open line of a bank statement. */
export type Line = {
  id: string
  accountId: string
  day: number
  direction: Direction
  currency: Currency
  /** The part that is not reconciled yet. */
  open: bigint
  description: string
  partyName: string | null
}

/** An open expected transaction. */
export type Expected = {
  id: string
  /** Null: it may occur on any account. */
  accountId: string | null
  counterpartyId: string | null
  day: number
  dayFrom: number | null
  dayTo: number | null
  direction: Direction
  currency: Currency
  /** The part that is not reconciled yet. */
  open: bigint
  openFrom: bigint | null
  openTo: bigint | null
  description: string
  /** Our own number: others rarely know it, so its bare serial means nothing in their texts. */
  number: string | null
  /** Its id in another system, for example the invoice's number. */
  externalId: string | null
  /** Values of the additional reconciliation data. */
  data: string[]
}

export type Counterparty = {
  id: string
  /** Legal name, alias, names on its accounts. */
  names: string[]
  accountNumbers: string[]
  /** Names in bank texts, learnt from confirmed matches. */
  learntAliases: string[]
  learntAccountNumbers: string[]
}

export type ReasonCode =
  | 'REFERENCE_NAMED'
  | 'REFERENCE_CONTRADICTED'
  | 'ACCOUNT_KNOWN'
  | 'ALIAS_KNOWN'
  | 'NAME_SIMILAR'
  | 'NAME_DIFFERENT'
  | 'AMOUNT_EXACT'
  | 'AMOUNT_LESS_FEE'
  | 'AMOUNT_PLUS_FEE'
  | 'AMOUNT_LESS_WITHHOLDING'
  | 'AMOUNT_WITHIN_TOLERANCE'
  | 'AMOUNT_SHORT'
  | 'AMOUNT_OVER'
  | 'AMOUNTS_ADD_UP'
  | 'SAME_DAY'
  | 'DAYS_LATE'
  | 'DAYS_EARLY'
  | 'DATE_IN_RANGE'
  | 'DATA_NAMED'

/** One piece of evidence, as data that a client turns into text. */
export type Reason = {
  code: ReasonCode
  effect: 'FOR' | 'NEUTRAL' | 'AGAINST'
  expectedId?: string
  /** Fee, withheld tax or shortfall. */
  amount?: bigint
  days?: number
  /** Token, account number or name that was recognized. */
  text?: string
  /** Percent, for withholding. */
  rate?: string
}

export type Adjustment = { kind: AdjustmentKind; amount: bigint }

export type Allocation = { lineId: string; expectedId: string; amount: bigint; adjustments: Adjustment[] }

export type Proposal = {
  lineIds: string[]
  expectedIds: string[]
  allocations: Allocation[]
  result: 'FULL_MATCH' | 'PARTIAL_MATCH'
  /** Expected minus statement amount that no adjustment explains. */
  difference: bigint
  /** 0 to 100. */
  score: number
  /** Whether it may be confirmed without a user checking it. */
  automatic: boolean
  reasons: Reason[]
}
