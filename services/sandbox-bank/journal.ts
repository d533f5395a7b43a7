// The bank's append-only journal. It is the bank's only memory and its proof of what it did.
import type { Clock } from '../kit/clock.ts'
import { type Journal as JournalOf, openJournalFile } from '../kit/journal.ts'
import { type JournalEntry, journalEntry, type NewEntry } from './entries.ts'

export type Journal = JournalOf<JournalEntry, NewEntry>

export const openJournal = (path: string, clock: Clock): Journal => openJournalFile({ path, clock, form: journalEntry })
