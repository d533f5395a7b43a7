// What accounts held at the end of each day. Pure.

/** What is known of an account at the end of a day on which something was said of it. */
export type KnownBalance = { bankAccountId: string; on: string; ledgerMinor: bigint }

/** One day: the sum over the accounts of which a balance was known by then, and how many those are. */
export type DayBalance = { on: string; ledgerMinor: bigint; accounts: number }

/**
 * A balance holds until the next one is known; of those of one day the last in `known` counts. Days before anything is known of any account
 * are left out: nothing is not zero. `known` may begin before `from`.
 */
export function balancesByDay(
  known: readonly KnownBalance[],
  { from, to }: { from: string; to: string },
): DayBalance[] {
  const inOrder = known.toSorted((one, other) => one.on.localeCompare(other.on))
  const latest = new Map<string, bigint>()
  const days: DayBalance[] = []
  let next = 0
  for (let day = from; day <= to; day = dayAfter(day)) {
    for (let item = inOrder[next]; item && item.on <= day; item = inOrder[++next])
      latest.set(item.bankAccountId, item.ledgerMinor)
    if (latest.size > 0) days.push({ on: day, ledgerMinor: sumOf(latest.values()), accounts: latest.size })
  }
  return days
}

const dayAfter = (day: string): string => Temporal.PlainDate.from(day).add({ days: 1 }).toString()

function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n
  for (const amount of amounts) sum += amount
  return sum
}
