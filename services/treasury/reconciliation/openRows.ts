// The rows that the statements of openRecords.ts return, and how they become the engine's records. Without Drizzle, for threads.
import type { Currency } from '../../kit/money.ts'
import { RUPIAH, DEFAULT_LIMITS, type AmountLimits } from './matching/amount.ts'
import type { Counterparty, Direction, Expected, Line, Proposal } from './matching/types.ts'

export type LineRow = {
  id: string
  bank_account_id: string
  day: number
  direction: Direction
  currency: Currency
  open: string
  description: string
  party_name: string | null
}

export const toLine = (row: LineRow): Line => ({
  id: row.id,
  accountId: row.bank_account_id,
  day: row.day,
  direction: row.direction,
  currency: row.currency,
  open: BigInt(row.open),
  description: row.description,
  partyName: row.party_name,
})

export type ExpectedRow = {
  id: string
  bank_account_id: string | null
  counterparty_id: string | null
  day: number
  day_from: number | null
  day_to: number | null
  direction: Direction
  currency: Currency
  open: string
  from: string | null
  to: string | null
  number: string
  external_id: string | null
  description: string
  data: { key: string; value: string }[]
}

export const toExpected = (row: ExpectedRow): Expected => ({
  id: row.id,
  accountId: row.bank_account_id,
  counterpartyId: row.counterparty_id,
  day: row.day,
  dayFrom: row.day_from,
  dayTo: row.day_to,
  direction: row.direction,
  currency: row.currency,
  open: BigInt(row.open),
  openFrom: row.from === null ? null : BigInt(row.from),
  openTo: row.to === null ? null : BigInt(row.to),
  description: row.description,
  number: row.number,
  externalId: row.external_id,
  data: row.data.map(({ value }) => value),
})

export type CounterpartyRow = {
  id: string
  names: string[]
  account_numbers: string[]
  learnt_aliases: string[]
  learnt_numbers: string[]
}

export const toCounterparty = (row: CounterpartyRow): Counterparty => ({
  id: row.id,
  names: row.names,
  accountNumbers: row.account_numbers,
  learntAliases: row.learnt_aliases,
  learntAccountNumbers: row.learnt_numbers,
})

/** Ids of the records of a rejected proposal, or of an undone match; sorted. */
export type RejectedRow = { lines: string[]; expecteds: string[] }

/** No row if the organization has set nothing. */
export type LimitsRow = { rounding: number; fee: number }

/** The maximum explained differences of rupiah amounts, in sen. */
export const toLimits = (row: LimitsRow | undefined): AmountLimits =>
  row ? { rounding: BigInt(row.rounding) * RUPIAH, fee: BigInt(row.fee) * RUPIAH } : DEFAULT_LIMITS

/** Rows by kind. */
export type OpenRows = {
  lines: LineRow
  expecteds: ExpectedRow
  counterparties: CounterpartyRow
  rejected: RejectedRow
  undone: RejectedRow
  limits: LimitsRow
}

/** A rejected proposal in the engine's form. */
export const toRejected = (row: RejectedRow): Pick<Proposal, 'lineIds' | 'expectedIds'> => ({
  lineIds: row.lines,
  expectedIds: row.expecteds,
})
