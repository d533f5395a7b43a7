// The journals of one service: reading months, exporting them, and the accounts that they post to.
import type { Change } from '../activity/table.ts'
import type { Tx } from '../database/database.ts'
import { commonErrors, type ErrorRow } from '../errors.ts'
import { Refusal, refuseFields } from '../http/problem.ts'
import { newId } from '../ids.ts'
import type { Locale } from '../messageValues.ts'
import { changesSince, type ExportedEntry, exportedState, isSame, type MappedEntry } from './changes.ts'
import { type ChartAccount, chartOf, mapped, type ProposedAccount, type SetAccount, unmappedOf } from './chart.ts'
import { entriesOf, entryKey, type Fact, type JournalEntry } from './entries.ts'
import { csvOf, type JournalLayout } from './layouts.ts'
import {
  type ExportHead,
  exportsOfMonth,
  holdMonth,
  insertExport,
  keepProposed,
  pastExports,
  readExportFile,
  readSetAccounts,
  writeSetAccounts,
} from './store.ts'

/** The limit for a month's file. */
export const MAX_ENTRIES = 20_000

export type JournalErrors = Readonly<
  Record<'journalUnmapped' | 'journalUnchanged' | 'journalNotExported' | 'journalTooLong', ErrorRow>
>

/** What a service provides for its journals. */
export type JournalSource = {
  /** Files are named after it. */
  name: string
  kinds: Readonly<Record<string, Readonly<Record<Locale, string>>>>
  /** Every account that its facts post to. */
  accounts: (tx: Tx) => Promise<readonly ProposedAccount[]>
  /** Postings between two days, at most `most` facts. */
  facts: (tx: Tx, period: { from: string; to: string; most: number }) => Promise<readonly Fact[]>
  today: (tx: Tx) => Promise<string>
  errors: JournalErrors
  tell: (
    tx: Tx,
    told: { action: 'EXPORTED'; exported: ExportHead } | { action: 'MAPPED'; changes: Change[] },
  ) => Promise<void>
}

export type Month = { first: string; last: string }

/** Refuses months that have not begun. */
export function monthOf(month: string, today: string): Month {
  const first = `${month}-01`
  if (first > today) throw refuseFields([{ path: 'month', error: 'INVALID_VALUE' }])
  const last = Temporal.PlainYearMonth.from(month)
  return { first, last: last.toPlainDate({ day: last.daysInMonth }).toString() }
}

const chart = async (tx: Tx, source: JournalSource, language: Locale) => {
  const { accounts, version } = await readSetAccounts(tx)
  return { accounts: chartOf(await source.accounts(tx), accounts, language), version }
}

/** The accounts with their settings. */
export const readChart = chart

async function entriesOfMonth(tx: Tx, source: JournalSource, { first, last }: Month): Promise<JournalEntry[]> {
  // One fact beyond the limit shows that there are too many.
  const facts = await source.facts(tx, { from: first, to: last, most: 3 * MAX_ENTRIES })
  const entries = entriesOf(facts)
  if (facts.length >= 3 * MAX_ENTRIES || entries.length > MAX_ENTRIES)
    throw new Refusal(source.errors.journalTooLong, { path: 'month', params: { most: MAX_ENTRIES } })
  return entries
}

/** Whether an entry was exported, and in its current form. */
export type EntryState = 'NEW' | 'EXPORTED' | 'CHANGED'

export type JournalMonth = {
  month: Month
  chart: ChartAccount[]
  entries: (JournalEntry & { state: EntryState })[]
  unmapped: ChartAccount[]
  exports: ExportHead[]
  /** How many entries an export of changes would have; 0 before the first export. */
  changeCount: number
}

/** A month's current entries, compared with those already exported. */
export async function readMonth(
  tx: Tx,
  source: JournalSource,
  { month, language }: { month: string; language: Locale },
): Promise<JournalMonth> {
  const period = monthOf(month, await source.today(tx))
  const entries = await entriesOfMonth(tx, source, period)
  const { accounts } = await chart(tx, source, language)
  const exports = await exportsOfMonth(tx, period.first)
  const state = exportedState(exports.length > 0 ? await pastExports(tx, period.first) : [])
  const whole = mapped(entries, accounts)
  return {
    month: period,
    chart: accounts,
    entries: entries.map((entry, at) => ({ ...entry, state: stateOf(state.get(entryKey(entry)), whole[at]) })),
    unmapped: unmappedOf(entries, accounts),
    exports,
    changeCount: exports.length === 0 ? 0 : countChanges(state, entries, whole),
  }
}

const stateOf = (before: MappedEntry | undefined, now: MappedEntry | undefined): EntryState =>
  before === undefined ? 'NEW' : now && isSame(before, now) ? 'EXPORTED' : 'CHANGED'

function countChanges(
  state: ReadonlyMap<string, MappedEntry>,
  entries: readonly JournalEntry[],
  whole: readonly (MappedEntry | undefined)[],
): number {
  const keys = new Set(entries.map(entryKey))
  const gone = [...state.keys()].filter(key => !keys.has(key)).length
  return gone + entries.filter((entry, at) => stateOf(state.get(entryKey(entry)), whole[at]) !== 'EXPORTED').length
}

export type ExportWish = {
  month: string
  layout: JournalLayout
  language: Locale
  /** Why an exported month is exported in full again; null: only what is new. */
  reason: string | null
}

/**
 * Creates the file of a month: all entries the first time, changes later, or all again with a reason. JR-1: refuses an account without a
 * code. JR-2: refuses if nothing changed. JR-3: refuses a full export again before the first one.
 */
export async function exportMonth(tx: Tx, source: JournalSource, wish: ExportWish): Promise<ExportHead> {
  const { layout, language, reason } = wish
  const period = monthOf(wish.month, await source.today(tx))
  await holdMonth(tx, period.first)
  const entries = await entriesOfMonth(tx, source, period)
  const { accounts } = await chart(tx, source, language)
  const unmapped = unmappedOf(entries, accounts)
  if (unmapped.length > 0)
    throw new Refusal(source.errors.journalUnmapped, {
      params: { accounts: unmapped.map(({ name }) => name).join(', ') },
    })
  const whole = mapped(entries, accounts).flatMap(entry => (entry ? [entry] : []))
  const past = await pastExports(tx, period.first)
  if (reason !== null && past.length === 0) throw new Refusal(source.errors.journalNotExported, { path: 'reason' })
  const isFull = past.length === 0 || reason !== null
  const file: ExportedEntry[] = isFull
    ? whole.map(entry => ({ ...entry, isReversal: false }))
    : changesSince(exportedState(past), whole)
  if (file.length === 0) throw new Refusal(source.errors.journalUnchanged)
  const used = new Set(entries.flatMap(({ lines }) => lines.map(line => line.account)))
  const proposed = accounts.filter(({ key, isProposed }) => isProposed && used.has(key))
  await keepProposed(
    tx,
    proposed.map(({ key, code }) => ({ key, code, name: null })),
  )
  const sequence = past.length + 1
  const isAgain = isFull && past.length > 0
  const head: ExportHead = {
    id: newId(),
    month: period.first,
    sequence,
    isFull,
    layout,
    language,
    reason,
    name: `${source.name}-${wish.month}-${sequence}${isAgain ? '-again' : ''}.csv`,
    entryCount: file.length,
    lineCount: file.reduce((sum, { lines }) => sum + lines.length, 0),
    createdAt: tx.clock.now().toString(),
    createdBy: tx.actorId,
    createdByName: tx.actorName,
  }
  await insertExport(
    tx,
    { ...head, content: csvOf(file, { language, marked: { sequence, isAgain }, kinds: source.kinds }) },
    file,
  )
  await source.tell(tx, { action: 'EXPORTED', exported: head })
  return head
}

/** A file as it was exported. */
export async function fileOfExport(tx: Tx, id: string): Promise<{ name: string; content: string }> {
  const found = await readExportFile(tx, id)
  if (!found) throw new Refusal(commonErrors.notFound)
  return found
}

/** Sets accounts of the chart. G-3: refuses if they changed meanwhile. G-7: refuses an account without postings. */
export async function setAccounts(
  tx: Tx,
  source: JournalSource,
  { accounts, version }: { accounts: readonly SetAccount[]; version: number },
): Promise<void> {
  const before = await chart(tx, source, 'en')
  const known = new Set(before.accounts.map(({ key }) => key))
  if (accounts.some(({ key }) => !known.has(key))) throw new Refusal(commonErrors.notFound)
  if (!(await writeSetAccounts(tx, version, accounts))) throw new Refusal(commonErrors.staleVersion)
  const after = await chart(tx, source, 'en')
  const told = (all: readonly ChartAccount[]) =>
    new Map(all.map(({ key, code, name }) => [key, `${code ?? '–'} ${name}`]))
  const [was, is] = [told(before.accounts), told(after.accounts)]
  const changed = [...known].filter(key => was.get(key) !== is.get(key))
  const listed = (of: ReadonlyMap<string, string>) => changed.map(key => of.get(key) ?? '').join('; ')
  if (changed.length > 0)
    await source.tell(tx, {
      action: 'MAPPED',
      changes: [{ field: 'journalAccounts', before: listed(was), after: listed(is) }],
    })
}
