// A customer's statement of account: its movements and running balance. Pure.
import { sumOf } from '../../../kit/amounts.ts'
import type { Bucket } from '../../../kit/ages.ts'

/** Kinds of movement. An adjustment is settled by the bank without its own payment. */
export const STATEMENT_KINDS = [
  'INVOICE',
  'PAYMENT',
  'CREDIT_MEMO',
  'WRITE_OFF',
  'REFUND',
  'SLIP',
  'ADJUSTMENT',
] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** What a document, or its cancellation, added to the customer's debt on a day; a reduction is below 0. */
export type Movement = {
  kind: StatementKind
  recordId: string
  number: string | null
  day: string
  minor: bigint
  /** A transfer that no bank line shows yet. */
  isUnverified: boolean
}

export type Entry = Movement & {
  /** It reverses an earlier movement: a canceled invoice, a payment that never arrived. */
  isTakenBack: boolean
  balanceMinor: bigint
}

/** Open cash or withheld tax of an invoice or a milestone. */
export type OpenItem = {
  invoiceId: string
  number: string
  partName: string | null
  invoiceDate: string
  dueOn: string | null
  bucket: Bucket
  remainingMinor: bigint
  waitingMinor: bigint
}

export const OPEN_CREDIT_KINDS = ['PAYMENT', 'CREDIT_MEMO', 'REFUND'] as const

/** A payment or memo with an unapplied rest. A refund is below 0: it was paid out, and its credit is gone. */
export type OpenCredit = {
  kind: (typeof OPEN_CREDIT_KINDS)[number]
  recordId: string
  number: string
  day: string
  minor: bigint
}

export type Statement = {
  openingMinor: bigint
  entries: Entry[]
  chargesMinor: bigint
  creditsMinor: bigint
  /** The part of it that was written off and not paid. */
  writtenOffMinor: bigint
  closingMinor: bigint
  items: OpenItem[]
  credits: OpenCredit[]
  /** The open total: cash, withheld tax without slip, minus open credit. Equals the closing balance. */
  remainingMinor: bigint
  waitingMinor: bigint
  unappliedMinor: bigint
  /** Payments that count although no bank line shows them yet. */
  unverifiedMinor: bigint
  /** The next due date. */
  nextDueOn: string | null
}

/** The open items differ from the running balance: neither may be shown. */
export class DoesNotAddUp extends Error {}

/** Kinds that increase the balance unless reversed; all others reduce it. */
const ADDING: ReadonlySet<StatementKind> = new Set(['INVOICE', 'REFUND'])

type Read = {
  to: string
  openingMinor: bigint
  movements: readonly Movement[]
  items: readonly OpenItem[]
  credits: readonly OpenCredit[]
  unverifiedMinor: bigint
}

/** Builds the statement; throws `DoesNotAddUp` if its closing balance differs from the open items. */
export function statementOf({ to, openingMinor, movements, items, credits, unverifiedMinor }: Read): Statement {
  let balanceMinor = openingMinor
  const entries = movements.map((movement): Entry => {
    balanceMinor += movement.minor
    const isTakenBack = ADDING.has(movement.kind) ? movement.minor < 0n : movement.minor > 0n
    return { ...movement, isTakenBack, balanceMinor }
  })
  const statement = {
    openingMinor,
    entries,
    chargesMinor: sumOf(movements.map(({ minor }) => (minor > 0n ? minor : 0n))),
    creditsMinor: sumOf(movements.map(({ minor }) => (minor < 0n ? -minor : 0n))),
    writtenOffMinor: -sumOf(movements.map(({ kind, minor }) => (kind === 'WRITE_OFF' ? minor : 0n))),
    closingMinor: balanceMinor,
    items: [...items],
    credits: [...credits],
    remainingMinor: sumOf(items.map(item => item.remainingMinor)),
    waitingMinor: sumOf(items.map(item => item.waitingMinor)),
    unappliedMinor: sumOf(credits.map(({ minor }) => minor)),
    unverifiedMinor,
    nextDueOn: nextDue(items, to),
  }
  const openMinor = statement.remainingMinor + statement.waitingMinor - statement.unappliedMinor
  if (openMinor !== statement.closingMinor)
    throw new DoesNotAddUp(`the balance ran to ${statement.closingMinor}, and ${openMinor} is open`)
  return statement
}

function nextDue(items: readonly OpenItem[], to: string): string | null {
  const days = items.flatMap(({ dueOn, remainingMinor }) =>
    dueOn !== null && dueOn >= to && remainingMinor > 0n ? [dueOn] : [],
  )
  return days.toSorted()[0] ?? null
}

/** The open amount of each age. */
export const agesOf = (items: readonly OpenItem[], buckets: readonly Bucket[]): { bucket: Bucket; minor: bigint }[] =>
  buckets.map(bucket => ({
    bucket,
    minor: sumOf(items.filter(item => item.bucket === bucket).map(({ remainingMinor }) => remainingMinor)),
  }))
