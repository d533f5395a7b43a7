// Compares a month's entries with those already exported, to find what an export must contain. Pure.
import { entryKey, type JournalEntry } from './entries.ts'

/** An exported line, with the account of the chart that it was mapped to. */
export type ExportedLine = { account: string; code: string; name: string; debitMinor: bigint; creditMinor: bigint }
export type MappedEntry = Omit<JournalEntry, 'lines'> & { lines: readonly ExportedLine[] }
/** An entry of an export, in the order of its file. */
export type ExportedEntry = MappedEntry & { isReversal: boolean }
export type PastExport = { isFull: boolean; entries: readonly ExportedEntry[] }

/** What the accounting program has now, by key: a full export starts over, every other one adds to it. */
export function exportedState(exports: readonly PastExport[]): Map<string, MappedEntry> {
  const state = new Map<string, MappedEntry>()
  for (const { isFull, entries } of exports) {
    if (isFull) state.clear()
    for (const { isReversal, ...entry } of entries) {
      if (isReversal) state.delete(entryKey(entry))
      else state.set(entryKey(entry), entry)
    }
  }
  return state
}

/** What is booked. Names of records and accounts are left out: they may change without a new booking. */
const contentOf = ({ currency, lines }: MappedEntry) =>
  JSON.stringify([
    currency,
    lines.map(({ code, debitMinor, creditMinor }) => [code, String(debitMinor), String(creditMinor)]),
  ])

/** Whether an entry is unchanged since its export. */
export const isSame = (one: MappedEntry, other: MappedEntry): boolean => contentOf(one) === contentOf(other)

const reversalOf = (entry: MappedEntry): ExportedEntry => ({
  ...entry,
  isReversal: true,
  lines: entry.lines
    .map(line => ({ ...line, debitMinor: line.creditMinor, creditMinor: line.debitMinor }))
    .toSorted((one, other) => Number(other.debitMinor > 0n) - Number(one.debitMinor > 0n)),
})

/** The differences to what was exported: entries that are gone or changed are reversed, and changed ones are booked again. */
export function changesSince(
  state: ReadonlyMap<string, MappedEntry>,
  entries: readonly MappedEntry[],
): ExportedEntry[] {
  const now = new Set(entries.map(entryKey))
  const gone = [...state].filter(([key]) => !now.has(key)).map(([, entry]) => reversalOf(entry))
  return [
    ...gone,
    ...entries.flatMap(entry => {
      const before = state.get(entryKey(entry))
      if (before && isSame(before, entry)) return []
      const stands: ExportedEntry = { ...entry, isReversal: false }
      return before ? [reversalOf(before), stands] : [stands]
    }),
  ]
}
