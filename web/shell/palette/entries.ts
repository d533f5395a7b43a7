// The entries of the palette, and which of them match the typed text. Pure.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A line of the palette. */
export type Entry = {
  id: string
  title: string
  detail?: ReactNode
  amount?: ReactNode
  icon: LucideIcon
  /** The shortcut for the same action. */
  keys?: string
  /** A page to open; or `run`. */
  to?: string
  run?: () => void
}

export type Section = { id: string; label: string; entries: readonly Entry[] }

/** Prefix of commands: no records are searched. */
const COMMAND = '>'

/** Shorter text would match everything. */
const SHORTEST_SEARCH = 2

/** The typed text: its words, and what to search records by (null: nothing). */
export function asked(typed: string): { words: readonly string[]; search: string | null; isCommand: boolean } {
  const isCommand = typed.trimStart().startsWith(COMMAND)
  const text = isCommand ? typed.trimStart().slice(COMMAND.length).trim() : typed.trim()
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter(word => word !== '')
  return { words, search: isCommand || text.length < SHORTEST_SEARCH ? null : text, isCommand }
}

/** Whether a title contains every word. */
export const fits = (title: string, words: readonly string[]): boolean => {
  const text = title.toLowerCase()
  return words.every(word => text.includes(word))
}

/** Entries whose title contains every word; those that begin with the first word come first. */
export function fitting(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const [first = ''] = words
  const begins = ({ title }: Entry) => Number(title.toLowerCase().startsWith(first))
  return entries.filter(({ title }) => fits(title, words)).toSorted((a, b) => begins(b) - begins(a))
}

/** How well a record matches: exact number or name, its end, its beginning, or a part of it. */
function certainty({ title }: Entry, words: readonly string[]): number {
  const parts = title.toLowerCase().split(' · ')
  const text = words.join(' ')
  if (parts.includes(text)) return 3
  if (words.some(word => /\d/.test(word) && parts.some(part => part.endsWith(word)))) return 2
  return parts.some(part => part.startsWith(text)) ? 1 : 0
}

/** The best matches: records by exact number or name, or titles that begin with these words; then the other records in order. */
export function bestOf(
  records: readonly Entry[],
  commands: readonly Entry[],
  words: readonly string[],
): { best: Entry | null; others: Entry[] } {
  const ranked = records.map(entry => ({ entry, by: certainty(entry, words) })).toSorted((a, b) => b.by - a.by)
  const [first] = ranked
  const text = words.join(' ')
  const command = text === '' ? undefined : commands.find(({ title }) => title.toLowerCase().startsWith(text))
  const isSure = first && (first.by > 1 || (first.by > 0 && !command))
  const best = isSure ? first.entry : (command ?? null)
  return { best, others: records.filter(entry => entry !== best) }
}

/** A title split at the matched words, to highlight them. */
export function marked(title: string, words: readonly string[]): { text: string; isMarked: boolean }[] {
  const sought = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (sought.length === 0) return [{ text: title, isMarked: false }]
  const parts = title.split(new RegExp(`(${sought.join('|')})`, 'gi'))
  return parts.flatMap((text, at) => (text === '' ? [] : [{ text, isMarked: at % 2 === 1 }]))
}
