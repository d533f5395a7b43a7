// Totals and counts that a file states of its own lines: if they contradict the lines, one of the two is wrong.
import { type Notation, parseBalance } from './amounts.ts'
import { formatMinor } from '../../../kit/money.ts'
import { error, type Issue } from './format.ts'
import type { PlacedTotal } from './sections.ts'

/** A line's movement, in the order of the file; pending ones may count or not. */
export type Movement = { signed: bigint; isPending: boolean }

type Sums = { credits: bigint; debits: bigint; creditCount: number; debitCount: number }

/** The totals of any range of movements without adding them up again: a file may state as many totals as it has lines. */
export function openSums(movements: readonly Movement[]): (from: number, to: number) => Sums {
  const upTo: Sums[] = [{ credits: 0n, debits: 0n, creditCount: 0, debitCount: 0 }]
  for (const [at, { signed }] of movements.entries()) {
    const { credits, debits, creditCount, debitCount } = upTo[at]!
    upTo.push(
      signed < 0n
        ? { credits, debits: debits - signed, creditCount, debitCount: debitCount + 1 }
        : { credits: credits + signed, debits, creditCount: creditCount + 1, debitCount },
    )
  }
  return (from, to) => {
    const [before, after] = [upTo[from]!, upTo[to]!]
    return {
      credits: after.credits - before.credits,
      debits: after.debits - before.debits,
      creditCount: after.creditCount - before.creditCount,
      debitCount: after.debitCount - before.debitCount,
    }
  }
}

/** Booked lines only: a pending one moves nothing. */
export const openBookedSums = (movements: readonly Movement[]) => {
  const booked = [0]
  for (const [at, { isPending }] of movements.entries()) booked.push(booked[at]! + (isPending ? 0 : 1))
  const sums = openSums(movements.filter(({ isPending }) => !isPending))
  return (from: number, to: number): Sums => sums(booked[from]!, booked[to]!)
}

const magnitude = (minor: bigint) => (minor < 0n ? -minor : minor)

/** What a number may be, each as the amount that its text would be parsed as. */
function candidates(of: PlacedTotal['of'], sums: Sums, balances: readonly bigint[]): bigint[] {
  const { credits, debits, creditCount, debitCount } = sums
  const count = (lines: number) => BigInt(lines) * 100n
  const net = magnitude(credits - debits)
  switch (of) {
    case 'CREDITS':
      return [credits]
    case 'DEBITS':
      return [debits]
    case 'CREDIT_COUNT':
      return [count(creditCount)]
    case 'DEBIT_COUNT':
      return [count(debitCount)]
    case 'COUNT':
      return [count(creditCount + debitCount)]
    case 'GROSS':
      // Some banks label the net as the total.
      return [credits + debits, net]
    case 'NET':
      return [net]
    case 'SIGNED_NET':
      return [credits - debits]
    case 'ANY':
      return [
        credits,
        debits,
        credits + debits,
        net,
        count(creditCount),
        count(debitCount),
        count(creditCount + debitCount),
        ...balances.map(magnitude),
      ]
  }
}

/** Errors of totals that match neither all lines, nor those above them, nor those since the previous total. */
export function contradictions(
  totals: readonly PlacedTotal[],
  movements: readonly Movement[],
  balances: readonly bigint[],
  notation: Notation,
): Issue[] {
  // Totals come in the order of the file.
  const since = new Map<number, number>()
  let before = 0
  let latest = 0
  for (const { at } of totals) {
    if (at > latest) [before, latest] = [latest, at]
    since.set(at, before)
  }
  const [all, booked] = [openSums(movements), openBookedSums(movements)]
  const sumsFor = (at: number): Sums[] =>
    [[0, movements.length] as const, [0, at] as const, [since.get(at) ?? 0, at] as const].flatMap(([from, to]) => [
      all(from, to),
      booked(from, to),
    ])
  return totals.flatMap(total => {
    const reading = parseBalance(total.text, notation)
    if (!('minor' in reading)) return []
    const stated = total.of === 'SIGNED_NET' ? reading.minor : magnitude(reading.minor)
    const sums = sumsFor(total.at)
    if (sums.some(each => candidates(total.of, each, balances).includes(stated))) return []
    const expected = candidates(total.of, all(0, movements.length), [])[0] ?? 0n
    const isCount = total.of.endsWith('COUNT')
    return [
      error(
        isCount ? 'COUNT_DIFFERS' : 'TOTAL_DIFFERS',
        { row: total.row, column: total.column, value: total.text },
        { expected: isCount ? String(expected / 100n) : formatMinor(expected) },
      ),
    ]
  })
}
