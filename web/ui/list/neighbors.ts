// From one record to the next, in the order and with the filters of the list that one comes from.
import { useEffect } from 'react'

type Shown = {
  /** Addresses of the rows that are loaded, in their order. */
  addresses: readonly string[]
  /** How many the list has in all. */
  total: number
}

/** The rows that were seen last. */
let shown: Shown = { addresses: [], total: 0 }

/** Remembers the rows of a list for the pages of its records. */
export function useRememberedRows(addresses: readonly string[], total: number): void {
  useEffect(() => {
    shown = { addresses, total }
  }, [addresses, total])
}

type Neighbors = { previous: string | undefined; next: string | undefined; place: number; total: number }

/** What stands around a record in the list that was seen last; null when it is not in there. */
export function neighborsOf(address: string): Neighbors | null {
  const { addresses, total } = shown
  const index = addresses.indexOf(address)
  if (index < 0) return null
  return { previous: addresses[index - 1], next: addresses[index + 1], place: index + 1, total }
}
