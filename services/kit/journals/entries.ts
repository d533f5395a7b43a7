// Journal entries that follow from what happened: each is balanced, whatever its lines are made of. Pure.
import type { Currency } from '../money.ts'

/** What an account is for; which account of the company's chart that is, its mapping says. */
export type AccountKey = string

/** What one fact posts to an account: debit above 0, credit below. */
export type Posting = { account: AccountKey; minor: bigint }

/** One fact of one record on one day. */
export type Fact = {
  kind: string
  recordId: string
  number: string | null
  /** Whom it concerns, as the record names them. */
  party: string | null
  day: string
  currency: Currency
  postings: readonly Posting[]
}

export type JournalLine = { account: AccountKey; debitMinor: bigint; creditMinor: bigint }
/** All that a record posted on a day, netted by account. */
export type JournalEntry = Omit<Fact, 'postings'> & { lines: readonly JournalLine[] }

/** Debits and credits of what is posted differ: nothing of it may leave. */
export class Unbalanced extends Error {}

const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { minor }) => sum + minor, 0n)

/** Names an entry for as long as its record posts on that day. */
export const entryKey = ({ kind, recordId, day }: Pick<Fact, 'kind' | 'recordId' | 'day'>) =>
  `${day} ${kind} ${recordId}`

/** Debits first, each side in the order in which accounts were posted to; accounts that come to nothing are left out. */
export function nettedLines(postings: readonly Posting[]): JournalLine[] {
  const sums = new Map<AccountKey, bigint>()
  for (const { account, minor } of postings) sums.set(account, (sums.get(account) ?? 0n) + minor)
  const lines = [...sums].map(([account, minor]) => ({
    account,
    debitMinor: minor > 0n ? minor : 0n,
    creditMinor: minor < 0n ? -minor : 0n,
  }))
  return [...lines.filter(({ debitMinor }) => debitMinor > 0n), ...lines.filter(({ creditMinor }) => creditMinor > 0n)]
}

/** Facts as entries, the first day first; throws `Unbalanced` where a fact is not. A record that takes all back on the same day has none. */
export function entriesOf(facts: readonly Fact[]): JournalEntry[] {
  const wrong = facts.find(({ postings }) => sumOf(postings) !== 0n)
  if (wrong) throw new Unbalanced(`${wrong.kind} ${wrong.recordId} of ${wrong.day} is off by ${sumOf(wrong.postings)}`)
  return [...Map.groupBy(facts, entryKey).values()]
    .map((of): JournalEntry => {
      const { postings, ...head } = of[0]!
      return { ...head, lines: nettedLines([...postings, ...of.slice(1).flatMap(fact => fact.postings)]) }
    })
    .filter(({ lines }) => lines.length > 0)
    .toSorted(inOrder)
}

const inOrder = (one: JournalEntry, other: JournalEntry) =>
  one.day.localeCompare(other.day) ||
  (one.number ?? '').localeCompare(other.number ?? '') ||
  one.recordId.localeCompare(other.recordId)
