import type { Row } from './delimited.ts'

/** Lines that the bank has not booked yet (`PEND`) are left out with a warning: a later file brings them with their day. */
export function isNotBooked(row: Row, column: string): boolean {
  if (!/^PEND(ING)?$/i.test(row.text(column))) return false
  row.warn('NOT_BOOKED', column)
  return true
}
