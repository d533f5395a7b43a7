// Sums and counts that a file states of its own lines: where they contradict the lines, one of the two is wrong.
import { type Notation, parseBalance } from './amounts.ts'
import { formatMinor } from '../../../kit/money.ts'
import { error, type Issue } from './format.ts'
import type { PlacedTotal } from './sections.ts'

/** A line's movement, in the order of the file; `isPending` ones may count or not. */
export type Movement = { signed: bigint; isPending: boolean }

type Sums = { credits: bigint; debits: bigint; creditCount: number; debitCount: number }

function sumsOf(movements: readonly Movement[]): Sums {
  const sums: Sums = { credits: 0n, debits: 0n, creditCount: 0, debitCount: 0 }
  for (const { signed } of movements)
    if (signed < 0n) {
      sums.debits -= signed
      sums.debitCount++
    } else {
      sums.credits += signed
      sums.creditCount++
    }
  return sums
}

const magnitude = (minor: bigint) => (minor < 0n ? -minor : minor)

/** What a number may be, each as the amount that its text would be read as. */
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
    case 'NET':
      return [net]
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

/** Errors of totals that fit neither all lines, nor those above them, nor those since the total before. */
export function contradictions(
  totals: readonly PlacedTotal[],
  movements: readonly Movement[],
  balances: readonly bigint[],
  notation: Notation,
): Issue[] {
  const starts = [0, ...totals.map(({ at }) => at)]
  const counted = new Map<string, Sums[]>()
  const sumsFor = (at: number): Sums[] => {
    const since = starts.filter(start => start < at).at(-1) ?? 0
    const key = `${since}-${at}`
    const known = counted.get(key)
    if (known) return known
    const ranges = [movements, movements.slice(0, at), movements.slice(since, at)]
    const sums = ranges.flatMap(range => [sumsOf(range), sumsOf(range.filter(({ isPending }) => !isPending))])
    counted.set(key, sums)
    return sums
  }
  return totals.flatMap(total => {
    const reading = parseBalance(total.text, notation)
    if (!('minor' in reading)) return []
    const stated = magnitude(reading.minor)
    const sums = sumsFor(total.at)
    if (sums.some(each => candidates(total.of, each, balances).includes(stated))) return []
    const expected = candidates(total.of, sums[0] ?? sumsOf([]), [])[0] ?? 0n
    const isCount = total.of.endsWith('COUNT')
    return [
      error(
        'TOTAL_DIFFERS',
        { row: total.row, column: total.column, value: total.text },
        { expected: isCount ? String(expected / 100n) : formatMinor(expected) },
      ),
    ]
  })
}
