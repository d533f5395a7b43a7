// The bank: its keys, its journal, and the state derived from it.
import { join } from 'node:path'
import type { Clock } from '../kit/clock.ts'
import type { NewEntry } from './entries.ts'
import { openJournal } from './journal.ts'
import { openLedger, type Transfer } from './ledger.ts'
import { type BankKeys, prepareSandbox, readKeys } from './partners.ts'
import type { Pace } from './rails.ts'

export type Bank = ReturnType<typeof openBank>

export type BankOptions = {
  /** Its own directory, for keys and journal. */
  directory: string
  clock: Clock
  pace?: Pace
  /** Lines per page of a statement. */
  pageSize?: number
}

const MAX_LINES = 9_000

export function openBank({ directory, clock, pace = 'quick', pageSize = MAX_LINES }: BankOptions) {
  prepareSandbox(directory)
  const keys: BankKeys = readKeys(directory)
  const journal = openJournal(join(directory, 'journal.jsonl'), clock)
  const ledger = openLedger(journal.entries)
  const listeners = new Set<(transfer: Transfer) => void>()

  /** Entries are written to the journal before they take effect. */
  function record(...entries: readonly NewEntry[]) {
    for (const entry of journal.append(...entries)) ledger.apply(entry)
  }

  function end(transfer: Transfer) {
    const { bankCode, clientId, reference } = transfer
    const key = { bankCode, clientId, reference }
    if (transfer.willReturn) record({ kind: 'TRANSFER_RETURNED', ...key, reason: 'The beneficiary bank returned it' })
    else record({ kind: 'TRANSFER_SETTLED', ...key })
    for (const listener of listeners) listener(transfer)
  }

  return {
    clock,
    pace,
    pageSize,
    keys,
    journal,
    ledger,
    record,
    /** Delivers transfers that are due by now; with `all` all pending ones. */
    settle({ all = false } = {}) {
      const now = clock.now()
      for (const transfer of ledger.pending()) {
        const isDue = transfer.dueAt !== null && Temporal.Instant.compare(transfer.dueAt, now) <= 0
        if (all || isDue) end(transfer)
      }
    },
    /** Called when an order has ended. */
    onEnd: (listener: (transfer: Transfer) => void) => void listeners.add(listener),
    close: journal.close,
  }
}
