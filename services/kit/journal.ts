// An append-only journal in a file. It is a sandbox's only memory, and its proof of what it did.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'
import type { z } from 'zod'
import type { Clock } from './clock.ts'

export type Journal<Entry, New> = {
  entries: readonly Entry[]
  /** Writes all new entries or none, before any response is sent. */
  append: (...added: readonly New[]) => Entry[]
  close: () => void
}

/** All entries of a journal's file. A last line that was cut off by a crash was never acknowledged and is ignored. */
function readEntries<Entry>(path: string, form: z.ZodType<Entry>): Entry[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.slice(0, -1).map(line => form.parse(JSON.parse(line)))
}

/** The rest of a line from a crash would corrupt the next one. */
function dropTornLine(path: string) {
  if (!existsSync(path)) return
  const whole = readFileSync(path)
  truncateSync(path, whole.lastIndexOf('\n') + 1)
}

/** Opens a journal, or creates it. */
export function openJournalFile<Entry, New extends object>({
  path,
  clock,
  form,
}: {
  path: string
  clock: Clock
  form: z.ZodType<Entry>
}): Journal<Entry, New> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const entries = readEntries(path, form)
  dropTornLine(path)
  const file = openSync(path, 'a', 0o600)
  return {
    entries,
    append(...added) {
      const at = clock.now().toString()
      const placed = added.map((entry, index) => form.parse({ seq: entries.length + index + 1, at, ...entry }))
      writeSync(file, placed.map(entry => `${JSON.stringify(entry)}\n`).join(''))
      fsyncSync(file)
      entries.push(...placed)
      return placed
    },
    close: () => closeSync(file),
  }
}
