// Quantities of lines, in ten-thousandths of a unit, and what follows from them for the order.
import type { Fulfillment, SalesOrderLineRow } from './table.ts'

type Quantities = Pick<SalesOrderLineRow, 'ordered' | 'received' | 'returned' | 'invoiced' | 'credited'>

/** The quantity at the customer. */
const netReceived = ({ received, returned }: Quantities): bigint => received - returned

/** The quantity still to be received. */
export const remainingOf = (line: Quantities): bigint => line.ordered - netReceived(line)

/** The quantity invoiced but not at the customer. Services are invoiced as ordered. */
export function creditDueOf(line: Quantities & Pick<SalesOrderLineRow, 'kind'>): bigint {
  const net = line.invoiced - line.credited
  const due = line.kind === 'SERVICE' ? 0n : net - netReceived(line)
  return due > 0n ? due : 0n
}

/** How much of an order is at the customer. */
export function fulfillmentOf(lines: readonly Quantities[]): Fulfillment {
  if (lines.every(line => netReceived(line) === 0n)) return 'UNFULFILLED'
  return lines.every(line => remainingOf(line) === 0n) ? 'FULFILLED' : 'PARTIALLY_FULFILLED'
}

/** The same in percent of the value, rounded down: 100 is all of it. */
export function receivedPercentOf(lines: readonly (Quantities & Pick<SalesOrderLineRow, 'baseMinor'>)[]): number {
  if (fulfillmentOf(lines) === 'FULFILLED') return 100
  // Hundredths of a percent of each line, weighted by value.
  const whole = lines.reduce((sum, { baseMinor }) => sum + baseMinor, 0n)
  const part = lines.reduce((sum, line) => sum + (line.baseMinor * netReceived(line) * 10_000n) / line.ordered, 0n)
  const percent = whole === 0n ? 0 : Number(part / (whole * 100n))
  return Math.min(percent, 99)
}
