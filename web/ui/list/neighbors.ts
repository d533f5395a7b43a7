// Navigates from one record to the next, in the order and with the filters of the list that the user came from.
import { useEffect } from 'react'

type Shown = {
  /** Addresses of the loaded rows, in order. */
  addresses: () => readonly string[]
  /** Total number of rows in the list. */
  total: number
}

/** The rows of the last list. */
let shown: Shown = { addresses: () => [], total: 0 }

/** Remembers a list's rows for the pages of its records; without addresses they have no pages. */
export function useRememberedRows<Row>(
  rows: readonly Row[],
  addressOf: ((row: Row) => string) | undefined,
  total: number,
): void {
  useEffect(() => {
    shown = { addresses: () => (addressOf ? rows.map(addressOf) : []), total }
  }, [rows, addressOf, total])
}

type Neighbors = { previous: string | undefined; next: string | undefined; place: number; total: number }

/** The neighbors of a record in the last list; null when it is not in there. */
export function neighborsOf(address: string): Neighbors | null {
  const addresses = shown.addresses()
  const { total } = shown
  const index = addresses.indexOf(address)
  if (index < 0) return null
  return { previous: addresses[index - 1], next: addresses[index + 1], place: index + 1, total }
}
