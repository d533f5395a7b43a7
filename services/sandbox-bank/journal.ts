// The bank's journal: lines that are added and never changed. It is the bank's only memory and its proof of what it did.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Clock } from '../kit/clock.ts'
import { type JournalEntry, journalEntry, type NewEntry } from './entries.ts'

export type Journal = ReturnType<typeof openJournal>

/** All entries of a journal's file. A last line that was cut off by a crash was never acknowledged, and is none. */
function readJournal(path: string): JournalEntry[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.slice(0, -1).map(line => journalEntry.parse(JSON.parse(line)))
}

/** What a crash left of a line would spoil the next one. */
function dropTornLine(path: string) {
  if (!existsSync(path)) return
  const whole = readFileSync(path)
  truncateSync(path, whole.lastIndexOf('\n') + 1)
}

export function openJournal(path: string, clock: Clock) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const entries = readJournal(path)
  dropTornLine(path)
  const file = openSync(path, 'a', 0o600)
  return {
    entries: entries as readonly JournalEntry[],
    /** Writes what happened, all of it or nothing, before anybody is told. */
    append(...added: readonly NewEntry[]): JournalEntry[] {
      const at = clock.now().toString()
      const placed = added.map((entry, index) => ({ seq: entries.length + index + 1, at, ...entry }))
      writeSync(file, placed.map(entry => `${JSON.stringify(entry)}\n`).join(''))
      fsyncSync(file)
      entries.push(...placed)
      return placed
    },
    close: () => closeSync(file),
  }
}
