// Balances of accounts at the end of each day. Pure.

/** The known balance of an account at the end of a day with new information. */
export type KnownBalance = { bankAccountId: string; on: string; ledgerMinor: bigint }

/** One day: the total over the accounts with a known balance, and their number. */
export type DayBalance = { on: string; ledgerMinor: bigint; accounts: number }

/**
 * A balance holds until the next known one; of several on one day the last in `known` counts. Days before the first known balance are
 * omitted: unknown is not zero. `known` may begin before `from`.
 */
export function balancesByDay(
  known: readonly KnownBalance[],
  { from, to }: { from: string; to: string },
): DayBalance[] {
  const inOrder = known.toSorted((one, other) => one.on.localeCompare(other.on))
  const latest = new Map<string, bigint>()
  const days: DayBalance[] = []
  let next = 0
  const first = Temporal.PlainDate.from(from)
  // By count: the day after 9999-12-31 is +010000-01-01, which as text comes before it.
  for (let ahead = 0; ahead <= first.until(to).days; ahead++) {
    const day = first.add({ days: ahead }).toString()
    for (let item = inOrder[next]; item && item.on <= day; item = inOrder[++next])
      latest.set(item.bankAccountId, item.ledgerMinor)
    if (latest.size > 0) days.push({ on: day, ledgerMinor: sumOf(latest.values()), accounts: latest.size })
  }
  return days
}

function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}
