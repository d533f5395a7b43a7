// A customer's statement of account: what moved its balance, and how the balance ran. Pure.
import type { Bucket } from '../agedReceivables/public.ts'

/** What moved the balance. An adjustment is settled by the bank without a payment of its own. */
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

/** What a document, or its being taken back, added to what the customer owes on a day; less where it is below 0. */
export type Movement = {
  kind: StatementKind
  recordId: string
  number: string | null
  day: string
  minor: bigint
  /** Of a transfer that no bank line shows yet. */
  isUnverified: boolean
}

export type Entry = Movement & {
  /** It takes back what it did before: an invoice that was canceled, a payment that never came. */
  isTakenBack: boolean
  balanceMinor: bigint
}

/** Cash or withheld tax of an invoice, or of an instalment of it, that is open. */
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

/** A payment or memo, of which something pays no invoice yet; a refund is below 0: it left, and no credit is behind it any more. */
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
  /** Of that, what was written off: nobody has paid it. */
  writtenOffMinor: bigint
  closingMinor: bigint
  items: OpenItem[]
  credits: OpenCredit[]
  /** What is open comes to: cash, what was withheld and has no slip, less open credit. It is the closing balance. */
  remainingMinor: bigint
  waitingMinor: bigint
  unappliedMinor: bigint
  /** What payments count that no bank line shows yet. */
  unverifiedMinor: bigint
  /** When the next of it is due. */
  nextDueOn: string | null
}

/** What is open and how the balance ran differ: nothing of it may be shown as true. */
export class DoesNotAddUp extends Error {}

/** What adds to the balance unless it is taken back; all others make it less. */
const ADDING: ReadonlySet<StatementKind> = new Set(['INVOICE', 'REFUND'])

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

type Read = {
  to: string
  openingMinor: bigint
  movements: readonly Movement[]
  items: readonly OpenItem[]
  credits: readonly OpenCredit[]
  unverifiedMinor: bigint
}

/** The statement of what was read; throws `DoesNotAddUp` where its closing balance is not what is open. */
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

/** What is open of each age. */
export const agesOf = (items: readonly OpenItem[], buckets: readonly Bucket[]): { bucket: Bucket; minor: bigint }[] =>
  buckets.map(bucket => ({
    bucket,
    minor: sumOf(items.filter(item => item.bucket === bucket).map(({ remainingMinor }) => remainingMinor)),
  }))
