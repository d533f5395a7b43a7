// Derives journal entries from facts: each is balanced, whatever its lines are made of. Pure.
import type { Currency } from '../money.ts'

/** The purpose of an account; the company's mapping says which account of its chart that is. */
export type AccountKey = string

/** What one fact posts to an account: debit above 0, credit below. */
export type Posting = { account: AccountKey; minor: bigint }

/** One fact of one record on one day. */
export type Fact = {
  kind: string
  recordId: string
  number: string | null
  /** The other party, as the record names it. */
  party: string | null
  day: string
  currency: Currency
  postings: readonly Posting[]
}

export type JournalLine = { account: AccountKey; debitMinor: bigint; creditMinor: bigint }
/** Everything that a record posted on a day, netted by account. */
export type JournalEntry = Omit<Fact, 'postings'> & { lines: readonly JournalLine[] }

/** Debits and credits differ: nothing of it may be exported. */
export class Unbalanced extends Error {}

const sumOf = (postings: readonly Posting[]) => postings.reduce((sum, { minor }) => sum + minor, 0n)

/** Identifies the entry of a record on a day. */
export const entryKey = ({ kind, recordId, day }: Pick<Fact, 'kind' | 'recordId' | 'day'>) =>
  `${day} ${kind} ${recordId}`

/** Debits first, each side in the order of the postings; accounts with a zero balance are left out. */
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

/** Facts as entries, oldest day first; throws `Unbalanced` for an unbalanced fact. A record that nets to zero on a day has no entry. */
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
